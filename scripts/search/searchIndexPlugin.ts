import MiniSearch from 'minisearch'
import type { Plugin } from 'vite'
import type { SearchEntry } from '../../src/rules/search/search.ts'
import { searchIndexOptions } from '../../src/rules/search/searchRanking.ts'
import { sandboxCatalogue } from '../definitions/sandboxCatalogue.ts'
import { readCatalogue } from '../pages/services/readCatalogue.ts'
import { virtualModule } from '../vite/virtualModule.ts'
import { catalogueEntries, contentEntries } from './searchEntries.ts'

export function indexOf(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(searchIndexOptions as never)
  index.addAll(entries)
  return JSON.stringify(index)
}

export async function sandboxEntries(): Promise<SearchEntry[]> {
  const { definitionOf, ...lists } = await sandboxCatalogue()
  return catalogueEntries(readCatalogue(lists, 'The catalogue'), (serviceId) => definitionOf(serviceId, []))
}

/**
 * The module `virtual:search-index`: the index of what this build knows, as text. Without the sandbox that is the content;
 * the products and services of a bank are added from its catalogue in the page.
 */
export const searchIndexPlugin = ({ sandbox }: { sandbox: boolean }): Plugin => ({
  name: 'search-index',
  ...virtualModule('virtual:search-index', async () => {
    const entries = [...contentEntries({ sandbox }), ...(sandbox ? await sandboxEntries() : [])]
    return `export const searchIndex = ${JSON.stringify(indexOf(entries))}`
  }),
})
