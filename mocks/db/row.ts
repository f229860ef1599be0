export interface Row {
  readonly id: string
}

export type Field<R extends Row> = keyof R & string
