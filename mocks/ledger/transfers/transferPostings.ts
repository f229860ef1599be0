import type { Bank } from '../../bank/bank.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { account, bankAccount, type EntryOrder, type PostingOrder } from '../books/ledger.ts'
import { feePostings } from '../books/postings.ts'

/** What takes the money of an EFT or a FAST transfer and its fee from the sender, to clearing. */
export function interbankDebit(transfer: Transfer): PostingOrder[] {
  const { kind, senderAccount, amount, currency, receiverName } = transfer
  return [
    ...feePostings(senderAccount, transfer.fee, `${kind} fee`),
    { ...outgoing(transfer), transactionType: kind === 'FAST' ? 'FBTCH' : 'EEFTO', counterparty: receiverName },
    { account: `${kind}-${currency}`, amount, currency },
  ]
}

/** What takes a transfer's money from the sender: to the other account, or to clearing for the other bank. */
export function debitEntry(bank: Bank, transfer: Transfer): EntryOrder {
  const { id: reference, kind, senderAccount, receiverAccount, amount, currency, explanation } = transfer
  const { receiverName, receiverIban } = transfer
  if (kind !== 'INTERNAL')
    return {
      kind: kind.toLowerCase(),
      description: `${kind} to ${receiverIban}`,
      reference,
      postings: interbankDebit(transfer),
    }
  const sender = account(bank, senderAccount)
  const receiver = account(bank, receiverAccount ?? '')
  const isOwn = sender.customerNumber === receiver.customerNumber
  const transactionType = isOwn ? 'CVIRM' : 'CHVLH'
  return {
    kind: 'internal',
    description: `Transfer to ${receiver.id}`,
    reference,
    postings: [
      { ...outgoing(transfer), transactionType, ...(isOwn ? {} : { counterparty: receiverName }) },
      {
        account: receiver.id,
        amount,
        currency,
        transactionType,
        ...(isOwn ? {} : { counterparty: sender.holders[0] ?? '' }),
        counterpartyIban: sender.iban,
        explanation,
      },
    ],
  }
}

const outgoing = ({ senderAccount, amount, currency, receiverIban, explanation }: Transfer): PostingOrder => ({
  account: senderAccount,
  amount: -amount,
  currency,
  counterpartyIban: receiverIban,
  explanation,
})

/** The money of an EFT or a FAST transfer leaves the bank for good. */
export const settlementEntry = ({ id: reference, kind, amount, currency }: Transfer): EntryOrder => ({
  kind: `${kind.toLowerCase()}-settlement`,
  description: `Settlement of ${reference}`,
  reference,
  authority: 'bank',
  postings: [
    { account: `${kind}-${currency}`, amount: -amount, currency },
    { account: bankAccount('INTERBANK', currency), amount, currency },
  ],
})

/** Amount and fee are back with the sender. */
export function reversalPostings(transfer: Transfer): PostingOrder[] {
  const { id, kind, senderAccount, amount, currency, receiverName, receiverIban } = transfer
  return [
    ...feePostings(senderAccount, -transfer.fee, `${kind} fee, reversed`),
    {
      account: senderAccount,
      amount,
      currency,
      transactionType: kind === 'FAST' ? 'FBTCH' : 'EEFTO',
      counterparty: receiverName,
      counterpartyIban: receiverIban,
      explanation: `Reversal of ${id}`,
    },
    { account: `${kind}-${currency}`, amount: -amount, currency },
  ]
}

/** Amount and fee of an EFT or a FAST transfer are back in the account, also in a blocked one. */
export const reversalEntry = (transfer: Transfer): EntryOrder => ({
  kind: `${transfer.kind.toLowerCase()}-reversal`,
  description: `Reversal of ${transfer.id}`,
  reference: transfer.id,
  authority: 'bank',
  postings: reversalPostings(transfer),
})
