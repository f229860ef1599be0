import type { FaqItem } from './item.ts'
import { transferQuestions } from './transfers.ts'

export const technicalQuestions: readonly FaqItem[] = [
  ...transferQuestions,
  {
    id: 'webhook-types',
    question: 'Which transaction types does a webhook report?',
    answer: `A webhook tells your application about movements on the accounts it follows. The transaction type is one of these:

- CHVLH: a transfer between two customers of the bank
- CVIRM: a transfer between two accounts of the same customer
- EEFTO: a transfer to another bank through EFT
- FBTCH: a transfer through FAST, the instant payment system

Answer a notification with HTTP status 200 as soon as you have stored it, and do the work afterwards. Your application may receive the same notification twice, so compare reference numbers before you act on one.`,
  },
  {
    id: 'sub-accounts',
    question: 'When does the money on sub-accounts reach the main account?',
    answer: `Sub-accounts sweep to the main account at least hourly. The sweep moves the whole balance and leaves one movement on each side, both with the same reference number.

Q: Can I start a sweep myself?
A: No. If a payment must reach the main account at once, send it there and not to a sub-account.`,
  },
  {
    id: 'signing',
    question: 'How do I sign a request?',
    answer: `Sign with the private key whose public key is stored with your application, and send the signature in the sign header.

- Algorithm: SHA256withRSA
- POST: sign the access token followed by the request body, exactly as it is sent
- GET: sign the access token followed by the query string
- Signed answers: send isResponseSigned with the value true as a request header

A body that is formatted again after signing has another signature. Sign the bytes that you send.`,
  },
  {
    id: 'one-time-password',
    question: 'How do I complete a call that asks for a one-time password?',
    answer: `The first call answers with a transactionId and an authenticationType: 1 means SMS and 5 means mobile confirmation. Send both to the execute endpoint, with the access token of the first call in the Authorization header.

{
  "transaction_id": "8f1c2a7e40",
  "authenticationType": 1,
  "otp_info": "123456"
}

For mobile confirmation, send the activationId and requestId of the first answer instead of otp_info. The method must be the one that was used at login. In the sandbox any number of six digits is accepted.`,
  },
  {
    id: 'refused-calls',
    question: 'Why are my calls answered with Invalid IP or Too many requests?',
    answer: `Invalid IP: the call came from an address that is not in the IP list of your application. Add the address on the application's page. In the live environment the list is required.

Too many requests: a client may send 5 requests per second and 100 requests per day. Wait a second and try again. If your product needs more, write to us through the support page.`,
  },
]
