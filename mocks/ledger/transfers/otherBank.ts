import { minute, second } from '../../../src/rules/time/units.ts'
import { endOfDay } from '../../bank/dates.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { ibanOf, otherBankCode } from '../../fixtures/iban.ts'
import { otherBankRecipients } from '../../fixtures/testCustomers/testCustomers.ts'
import { comparable } from './nameMatch.ts'

type Behaviour =
  | { outcome: 'confirmed'; delay: number }
  | { outcome: 'returned'; failure: 'ACCOUNT_CLOSED' | 'ACCOUNT_UNKNOWN' | 'NAME_MISMATCH'; delay: number }
  | { outcome: 'timedOut' }

/** How long the other bank takes to answer an EFT. */
const eftDelay = 10 * minute
const fastReturnDelay = 10 * second

/** Accounts at the other bank that do not take the money, so that every outcome can be tried. */
export const failingRecipients = {
  closed: { iban: ibanOf('2020000091', otherBankCode), failure: 'ACCOUNT_CLOSED' },
  unknown: { iban: ibanOf('2020000092', otherBankCode), failure: 'ACCOUNT_UNKNOWN' },
} as const

/** Its bank never confirms a FAST transfer. */
export const silentRecipient = ibanOf('2020000093', otherBankCode)

/** Whose bank takes half a minute to confirm a FAST transfer, which is then SENT meanwhile. */
const slowRecipient = otherBankRecipients[1].iban

/** What the other bank will do with a transfer: the accounts it does not have, another name than it knows, or the money. */
function behaviourOf({ kind, receiverIban, receiverName }: Transfer): Behaviour {
  const isFast = kind === 'FAST'
  const delay = isFast ? fastReturnDelay : eftDelay
  const failing = Object.values(failingRecipients).find(({ iban }) => iban === receiverIban)
  if (failing) return { outcome: 'returned', failure: failing.failure, delay }
  const known = otherBankRecipients.find(({ iban }) => iban === receiverIban)
  if (known && comparable(known.name) !== comparable(receiverName))
    return { outcome: 'returned', failure: 'NAME_MISMATCH', delay }
  if (isFast && receiverIban === silentRecipient) return { outcome: 'timedOut' }
  if (!isFast) return { outcome: 'confirmed', delay: eftDelay }
  return { outcome: 'confirmed', delay: receiverIban === slowRecipient ? 30 * second : 0 }
}

/** When the other bank's answer to a transfer that was sent is due, and what it is. */
export function answerOf(transfer: Transfer, sentAt: number, sentOn: string): Behaviour & { dueAt: number } {
  const behaviour = behaviourOf(transfer)
  return { ...behaviour, dueAt: behaviour.outcome === 'timedOut' ? endOfDay(sentOn) : sentAt + behaviour.delay }
}
