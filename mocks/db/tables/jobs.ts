import { type Infer, object, string, unknown } from 'superstruct'
import { moment } from '../moment.ts'
import { table } from '../table.ts'

const jobRow = object({
  id: string(),
  /** When it is due by the bank's clock, in milliseconds since the epoch. */
  at: moment,
  /** Which handler runs it. */
  kind: string(),
  /** What the handler needs to know, as JSON. */
  data: unknown(),
})
export type JobRow = Infer<typeof jobRow>

export const jobTables = {
  /** What the bank does later; a job that has run is gone. */
  jobs: table(jobRow),
}
