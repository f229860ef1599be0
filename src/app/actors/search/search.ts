import { array, enums, is, string, type } from 'superstruct'
import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { searchMachine } from '../../../machines/search/search.machine.ts'
import type { Catalogue } from '../../../rules/catalogue/catalogueSchema.ts'
import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { addressOf } from '../../../rules/routes/address.ts'
import { type SearchResult, searchKinds } from '../../../rules/search/search.ts'
import { searchLimits } from '../../../rules/search/searchLimits.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { createSearchIndex } from './searchIndex.ts'

const key = 'portico.recentSearches'

const results = array(type({ href: string(), kind: enums([...searchKinds]), title: string(), context: string() }))

/** What was chosen last on this device; without storage it is forgotten with the page. */
export function recentSearches(storage: () => Storage) {
  return {
    load(): readonly SearchResult[] {
      const stored = readJson(storage, key)
      return is(stored, results) ? stored.filter(({ href }) => addressOf(href)).slice(0, searchLimits.recent) : []
    },
    save: (recent: readonly SearchResult[]) => void writeJson(storage, key, recent),
  }
}

type FindEntries = ReturnType<typeof createSearchIndex>

async function loadIndex(): Promise<FindEntries> {
  const [{ createSearchIndex }, { searchIndex }] = await loadCode(() =>
    Promise.all([import('./searchIndex.ts'), import('virtual:search-index')]),
  )
  return createSearchIndex(searchIndex)
}

export function searchOf(loadRecent: () => readonly SearchResult[], catalogue: () => Catalogue | null) {
  let loading: Promise<FindEntries> | undefined
  const index = (): Promise<FindEntries> => {
    loading ??= loadIndex()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const actors = {
    // The index is on its way before the first letter is typed; if it does not come, the first query says so.
    loadRecent: fromPromise(async () => {
      void index()
        .then((find) => find('', catalogue()))
        .catch(() => {})
      return loadRecent()
    }),
    findEntries: fromPromise(async ({ input: { query }, signal }) => (await index())(query, catalogue(), signal)),
  } satisfies ActorsOf<typeof searchMachine>
  return searchMachine.provide({ actors })
}
