import type { FaqItem } from './item.ts'

/** Status values of a transfer (000 section 4). */
const transferStatuses = [
  ['REALIZED', '01', 'the money has reached the receiver'],
  ['SENT', '02', 'the transfer has left the bank, and the receiving bank has not confirmed it yet'],
  ['NOT REALIZED', '03', 'the transfer was refused or returned, and the amount is back on the account'],
  ['WAITING FOR APPROVAL', '04', 'the customer or a second signatory has to approve it'],
  ['PROCESSED', '05', 'the bank has taken the order and will send it in the next cycle'],
] as const

/** Reason codes of a transfer between the bank's own accounts, A to V (000 section 9). */
const internalReasons = [
  'Salary',
  'Rent of a home',
  'Rent of a workplace',
  'Invoice of a supplier',
  'Loan instalment',
  'Credit card debt',
  'Insurance premium',
  'Tax',
  'Social security premium',
  'Tuition',
  'Dues of a building or an association',
  'Purchase of a vehicle',
  'Purchase of real estate',
  'Investment or savings',
  'Foreign currency purchase',
  'Donation',
  'Allowance for a family member',
  'Scholarship',
  'Refund',
  'Dividend',
  'Transfer to an account of one’s own',
  'Other personal payment',
].map((meaning, index) => [String.fromCharCode(65 + index), meaning] as const)

/** Reason codes of EFT and FAST transfers to other banks, 01 to 11 (000 section 9). */
const interbankReasons = [
  'Rent of a home',
  'Rent of a workplace',
  'Other rent',
  'Payment for electronic commerce',
  'Payment to an employee',
  'Commercial payment',
  'Personal payment',
  'Investment',
  'Financial transaction',
  'Education',
  'Dues and subscriptions',
].map((meaning, index) => [String(index + 1).padStart(2, '0'), meaning] as const)

const codes = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([code, meaning]) => `- ${code}: ${meaning}`).join('\n')

export const transferQuestions: readonly FaqItem[] = [
  {
    id: 'transfer-status-inquiry',
    question: 'How do I ask what became of a transfer?',
    answer: `Send the transfer status inquiry with the reference number that the transfer answered.

- context.language: TR or EN, the language of the descriptions in the answer
- isInternalTransfer: true for a transfer inside the bank, false for EFT and FAST
- referenceNumber: the reference number of the transfer
- transactionDate: the day of the transfer, as year, month and day

{
  "context": { "language": "EN" },
  "isInternalTransfer": false,
  "referenceNumber": "20260314000187",
  "transactionDate": "2026-03-14"
}

Ask at most once a minute for the same transfer, or let a webhook tell you.`,
  },
  {
    id: 'transfer-status-answer',
    question: 'What does the transfer status inquiry answer?',
    answer: `The answer has two parts: data describes the transfer, header describes the call.

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

- refereceNumber: the reference number that you asked for, spelt as shown
- responseType: the status value, 01 to 05
- responseTypeDesc: the name of that status
- errorCode: empty, or why the transfer was not realized; message says it in words
- accountingResponse: what the bank's ledger answered
- txId: the number of this call; name it when you write to us`,
  },
  {
    id: 'transfer-status-values',
    question: 'What do the transfer status values mean?',
    answer: `A transfer is in one of five states. The value is in responseType, its name in responseTypeDesc.

${transferStatuses.map(([name, value, meaning]) => `- ${name} ${value}: ${meaning}`).join('\n')}

REALIZED and NOT REALIZED are final. After any other value, ask again later.`,
  },
  {
    id: 'transfer-reason-codes',
    question: 'Which reason code does a transfer need?',
    answer: `The reason code says what a payment is for. Which codes are valid depends on where the money goes. The code -2 means that no reason is given, and is valid for all transfers. For internal transfers the field may also be left blank.

Transfers between the bank's own accounts take a letter, A to V:

${codes(internalReasons)}

EFT and FAST transfers to other banks take a number, 01 to 11:

${codes(interbankReasons)}`,
  },
]
