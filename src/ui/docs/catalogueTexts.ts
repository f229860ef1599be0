export const catalogueTexts = {
  groupIntro: {
    api: 'What an application can read and do at the bank.',
    baas: 'What the bank runs for you, under your brand and inside your product.',
  },
  backToDiscover: 'Back to Discover APIs',
  noProductHint: 'It may have been renamed or removed from the catalogue.',
  internalProduct: 'This product is internal: it serves the bank’s own systems and isn’t open to developers.',
  allProducts: 'See all products',
  search: 'Search products',
  found: (count: number, all: number) =>
    `${count === all ? '' : `${count.toLocaleString('en')} of `}${all.toLocaleString('en')} product${all === 1 ? '' : 's'}`,
} as const
