import MiniSearch, { type SearchResult as MiniSearchResult } from 'minisearch'
import { apiProducts, baasProducts, headingsOf } from '../../rules/catalogue.ts'
import type { Catalogue } from '../../rules/catalogueSchema.ts'
import {
  productEntry,
  type SearchEntry,
  type SearchKind,
  type SearchResult,
  searchIndexOptions,
  searchLimits,
  serviceEntry,
  tolerantFuzzy,
} from '../../rules/siteSearch.ts'

/** The products and services that the bank lists now. */
function listedEntries(catalogue: Catalogue): SearchEntry[] {
  const sections = [
    ['api', apiProducts(catalogue.products)],
    ['baas', baasProducts(catalogue.products)],
  ] as const
  return sections.flatMap(([section, products]) =>
    products.flatMap((product) => [
      productEntry(section, product),
      ...headingsOf(catalogue, product.id).flatMap(({ services }) =>
        services.map((service) => serviceEntry(section, product, service)),
      ),
    ]),
  )
}

const isListed = (kind: SearchKind) => kind === 'product' || kind === 'service'

/** What an address is pasted with: its method and its host are no words of the index. */
const beforePath = /^\s*(?:(?:get|post|put|delete)\s+)?(?:https?:\/\/[^/\s]+)?(?=\/)/i

/** The index that the build has made, read once; the bank's catalogue decides which products and services it finds. */
export function createSearchIndex(json: string) {
  const index = MiniSearch.loadJSON<SearchEntry>(json, searchIndexOptions as never)
  let known: Catalogue | null = null
  let listed: ReadonlySet<string> | undefined
  const follow = (catalogue: Catalogue | null) => {
    if (!catalogue || catalogue === known) return
    known = catalogue
    const entries = new Map(listedEntries(catalogue).map((entry) => [entry.href, entry]))
    listed = new Set(entries.keys())
    for (const [href, entry] of entries) if (!index.has(href)) index.add(entry)
  }
  /** The best matches of every word, best first. */
  return (query: string, catalogue: Catalogue | null): SearchResult[] => {
    follow(catalogue)
    const filter = ({ id, kind }: MiniSearchResult) => !listed || !isListed(kind) || listed.has(id)
    const words = query.replace(beforePath, '')
    const exact = index.search(words, { filter })
    return (exact.length > 0 ? exact : index.search(words, { filter, fuzzy: tolerantFuzzy }))
      .slice(0, searchLimits.results)
      .map(({ id, kind, title, context }) => ({ href: id, kind, title, context }))
  }
}
