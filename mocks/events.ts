import type { SandboxEvent } from '../src/rules/sandbox.ts'
import type { Bank } from './bank/bank.ts'
import { expire } from './db/expire.ts'

/** Single events that are kept; older ones live on in the hourly sums only. */
const eventsKept = 500
const hour = 3_600_000

/** How long an hour's sum is kept: a day more than the longest report looks back. */
const hoursKept = 365 * 24 * hour

/** The id of an hour's sum. */
export const sumId = (start: number, operation: string, subject: string | null): string =>
  `${new Date(start).toISOString()}/${operation}/${subject ?? ''}`

/**
 * Enters a call into the one log, and into the sum of its hour. `summedFor` opens a sum of its own for an application;
 * the portal's own calls are summed for all developers together, or each registration would be a row of its own.
 */
export async function logEvent(
  { tables, clock }: Bank,
  event: Omit<SandboxEvent, 'at'>,
  summedFor: string | null = null,
): Promise<void> {
  const now = clock.now()
  await tables.events.insert({ ...event, at: new Date(now).toISOString() })
  expire(tables.events, () => tables.events.count() > eventsKept)

  const { operation, status } = event
  const start = now - (now % hour)
  const id = sumId(start, operation, summedFor)
  const opened = { id, hour: new Date(start).toISOString(), operation, subject: summedFor, calls: 0, failures: 0 }
  const sum = tables.hours.get(id) ?? opened
  const failed = status < 200 || status > 299
  await tables.hours.put({ ...sum, calls: sum.calls + 1, failures: sum.failures + (failed ? 1 : 0) })
  expire(tables.hours, (row) => Math.abs(now - Date.parse(row.hour)) > hoursKept)
}
