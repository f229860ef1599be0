import { maxEvents } from '../../../src/rules/sandbox/requests/logLimits.ts'
import type { SandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import type { Bank } from '../../bank/bank.ts'
import { addToHour } from '../../bank/callCounts.ts'
import { expire } from '../../db/expire.ts'

type LoggedEvent = { [Key in keyof Omit<SandboxEvent, 'at'>]-?: Exclude<SandboxEvent[Key], undefined> }

/**
 * Adds a call to the event log and to the sum of its hour. A call of an application counts in the sums of that application;
 * the portal's own calls are summed for all developers together, or each registration would add a row.
 * Resolves with the event.
 */
export async function logEvent(bank: Bank, event: LoggedEvent): Promise<SandboxEvent> {
  const now = bank.clock.now()
  const { tables } = bank
  const logged = await tables.events.insert({ ...event, at: new Date(now).toISOString() })
  expire(tables.events, () => tables.events.count() > maxEvents)
  const { operation, application, status } = event
  await addToHour(bank, now, { operation, applicationId: application, failed: status < 200 || status > 399 })
  return logged
}
