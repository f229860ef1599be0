import { bankAccount, type PostingOrder } from '../../ledger/books/ledger.ts'

/** A fee in minor units of TRY that an account pays, or gets back when it is below zero; no postings for no fee. */
export const feePostings = (account: string, fee: number, explanation: string): PostingOrder[] =>
  fee === 0
    ? []
    : [
        { account, amount: -fee, currency: 'TRY', transactionType: 'FEE', explanation },
        { account: bankAccount('FEES', 'TRY'), amount: fee, currency: 'TRY' },
      ]
