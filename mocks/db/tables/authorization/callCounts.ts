import { array, integer, object, string } from 'superstruct'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'

/** By application, and by application and operation where the operation has a limit of its own. */
const callCount = object({
  id: string(),
  /** When the latest calls came, oldest first; as many as the limit of a second lets through. */
  recent: array(moment),
  /** In Istanbul. */
  day: string(),
  callsOfDay: integer(),
})

export const callCountTables = {
  callCounts: table(callCount, { isLog: true }),
}
