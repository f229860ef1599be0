import type { SeededProduct } from './product.ts'

const heading = 'Banking as a service'

/** The banking-as-a-service products; Discover does not list them, the documentation does. */
export const baasProducts: readonly SeededProduct[] = [
  {
    id: 40000,
    name: 'BaaS Onboarding',
    folder: 'baas-onboarding',
    summary: 'New bank customers, onboarded inside your product.',
    description:
      'Onboards your users as customers of the bank: identity, address, agreements and the video call, step by step in your own screens. An approved application returns the authorization ID for the tokens of the other BaaS services.',
    type: 'SERVICE',
    drawing: 'M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 21a7 7 0 0 1 14 0M19 8v6M16 11h6',
    headings: {
      [heading]: ['customer-application', 'identity-check', 'application-status'],
    },
  },
  {
    id: 41000,
    name: 'BaaS Accounts',
    folder: 'baas-accounts',
    summary: 'Accounts of the bank under your brand.',
    description:
      'Opens accounts for your customers and reads them. Sub-accounts are swept to your main account at least hourly.',
    type: 'SERVICE',
    drawing: 'M5 21V11.5a7 7 0 0 1 14 0V21M9 21v-9a3 3 0 0 1 6 0v9M2.5 21h19',
    headings: {
      [heading]: ['account-opening', 'account-overview'],
    },
  },
  {
    id: 42000,
    name: 'BaaS Money Transfers',
    folder: 'baas-money-transfers',
    summary: 'Transfers that your customers start in your product.',
    description:
      'Moves money between your customers at once, and to other banks by EFT and FAST, under your own limits.',
    type: 'SERVICE',
    drawing: 'M4 12h16M15 7l5 5-5 5M4 7v10',
    headings: {
      [heading]: ['transfer-order', 'transfer-order-status'],
    },
  },
  {
    id: 43000,
    name: 'BaaS Cards',
    folder: 'baas-cards',
    summary: 'Debit and prepaid cards with your brand.',
    description:
      'Orders cards, plastic or virtual, and sets what each can spend, down to nothing. The bank prints, mails and settles.',
    type: 'SERVICE',
    drawing: 'M4 6h16v12H4zM4 10h16M8 15l1.5 1.5L13 13',
    headings: {
      [heading]: ['card-order', 'card-limits'],
    },
  },
  {
    id: 44000,
    name: 'BaaS Investment',
    folder: 'baas-investment',
    summary: 'Gold, currencies and funds inside your product.',
    description:
      'Buys and sells gold, currencies and funds for your customers at the rates of the bank, around the clock.',
    type: 'SERVICE',
    drawing: 'M3.5 17 9 11l4 3.5L20.5 7M15.5 7h5v5',
    headings: {
      [heading]: ['quote', 'order'],
    },
  },
  {
    id: 45000,
    name: 'BaaS Customers',
    folder: 'baas-customers',
    summary: 'The customers that you brought to the bank.',
    description:
      'Lists your customers, reads whether the bank takes orders for one of them, and changes phone, email and address.',
    type: 'SERVICE',
    drawing:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14a6 6 0 0 1 3.5 6',
    headings: {
      [heading]: ['customer-list', 'customer-status', 'contact-update'],
    },
  },
  {
    id: 46000,
    name: 'BaaS Common',
    folder: 'baas-common',
    summary: 'Banks, reason codes and holidays for your screens.',
    description:
      'Lists what transfer and investment screens need: the banks that transfers reach, the reason codes they take, and the days on which EFT and funds rest.',
    type: 'SERVICE',
    drawing: 'M4 5h10v14H4zM14 8h6v11h-6M7 9h4M7 13h4M17 12h.1M17 15.5h.1',
    headings: {
      [heading]: ['bank-list', 'reason-code-list', 'holiday-list'],
    },
  },
  {
    id: 47000,
    name: 'BaaS Cancels',
    folder: 'baas-cancels',
    summary: 'Transfers, fund orders and cards, cancelled.',
    description:
      'Cancels transfers and fund orders of your customers before they are sent, and closes cards that are lost or no longer wanted.',
    type: 'SERVICE',
    drawing: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9 9l6 6M15 9l-6 6',
    headings: {
      [heading]: ['transfer-cancellation', 'order-cancellation', 'card-cancellation'],
    },
  },
]
