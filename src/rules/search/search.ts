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
  match?: SearchMatch
}

/** Why an entry was found. */
export interface SearchMatch {
  /** The words of its title and context that match, as `processTerm` makes them. */
  words: readonly string[]
  /** What is only in its text, for each word of the query that is not in title or context. */
  mentions: readonly string[]
}

/** What is indexed: a result and the text that it is found by. */
export interface SearchEntry extends SearchResult {
  text: string
}

interface ListedProduct {
  slug: string
  name: string
  summary: string
  description: string
}

interface ListedService {
  slug: string
  name: string
  endpointAddress: string
}

export const productEntry = (section: 'api' | 'baas', product: ListedProduct): SearchEntry => ({
  href: docsHref({ kind: 'product', section, product: product.slug, linked: false }),
  kind: 'product',
  title: product.name,
  context: product.summary,
  text: product.description,
})

/** `fields` are the names that its definition holds, where that is known. */
export const serviceEntry = (
  section: 'api' | 'baas',
  product: ListedProduct,
  { slug, name, endpointAddress }: ListedService,
  fields: readonly string[] = [],
): SearchEntry => ({
  href: docsHref({ kind: 'service', section, product: product.slug, service: slug }),
  kind: 'service',
  title: name,
  context: `${product.name}, ${endpointAddress}`,
  text: fields.join(' '),
})

const marks = /\p{M}/gu

/** Words are compared without case and accents; a dotless i is an i. */
export const processTerm = (term: string): string =>
  term.toLowerCase().normalize('NFKD').replace(marks, '').replace('ı', 'i')

/** A guide explains more than the glossary: where both are found by their titles, it comes first. */
export function guidesFirst<Result extends SearchResult>(results: readonly Result[]): Result[] {
  const isGuide = ({ kind, title, match }: Result) =>
    kind === 'page' && partsOf(title, match?.words ?? []).some(({ isMatch }) => isMatch)
  const isTerm = ({ kind }: Result) => kind === 'term'
  const ordered = [...results.filter(isGuide), ...results.filter(isTerm)].values()
  return results.map((result) => (isGuide(result) || isTerm(result) ? (ordered.next().value ?? result) : result))
}

const betweenWords = /([\n\r\p{Z}\p{P}]+)/u

/** @param fieldsByTerm the fields of an entry in which each indexed word was found */
export function matchOf(query: string, fieldsByTerm: Readonly<Record<string, readonly string[]>>): SearchMatch {
  const terms = Object.entries(fieldsByTerm)
  const words = terms.filter(([, fields]) => fields.some((field) => field !== 'text')).map(([term]) => term)
  const others = terms.map(([term]) => term).filter((term) => !words.includes(term))
  const mentions = query.split(betweenWords).flatMap((typed, at) => {
    const word = processTerm(typed)
    if (at % 2 === 1 || word === '' || words.some((term) => term.startsWith(word))) return []
    if (others.includes(word)) return [typed]
    return others.find((term) => term.startsWith(word)) ?? (words.length === 0 ? others.slice(0, 1) : [])
  })
  return { words, mentions: [...new Set(mentions)] }
}

/** A text in parts: the words that a search has found, and what is between them. */
export function partsOf(text: string, words: readonly string[]): { text: string; isMatch: boolean }[] {
  const parts: { text: string; isMatch: boolean }[] = []
  for (const part of text.split(betweenWords)) {
    const isMatch = part !== '' && words.includes(processTerm(part))
    const last = parts.at(-1)
    if (last && !last.isMatch && !isMatch) last.text += part
    else if (part !== '') parts.push({ text: part, isMatch })
  }
  return parts
}
