import type { Bank } from '../../bank/bank.ts'
import { account, type Entry, postEntry } from '../books/ledger.ts'
import { contraPostings } from '../books/postings.ts'

export interface ExchangeOrder {
  /** The account and how much leaves it, in minor units of its currency. */
  from: { account: string; amount: number }
  /** The account and how much reaches it. */
  to: { account: string; amount: number }
  /** On the purchase, in TRY, from the account that pays TRY. */
  tax?: number
  reference?: string
  explanation: string
}

/**
 * Changes money of one currency, or gold, into another for what the caller has calculated with rates.ts; the bank takes the
 * positions in both.
 * @throws LedgerError accountNotFound, accountClosed, accountBlocked, insufficientFunds
 */
export function bookExchange(bank: Bank, { from, to, tax = 0, reference, explanation }: ExchangeOrder): Promise<Entry> {
  const [source, target] = [account(bank, from.account), account(bank, to.account)]
  const leg = (accountNumber: string, amount: number, currency: string) =>
    contraPostings('EXCHANGE', { account: accountNumber, amount, currency, transactionType: 'CVIRM', explanation })
  const taxed =
    tax === 0
      ? []
      : contraPostings('TAXES', {
          account: source.id,
          amount: -tax,
          transactionType: 'FEE',
          explanation: 'Exchange tax',
        })
  return postEntry(bank, {
    kind: 'exchange',
    description: `${source.currency} to ${target.currency}`,
    ...(reference === undefined ? {} : { reference }),
    postings: [
      ...taxed,
      ...leg(source.id, -from.amount, source.currency),
      ...leg(target.id, to.amount, target.currency),
    ],
  })
}
