import { webhookTransactionTypes } from '../../rules/bank/webhooks.ts'
import type { FaqItem } from './item.ts'
import { transferQuestions } from './transfers.ts'

export const technicalQuestions: readonly FaqItem[] = [
  ...transferQuestions,
  {
    id: 'webhook-types',
    question: 'Which transaction types does a webhook report?',
    answer: `A webhook notifies your application of transactions on the accounts it follows. The transaction type is one of these:

${webhookTransactionTypes.map(({ type, meaning }) => `- ${type}: ${meaning}`).join('\n')}

Store a notification, respond with HTTP status 200, and process it afterwards. Your application may receive the same notification twice, so compare the webhook-id header before you act on one.`,
  },
  {
    id: 'sub-accounts',
    question: 'When does money in sub-accounts reach the main account?',
    answer: `Sub-accounts sweep to the main account at least hourly. The sweep moves the whole available balance and creates one transaction on each side, both with the same reference number.

Q: Can I start a sweep myself?
A: No. If a payment must reach the main account immediately, send it there and not to a sub-account.`,
  },
  {
    id: 'signing',
    question: 'How do I sign a request?',
    answer: `Sign with the private key that matches your application’s public key, and send the signature in the sign header.

- Algorithm: SHA256withRSA
- POST: sign the access token followed by the request body, exactly as you send it
- GET: sign the access token followed by the query string
- Signed responses: send isResponseSigned with the value true as a request header

Reformatting a body changes its signature. Sign the exact bytes that you send.`,
  },
  {
    id: 'one-time-password',
    question: 'How do I complete a call that asks for a one-time password?',
    answer: `The first call returns a transactionId and an authenticationType, where 1 means SMS and 5 means mobile confirmation. Send both to the execute endpoint, with the access token of the first call in the Authorization header.

{
  "context": { "channel": "API", "language": "EN" },
  "transaction_id": "8f1c2a7e40",
  "authenticationType": 1,
  "otp_info": "123456"
}

For mobile confirmation, send the activationId and requestId of the first response instead of otp_info. Use the same method as at sign-in. The sandbox accepts any six-digit number.`,
  },
  {
    id: 'refused-calls',
    question: 'Why do my calls return Invalid IP or Too many requests?',
    answer: `Invalid IP: the call came from an address that isn’t on your application’s IP list. Add the address on the application’s page. The live environment requires the list.

Too many requests: an application can make 5 calls a second and 100 calls a day. Wait as many seconds as the Retry-After header says, then try again. If your product needs more, write to us through the support page.`,
  },
]
