/** Texts of Discover APIs (000 sections 2 and 8). */
export const discoverTexts = {
  title: 'Discover APIs',
  intro: 'Browse the bank’s API products. Choose one to see what it does, what it returns and how to call it.',
  search: 'Search APIs',
  clear: 'Clear search',
  showMore: 'SHOW MORE',
  showLess: 'SHOW LESS',
  loading: 'Loading products',
  found: (count: number, all: number) =>
    `${count === all ? '' : `${count.toLocaleString('en')} of `}${all.toLocaleString('en')} product${all === 1 ? '' : 's'}`,
  empty: 'No products listed',
  emptyHint: 'The bank lists no API products at the moment. Check back later, or ask us on the support page.',
  none: 'No matching products',
  noneHint: 'Try another word, or ask us on the support page.',
} as const
