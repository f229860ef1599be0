import { addressOf } from '../../../rules/routes/address.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import { requestNavigation } from '../../../ui/kit/links/beforeNavigate.ts'
import { type SearchActor, searchAtom } from '../../../ui/search/searchState.ts'
import { recentSearches, searchOf } from '../../actors/search/search.ts'
import { startActor } from '../../actors/shared/startActor.ts'
import type { PageShell } from '../shell/shell.ts'

export function startSearch({ environment, navigate, store }: PageShell, takeTyped: () => string): SearchActor {
  const { load, save } = recentSearches(() => localStorage)
  const machine = searchOf(load, () => store.get(catalogueAtom).catalogue)
  const actor = startActor(environment, machine, {
    on: {
      'result.chosen': ({ result, recent }) => {
        save(recent)
        const address = addressOf(result.href)
        if (address) requestNavigation(() => navigate(address))
      },
    },
  })
  for (const event of ['popstate', 'pushState', 'replaceState'])
    addEventListener(event, () => actor.send({ type: 'search.close' }))
  store.set(searchAtom, { actor, takeTyped })
  return actor
}
