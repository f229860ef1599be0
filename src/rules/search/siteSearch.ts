import { docsHref } from '../docs/docs.ts'

/** What the search finds, in the order in which its groups are listed when they match equally well. */
export const searchKinds = ['page', 'product', 'service', 'error', 'term', 'question'] as const

export type SearchKind = (typeof searchKinds)[number]

export interface SearchResult {
  /** Its address in the portal; no two entries share one. */
  href: string
  kind: SearchKind
  title: string
  /** Where it belongs or what it says, in a line. */
  context: string
}

/** What is indexed: a result and the text that it is found by. */
export interface SearchEntry extends SearchResult {
  text: string
}

interface ListedProduct {
  id: string
  name: string
  summary: string
  description: string
}

interface ListedService {
  serviceId: string
  name: string
  endpointAddress: string
}

export const productEntry = (section: 'api' | 'baas', product: ListedProduct): SearchEntry => ({
  href: docsHref({ kind: 'product', section, productId: product.id, linked: false }),
  kind: 'product',
  title: product.name,
  context: product.summary,
  text: product.description,
})

/** `fields` are the names that its definition holds, where that is known. */
export const serviceEntry = (
  section: 'api' | 'baas',
  product: ListedProduct,
  { serviceId, name, endpointAddress }: ListedService,
  fields: readonly string[] = [],
): SearchEntry => ({
  href: docsHref({ kind: 'service', section, productId: product.id, serviceId }),
  kind: 'service',
  title: name,
  context: `${product.name}, ${endpointAddress}`,
  text: fields.join(' '),
})

export const searchGroupTitles: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  product: 'Products',
  service: 'APIs',
  error: 'Error codes',
  term: 'Terms',
  question: 'Questions',
}

/** How many results a query shows at most, and how many choices are remembered. */
export const searchLimits = { results: 10, recent: 5 } as const

const marks = /\p{M}/gu

/** Words are compared without case and accents; a dotless i is an i. */
const processTerm = (term: string): string => term.toLowerCase().normalize('NFKD').replace(marks, '').replace('ı', 'i')

/** Shortest word in which one wrong letter is forgiven. */
const fuzzyFrom = 4

/** Forgives two, so that two letters may be exchanged; for a query that finds nothing. */
export const tolerantFuzzy = (term: string): number | false => (term.length < fuzzyFrom ? false : 2)

/** Options of the index: the build that makes it and the page that reads it need the same ones. */
export const searchIndexOptions = {
  idField: 'href',
  fields: ['title', 'context', 'text'],
  storeFields: ['kind', 'title', 'context'],
  processTerm,
  searchOptions: {
    // A match in a title outweighs any number of matches in a text.
    boost: { title: 20, context: 3 },
    prefix: true,
    fuzzy: (term: string) => (term.length < fuzzyFrom ? false : 1),
    combineWith: 'AND',
  },
} satisfies object
