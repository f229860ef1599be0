export type NoticeVariant = 'success' | 'warning' | 'error' | 'info'

export interface Notice<Variant extends NoticeVariant> {
  type: 'notice'
  variant: Variant
  message: string
  /** Of a chart that changes several things, the one that it is about. */
  about?: string
}

export const notice = <Variant extends NoticeVariant>(variant: Variant, message: string): Notice<Variant> => ({
  type: 'notice',
  variant,
  message,
})
