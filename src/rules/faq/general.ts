import { brand } from '../brand.ts'
import type { FaqItem } from './item.ts'

export const generalQuestions: readonly FaqItem[] = [
  {
    id: 'what-is-the-portal',
    question: 'What can I build with the portal?',
    answer: `${brand.name} opens more than 46 APIs under 8 categories: accounts, payments, money transfers, cards, loans, investments, information services and banking as a service. You find each of them under Discover APIs, with its documentation one click away.

Developers use them to bring balances and payments into accounting software, to collect money in a shop, to compare loans, or to offer accounts and cards under a brand of their own.`,
  },
  {
    id: 'api-or-baas',
    question: 'What is the difference between an API product and a BaaS service?',
    answer: `An API product works for a customer of the bank: the customer gives consent, and your application reads accounts or starts payments for them.

A BaaS service works for a customer of yours: your company offers accounts, transfers and cards under its own brand, and the bank runs them. BaaS services use the authorization-id flow, which no other product uses.`,
  },
  {
    id: 'who-may-register',
    question: 'Who may register, and what does it cost?',
    answer: `Anyone who develops software may register, as a person or for a company. Registration, the sandbox and the documentation are free of charge. What a live product costs is part of its contract.

- Individual API customer: signs in at the bank with a customer number and a password
- Corporate API customer: also sends a corporateUsername with the token request`,
  },
  {
    id: 'which-flow',
    question: 'Which authorization flow does my application need?',
    answer: `Every call carries an access token, and the flow that gives you the token depends on the API.

- Client credentials: for public APIs, such as branches, cash machines and rates; no customer takes part
- Authorization code: for private APIs, when the customer signs in on the bank's own page
- Password: for private APIs, when your application may ask for the customer's password itself
- Authorization id: for BaaS services only

The flows follow OAuth 2.0. If you are new to it, begin with https://www.rfc-editor.org/rfc/rfc6749.`,
  },
  {
    id: 'going-live',
    question: 'How does my application go live?',
    answer: `Going live is not self-service, because real customers and real money are involved.

- Finish your application in the sandbox, where all data is simulated
- Write to us through Contact Us on the support page and name your application and the APIs it needs
- Sign the contract and the request form that we send you
- Add the addresses of your servers to the IP list of the application: the live environment requires it

We check the application together with you and then open the live environment. For questions about the contract, write to ${brand.email}.`,
  },
]
