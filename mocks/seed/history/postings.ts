import { timeAt } from '../../bank/dates.ts'
import type { BankAccountPurpose, PostingOrder } from '../../ledger/books/ledger.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { rateAt } from '../../ledger/money/rates.ts'
import { interbankFee } from '../../ledger/transfers/transferRules.ts'
import type { Counterparty } from './story.ts'

type Type = NonNullable<PostingOrder['transactionType']>

const clearing: Readonly<Record<Type, BankAccountPurpose>> = {
  CHVLH: 'INTERBANK',
  CVIRM: 'INTERBANK',
  EEFTO: 'INTERBANK',
  FBTCH: 'INTERBANK',
  CARD: 'CARDS',
  BILL: 'BILLS',
  CASH: 'CASH',
  FEE: 'FEES',
  INTEREST: 'INTEREST',
}

/** One movement of an account, with the bank's own account on the other side. */
export function movement(
  account: string,
  currency: string,
  transactionType: Type,
  amount: number,
  { name, iban, explanation }: Partial<Counterparty>,
): PostingOrder[] {
  return contraPostings(clearing[transactionType], {
    account,
    amount,
    currency,
    transactionType,
    ...(name ? { counterparty: name } : {}),
    ...(iban ? { counterpartyIban: iban } : {}),
    explanation: explanation ?? '',
  })
}

/** Money to another bank, with the fee of today and before. */
export const interbank = (
  account: string,
  type: 'EEFTO' | 'FBTCH',
  amount: number,
  to: Counterparty,
): PostingOrder[] => [
  ...movement(account, 'TRY', 'FEE', -interbankFee, { explanation: type === 'EEFTO' ? 'EFT fee' : 'FAST fee' }),
  ...movement(account, 'TRY', type, -amount, to),
]

/** Between two accounts of this bank: their names when they are of different customers. */
export function internal(
  from: { account: string; name?: string },
  to: { account: string; name?: string },
  amount: number,
  explanation: string,
): PostingOrder[] {
  const transactionType = from.name === to.name ? 'CVIRM' : 'CHVLH'
  const leg = (account: string, signed: number, other: string | undefined): PostingOrder => ({
    account,
    amount: signed,
    currency: 'TRY',
    transactionType,
    ...(other === undefined || transactionType === 'CVIRM' ? {} : { counterparty: other }),
    explanation,
  })
  return [leg(from.account, -amount, to.name), leg(to.account, amount, from.name)]
}

/** A purchase or a sale of currency or gold at the rates of that moment, in minor units of it. */
export function trade(
  date: string,
  time: string,
  {
    from,
    to,
    bought,
  }: { from: [account: string, currency: string]; to: [account: string, currency: string]; bought: number },
): PostingOrder[] {
  const isSale = to[1] === 'TRY'
  const rate = rateAt(isSale ? from[1] : to[1], timeAt(date, time))
  const cost = Math.round((bought * (isSale ? (rate?.buy ?? 0) : (rate?.sell ?? 0))) / 1_000_000)
  const explanation = isSale ? `Sale of ${from[1]}` : `Purchase of ${to[1]}`
  const [paid, got] = isSale ? [bought, cost] : [cost, bought]
  const leg = (account: string, currency: string, amount: number) =>
    contraPostings('EXCHANGE', { account, amount, currency, transactionType: 'CVIRM', explanation })
  return [...leg(from[0], from[1], -paid), ...leg(to[0], to[1], got)]
}
