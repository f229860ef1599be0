import type { ResultOf } from '../../openapi/definedOperation.ts'
import { written } from '../shared/confirmation.ts'
import { pdf } from './pdf.ts'

type TransferReceipt = Omit<ResultOf<'transfer-status/transfer-receipt'>, 'document'>

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
      `Amount            ${written(receipt.amount)}`,
      `Fee               ${written(receipt.fee)}`,
      `Explanation       ${receipt.explanation}`,
      `Realized          ${receipt.realizedAt}`,
    ]),
  )
