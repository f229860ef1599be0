import MiniSearch, { type SearchResult as MiniSearchResult } from 'minisearch'
import { apiProducts, baasProducts, servicesOf } from '../../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../../rules/catalogue/catalogueSchema.ts'
import {
  guidesFirst,
  matchOf,
  productEntry,
  type SearchEntry,
  type SearchKind,
  type SearchResult,
  serviceEntry,
} from '../../../rules/search/search.ts'
import { searchLimits } from '../../../rules/search/searchLimits.ts'
import { searchIndexOptions, tolerantFuzzy } from '../../../rules/search/searchRanking.ts'
import { yieldToMain } from '../shared/yieldToMain.ts'

/** The products and services that the bank lists now. */
function* listedEntries(catalogue: Catalogue): Iterable<SearchEntry> {
  const sections = [
    ['api', apiProducts(catalogue.products)],
    ['baas', baasProducts(catalogue.products)],
  ] as const
  for (const [section, products] of sections)
    for (const product of products) {
      yield productEntry(section, product)
      for (const service of servicesOf(catalogue, product.id)) yield serviceEntry(section, product, service)
    }
}

const isListed = (kind: SearchKind) => kind === 'product' || kind === 'service'

/** What an address is pasted with: its method and its host are no words of the index. */
const beforePath = /^\s*(?:(?:get|post|put|delete)\s+)?(?:https?:\/\/[^/\s]+)?(?=\/)/i

/** Entries that are indexed in one go: tens of thousands at once would hold up the page for seconds. */
const slice = 200

/** The index that the build has made, read once; the bank's catalogue decides which products and services it finds. */
export function createSearchIndex(json: string) {
  const index = MiniSearch.loadJSON<SearchEntry>(json, searchIndexOptions as never)
  let known: Catalogue | null = null
  let listed: ReadonlySet<string> | undefined
  /** One catalogue after another. */
  let following = Promise.resolve()
  async function take(catalogue: Catalogue) {
    const hrefs = new Set<string>()
    for (const entry of listedEntries(catalogue)) {
      if (!index.has(entry.href) && index.documentCount % slice === 0) await yieldToMain()
      if (!index.has(entry.href)) index.add(entry)
      hrefs.add(entry.href)
    }
    listed = hrefs
  }
  const follow = (catalogue: Catalogue | null) => {
    if (catalogue && catalogue !== known) {
      known = catalogue
      following = following.then(() => take(catalogue))
    }
    return following
  }
  /** The best matches of every word, best first. */
  return async (query: string, catalogue: Catalogue | null, signal?: AbortSignal): Promise<SearchResult[]> => {
    await follow(catalogue)
    // The letter that was typed shows first, and of several queries only the last is looked up.
    await yieldToMain()
    signal?.throwIfAborted()
    const filter = ({ id, kind }: MiniSearchResult) => !listed || !isListed(kind) || listed.has(id)
    const words = query.replace(beforePath, '')
    const exact = index.search(words, { filter })
    const found = (exact.length > 0 ? exact : index.search(words, { filter, fuzzy: tolerantFuzzy }))
      .slice(0, searchLimits.results)
      .map(({ id, kind, title, context, match }) => ({
        href: id,
        kind,
        title,
        context,
        match: matchOf(words, match),
      }))
    return guidesFirst(found)
  }
}
