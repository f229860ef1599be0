import { day, hour } from '../../src/rules/time/units.ts'
import { expire } from '../db/expire.ts'
import type { Bank } from './bank.ts'

/** How long an hour has a row of its own, in milliseconds; then it is a number in the row of its day. */
const hourRetention = 7 * day

/** How long a day's sums are kept: a day more than the longest report looks back. */
const dayRetention = 365 * day

/** Whose calls are summed: of one operation, and of one application or of all that have none. */
interface Series {
  operation: string
  applicationId: string | null
}

const startOf = (moment: number, unit: number) => moment - (((moment % unit) + unit) % unit)

const sumId = (start: number, { operation, applicationId }: Series) =>
  `${new Date(start).toISOString()}/${operation}/${applicationId ?? ''}`

const noCalls = () => Array.from({ length: 24 }, () => 0)

/** Adds a call to the sum of its hour, and rolls hours that are old into days. */
export async function addToHour(bank: Bank, now: number, call: Series & { failed: boolean }): Promise<void> {
  const { hours, days } = bank.tables
  const start = startOf(now, hour)
  const id = sumId(start, call)
  const { operation, applicationId: subject } = call
  const sum = hours.get(id) ?? { id, hour: new Date(start).toISOString(), operation, subject, calls: 0, failures: 0 }
  await hours.put({ ...sum, calls: sum.calls + 1, failures: sum.failures + (call.failed ? 1 : 0) })
  for (let row = hours.oldest(); row && Math.abs(now - Date.parse(row.hour)) > hourRetention; row = hours.oldest()) {
    await addToDay(bank, row)
    hours.delete(row.id)
  }
  expire(days, (row) => Math.abs(now - Date.parse(row.day)) > dayRetention)
}

type HourRow = NonNullable<ReturnType<Bank['tables']['hours']['get']>>

async function addToDay({ tables }: Bank, { hour: at, operation, subject, calls, failures }: HourRow): Promise<void> {
  const moment = Date.parse(at)
  const start = startOf(moment, day)
  const id = sumId(start, { operation, applicationId: subject })
  const opened = { id, day: new Date(start).toISOString(), operation, subject, calls: noCalls(), failures: noCalls() }
  const row = tables.days.get(id) ?? opened
  const index = (moment - start) / hour
  const plus = (sums: readonly number[], count: number) => sums.map((sum, at) => (at === index ? sum + count : sum))
  await tables.days.put({ ...row, calls: plus(row.calls, calls), failures: plus(row.failures, failures) })
}

export function callsOfHour({ tables }: Pick<Bank, 'tables'>, series: Series, start: number): number {
  const dayStart = startOf(start, day)
  const rolled = tables.days.get(sumId(dayStart, series))?.calls[(start - dayStart) / hour] ?? 0
  return rolled + (tables.hours.get(sumId(start, series))?.calls ?? 0)
}
