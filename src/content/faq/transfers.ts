import { interbankReasons, internalReasons, transferStatuses } from '../../rules/bank/transferCodes.ts'
import type { FaqItem } from './item.ts'

const codes = (rows: readonly { code: string; meaning: string }[]) =>
  rows.map(({ code, meaning }) => `- ${code}: ${meaning}`).join('\n')

export const transferQuestions: readonly FaqItem[] = [
  {
    id: 'transfer-status-inquiry',
    question: 'How do I check the status of a transfer?',
    answer: `Send the transfer status inquiry with the reference number that the transfer returned.

- context.language: TR or EN, the language of the descriptions in the response
- isInternalTransfer: true for a transfer to an own account or to another customer of the bank, false for EFT and FAST
- referenceNumber: the reference number of the transfer
- transactionDate: the day of the transfer, as year, month and day

{
  "context": { "channel": "API", "language": "EN" },
  "isInternalTransfer": false,
  "referenceNumber": "20260314000187",
  "transactionDate": "2026-03-14"
}

Once a minute is enough for the same transfer. With a webhook, you don’t need to ask.`,
  },
  {
    id: 'transfer-status-answer',
    question: 'What does the transfer status inquiry return?',
    answer: `The response has two parts: data describes the transfer, and header describes the call.

{
  "data": {
    "errorCode": "",
    "message": "",
    "refereceNumber": "20260314000187",
    "responseType": "01",
    "responseTypeDesc": "REALIZED",
    "transactionDate": "2026-03-14",
    "accountingResponse": "OK"
  },
  "header": {
    "status": "SUCCESS",
    "statusCode": 200,
    "detailCode": "0",
    "message": null,
    "txId": "c41d7b0e95",
    "warnings": []
  }
}

- refereceNumber: the reference number from your request, spelt as shown
- responseType: the status value, 01 to 05
- responseTypeDesc: the name of that status
- errorCode: empty, or the reason why the transfer was not realized; message describes it
- accountingResponse: the response of the bank’s ledger
- txId: the ID of this call; include it when you write to us`,
  },
  {
    id: 'transfer-status-values',
    question: 'What do the transfer status values mean?',
    answer: `A transfer is in one of five states. The value is in responseType, and its name is in responseTypeDesc.

${transferStatuses.map(({ name, code, meaning }) => `- ${name} ${code}: ${meaning}`).join('\n')}

REALIZED and NOT REALIZED are final. After any other value, check again later.`,
  },
  {
    id: 'transfer-reason-codes',
    question: 'Which reason code does a transfer need?',
    answer: `The reason code states the purpose of a payment. The valid codes depend on where the money goes. The code -2 means that no reason is given, and it is valid for all transfers. For internal transfers you can also leave the field blank.

Transfers between accounts at this bank, to an own account or to another customer, use a letter, A to V:

${codes(internalReasons)}

EFT and FAST transfers to other banks use a number, 01 to 11:

${codes(interbankReasons)}`,
  },
]
