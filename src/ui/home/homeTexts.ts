import { catalogueSize } from '../../rules/catalogue/catalogueSize.ts'

export const heroTexts = {
  eyebrow: 'Open banking and banking as a service',
  headline: 'Build on a bank that opens its doors.',
  lead: 'Accounts, payments, cards and loans, as APIs you can read in an afternoon. Try them in a sandbox with simulated data, and go live when you are ready.',
  register: 'Register',
  discover: 'Discover the APIs',
} as const

export const homeTexts = {
  featured: 'Featured APIs',
  featuredLead: `Start with three. The catalogue holds more than ${catalogueSize.apis} APIs under ${catalogueSize.categories} categories.`,
  noFeatured: 'No APIs to show at the moment',
  noFeaturedHint: 'The catalogue is empty or unavailable. Try Discover APIs, or contact support.',
  support: 'Contact support',
  allProducts: 'See all APIs',
  partner: 'Why You Should Partner With Us',
  partnerLead:
    'A bank that opens its systems is a partner for those who write the code and for those who run the company.',
} as const

interface Side {
  title: string
  reasons: readonly { title: string; text: string }[]
}

/** The two columns of 'Why You Should Partner With Us' (000 section 2). */
export const partnerSides: readonly Side[] = [
  {
    title: 'Developers',
    reasons: [
      {
        title: 'A realistic sandbox',
        text: 'Simulated customers with balances, transactions and errors, as in the live environment.',
      },
      {
        title: 'Documentation you can rely on',
        text: 'Every field, error and limit of every API, with requests you can copy.',
      },
      { title: 'Open standards', text: 'OAuth 2.0, OpenAPI and signatures that work in any language.' },
      {
        title: 'People who answer',
        text: 'A developer channel, tickets with a history, and a blog about what comes next.',
      },
    ],
  },
  {
    title: 'Business',
    reasons: [
      {
        title: 'New revenue',
        text: 'Offer payments, loans and cards inside your own product, where your customers are.',
      },
      {
        title: 'Faster to market',
        text: 'Build on proven systems instead of licensing your own.',
      },
      { title: 'Bank-grade security', text: 'Consent, strong authentication and supervision are part of every call.' },
      {
        title: 'Room to grow',
        text: 'The same APIs serve the first customer and the millionth, in every country of the group.',
      },
    ],
  },
]
