import type { Tables } from '../../../../../../mocks/db/database.ts'
import { bookViolations } from '../../../../../support/bookViolations.ts'
import { bankAt } from '../../../../../support/ledgerBank.ts'

/** What is known of a bank's calls. */
export interface KnownCalls {
  name: string
  /** In minor units by account, before the first call. */
  balances: ReadonlyMap<string, number>
  /** The transfers that it had before the first call. */
  seeded: number
  /** The reference numbers that it has answered with. */
  acknowledged: readonly string[]
  unanswered: number
  /** The events that its receiver got, if it has one. */
  events?: ReadonlyMap<string, unknown>
}

/** Where what a bank has stored does not fit the calls: one line each. */
export function storedViolations(tables: Tables, calls: KnownCalls): string[] {
  const { name, balances, seeded, acknowledged, unanswered, events } = calls
  const bank = bankAt(tables, () => Date.now() + 10 * 86_400_000)
  const found = bookViolations({ bank }, balances)
  const stored = new Set(tables.transfers.list().map(({ id }) => id))
  if (new Set(acknowledged).size < acknowledged.length) found.push('a number was given twice')
  const lost = acknowledged.filter((id) => !stored.has(id))
  if (lost.length > 0) found.push(`acknowledged transfers are lost: ${lost.length}`)
  const others = stored.size - seeded - acknowledged.length
  if (others > unanswered) found.push(`${others} more than were acknowledged, and ${unanswered} unanswered`)
  for (const { id, lifecycle } of events ? tables.webhookDeliveries.list() : []) {
    if (lifecycle.value !== 'delivered') found.push(`${id} is ${lifecycle.value}`)
    if (!events?.has(id)) found.push(`${id} has never arrived`)
  }
  return found.map((line) => `${name === '' ? 'the default bank' : `the bank ${name}`}: ${line}`)
}
