import type { SeededProduct } from './product.ts'

const heading = 'Banking as a service'

/** The banking-as-a-service products; Discover does not list them, the documentation does. */
export const baasProducts: readonly SeededProduct[] = [
  {
    id: 40000,
    name: 'BaaS Onboarding',
    summary: 'New bank customers, onboarded inside your product.',
    description:
      'Onboards your users as customers of the bank: identity, address, agreements and the video call, step by step in your own screens.',
    type: 'SERVICE',
    drawing: 'M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 21a7 7 0 0 1 14 0M19 8v6M16 11h6',
    headings: {
      [heading]: [
        ['Customer application', 'POST', '/api/baas/v1/onboarding/applications', 'Starts an application'],
        ['Identity check', 'POST', '/api/baas/v1/onboarding/identity', 'Checks an identity document'],
        ['Application status', 'GET', '/api/baas/v1/onboarding/applications/{applicationId}', 'Tracks an application'],
      ],
    },
  },
  {
    id: 41000,
    name: 'BaaS Accounts',
    summary: 'Accounts of the bank under your brand.',
    description:
      'Opens and closes accounts for your customers and reads them. Sub-accounts are swept to your main account at least hourly.',
    type: 'SERVICE',
    drawing: 'M5 21V11.5a7 7 0 0 1 14 0V21M9 21v-9a3 3 0 0 1 6 0v9M2.5 21h19',
    headings: {
      [heading]: [
        ['Account opening', 'POST', '/api/baas/v1/accounts', 'Opens an account'],
        ['Account overview', 'GET', '/api/baas/v1/accounts/{accountNumber}', 'Reads an account'],
      ],
    },
  },
  {
    id: 42000,
    name: 'BaaS Money Transfers',
    summary: 'Transfers that your customers start in your product.',
    description:
      'Moves money between your customers at once, and to other banks by EFT and FAST, under your own limits.',
    type: 'SERVICE',
    drawing: 'M4 12h16M15 7l5 5-5 5M4 7v10',
    headings: {
      [heading]: [
        ['Transfer order', 'POST', '/api/baas/v1/moneytransfers', 'Starts a transfer'],
        ['Transfer order status', 'GET', '/api/baas/v1/moneytransfers/{referenceNumber}', 'Tracks a transfer'],
      ],
    },
  },
  {
    id: 43000,
    name: 'BaaS Cards',
    summary: 'Debit and prepaid cards with your brand.',
    description:
      'Orders cards, plastic or virtual, sets limits, blocks and renews them. The bank prints, mails and settles.',
    type: 'SERVICE',
    drawing: 'M4 6h16v12H4zM4 10h16M8 15l1.5 1.5L13 13',
    headings: {
      [heading]: [
        ['Card order', 'POST', '/api/baas/v1/cards', 'Orders a card'],
        ['Card limits', 'PUT', '/api/baas/v1/cards/{cardId}/limits', 'Sets the limits of a card'],
      ],
    },
  },
  {
    id: 44000,
    name: 'BaaS Investment',
    summary: 'Gold, currencies and funds inside your product.',
    description:
      'Buys and sells gold, currencies and funds for your customers at the rates of the bank, around the clock.',
    type: 'SERVICE',
    drawing: 'M3.5 17 9 11l4 3.5L20.5 7M15.5 7h5v5',
    headings: {
      [heading]: [
        ['Quote', 'POST', '/api/baas/v1/investment/quotes', 'Reads a price that is valid for ten seconds'],
        ['Order', 'POST', '/api/baas/v1/investment/orders', 'Buys or sells at a quoted price'],
      ],
    },
  },
]
