export interface Notice<Variant extends 'success' | 'warning' | 'error' | 'info'> {
  type: 'notice'
  variant: Variant
  message: string
}

export const notice = <Variant extends 'success' | 'warning' | 'error' | 'info'>(
  variant: Variant,
  message: string,
): Notice<Variant> => ({ type: 'notice', variant, message })
