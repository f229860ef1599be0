import { type BankAccountPurpose, bankAccount, type PostingOrder } from './ledger.ts'

/** In TRY unless it names another currency. */
type Posting = Omit<PostingOrder, 'currency'> & { currency?: string }

/** What enters or leaves an account, and the contra posting on one of the bank's own. */
export const contraPostings = (
  purpose: BankAccountPurpose,
  { account, amount, currency = 'TRY', ...shown }: Posting,
): PostingOrder[] => [
  { account, amount, currency, ...shown },
  { account: bankAccount(purpose, currency), amount: -amount, currency },
]

/** A fee in minor units of TRY that an account pays, or gets back when it is below zero; no postings for no fee. */
export const feePostings = (account: string, fee: number, explanation: string): PostingOrder[] =>
  fee === 0 ? [] : contraPostings('FEES', { account, amount: -fee, transactionType: 'FEE', explanation })
