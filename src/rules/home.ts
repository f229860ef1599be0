export const homeTexts = {
  featured: 'Featured APIs',
  /** 000 section 1; the sandbox's catalogue keeps the claim. */
  featuredLead: 'Three to begin with. The catalogue holds more than 46 APIs under 8 categories.',
  noFeatured: 'No API can be shown here at the moment',
  noFeaturedHint: 'The catalogue may be empty or out of reach. Discover APIs looks again; our support knows more.',
  support: 'Ask our support',
  allProducts: 'See all APIs',
  findOutMore: 'Find Out More',
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
        title: 'A sandbox that behaves',
        text: 'Simulated customers with balances, movements and errors, as in the live environment.',
      },
      {
        title: 'Documentation to rely on',
        text: 'Every field, error and limit of every API, with requests that you can copy.',
      },
      { title: 'Open standards', text: 'OAuth 2.0, OpenAPI and signatures that any language can make.' },
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
        title: 'New income',
        text: 'Offer payments, loans and cards inside your own product, where your customers are.',
      },
      {
        title: 'Sooner on the market',
        text: 'Build on systems that have run for years, and not on ones that you would have to license.',
      },
      { title: 'Security of a bank', text: 'Consent, strong authentication and supervision are part of every call.' },
      {
        title: 'Room to grow',
        text: 'The same APIs serve the first customer and the millionth, in every country of the group.',
      },
    ],
  },
]
