import type { Money } from '../../ledger/money/money.ts'
import { pdf } from './pdf.ts'

interface TransferReceipt {
  referenceNumber: string
  receiptNumber: string
  senderName: string
  senderIban: string
  receiverName: string
  receiverIban: string
  amount: Money
  fee: Money
  explanation: string
  realizedAt: string
}

const inWords = ({ amount, currency }: Money) => `${amount} ${currency}`

/** The receipt of a transfer as a PDF file in Base64. */
export const receiptDocument = (receipt: TransferReceipt): string =>
  btoa(
    pdf([
      `Receipt ${receipt.receiptNumber}`,
      '',
      `Reference number  ${receipt.referenceNumber}`,
      `Sender            ${receipt.senderName}`,
      `                  ${receipt.senderIban}`,
      `Recipient         ${receipt.receiverName}`,
      `                  ${receipt.receiverIban}`,
      `Amount            ${inWords(receipt.amount)}`,
      `Fee               ${inWords(receipt.fee)}`,
      `Explanation       ${receipt.explanation}`,
      `Realized          ${receipt.realizedAt}`,
    ]),
  )
