import { brand } from '../../rules/brand.ts'
import { catalogueSize } from '../../rules/catalogue/catalogueSize.ts'
import type { FaqItem } from './item.ts'

export const generalQuestions: readonly FaqItem[] = [
  {
    id: 'what-is-the-portal',
    question: 'What can I build with the portal?',
    answer: `${brand.name} opens more than ${catalogueSize.apis} APIs under ${catalogueSize.categories} categories: accounts, payments, money transfers, cards, loans, investments, information services and banking as a service. You can find them and their documentation under Discover APIs.

Developers use them to show balances and payments in accounting software, to accept payments in a shop, to compare loans, or to offer accounts and cards under their own brand.`,
  },
  {
    id: 'api-or-baas',
    question: 'What is the difference between an API product and a BaaS service?',
    answer: `An API product serves customers of the bank. The customer gives consent, and your application reads accounts or starts payments for them.

A BaaS service serves your own customers. Your company offers accounts, transfers and cards under its own brand, and the bank runs them. Only BaaS services use the authorization ID flow.`,
  },
  {
    id: 'who-may-register',
    question: 'Who can register, and what does it cost?',
    answer: `Anyone who develops software can register, as an individual or for a company. Registration, the sandbox and the documentation are free of charge. The contract of a live product states its price.

- Individual API customer: signs in at the bank with a customer number and a password
- Corporate API customer: also sends a corporateUsername with the token request`,
  },
  {
    id: 'which-flow',
    question: 'Which authorization flow does my application need?',
    answer: `Every call carries an access token, and the flow that gives you the token depends on the API.

- Client credentials: for public APIs, such as branches, ATMs and rates; no customer is involved
- Authorization code: for private APIs, when the customer signs in on the bank’s own page
- Password: for private APIs, when your application can ask for the customer’s password itself
- Authorization ID: for BaaS services only

The flows follow OAuth 2.0. If you are new to it, start with https://www.rfc-editor.org/rfc/rfc6749.`,
  },
  {
    id: 'going-live',
    question: 'How does my application go live?',
    answer: `Going live isn’t self-service, because real customers and real money are involved.

- Finish your application in the sandbox, where all data is simulated
- Write to us through Contact Us on the support page and name your application and the APIs it needs
- Sign the contract and the request form that we send you
- Add the IP addresses of your servers to the IP list of the application; the live environment requires it

We review the application with you and then give you access to the live environment. For questions about the contract, write to ${brand.email}.`,
  },
]
