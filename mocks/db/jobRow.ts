import { type Infer, integer, object, string, unknown } from 'superstruct'

export const jobRow = object({
  id: string(),
  /** When it is due by the bank's clock, in milliseconds since the epoch. */
  at: integer(),
  /** Which handler runs it. */
  kind: string(),
  /** What the handler needs to know, as JSON. */
  data: unknown(),
})
export type JobRow = Infer<typeof jobRow>
