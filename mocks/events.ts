import type { SandboxEvent } from '../src/rules/sandbox.ts'
import type { Bank } from './bank/bank.ts'
import { expire } from './db/expire.ts'

/** Older events remain in the hourly sums only. */
const maxEvents = 500
const hour = 3_600_000

/** How long an hour's sum is kept: a day more than the longest report looks back. */
const hourRetention = 365 * 24 * hour

/** The id of an hour's sum. */
export const hourlySumId = (start: number, operation: string, subject: string | null): string =>
  `${new Date(start).toISOString()}/${operation}/${subject ?? ''}`

/**
 * Adds a call to the event log and to the sum of its hour. With `applicationId` it counts in a sum of that application;
 * the portal's own calls are summed for all developers together, or each registration would add a row.
 */
export async function logEvent(
  { tables, clock }: Bank,
  event: Omit<SandboxEvent, 'at'>,
  applicationId: string | null = null,
): Promise<void> {
  const now = clock.now()
  await tables.events.insert({ ...event, at: new Date(now).toISOString() })
  expire(tables.events, () => tables.events.count() > maxEvents)

  const { operation, status } = event
  const start = now - (now % hour)
  const id = hourlySumId(start, operation, applicationId)
  const opened = { id, hour: new Date(start).toISOString(), operation, subject: applicationId, calls: 0, failures: 0 }
  const sum = tables.hours.get(id) ?? opened
  const failed = status < 200 || status > 299
  await tables.hours.put({ ...sum, calls: sum.calls + 1, failures: sum.failures + (failed ? 1 : 0) })
  expire(tables.hours, (row) => Math.abs(now - Date.parse(row.hour)) > hourRetention)
}
