import type { SandboxEvent } from '../src/rules/sandbox.ts'
import type { Bank } from './bank/bank.ts'

/** Single events that are kept; older ones live on in the hourly sums only. */
const eventsKept = 500
const hour = 3_600_000

/** Enters a call into the one log, and into the sum of its hour. */
export async function logEvent({ tables, clock }: Bank, event: Omit<SandboxEvent, 'at'>): Promise<void> {
  const now = clock.now()
  await tables.events.insert({ ...event, at: new Date(now).toISOString() })
  for (const { id } of tables.events.list({ take: tables.events.count() - eventsKept })) tables.events.delete(id)

  const start = new Date(now - (now % hour)).toISOString()
  const { operation, subject, status } = event
  const id = `${start}/${operation}/${subject ?? ''}`
  const sum = tables.hours.get(id) ?? { id, hour: start, operation, subject, calls: 0, failures: 0 }
  const failed = status < 200 || status > 299
  await tables.hours.put({ ...sum, calls: sum.calls + 1, failures: sum.failures + (failed ? 1 : 0) })
}
