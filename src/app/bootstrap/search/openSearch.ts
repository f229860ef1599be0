import { texts } from '../../../rules/text/texts.ts'
import { createTypedAhead } from '../../../ui/kit/keys/typedAhead.ts'
import { failureOf, loadCode } from '../../../ui/kit/states/failure.ts'
import type { SearchActor } from '../../../ui/search/searchState.ts'
import type { PageShell } from '../shell/shell.ts'

/** Opens the search, whose code comes with its first use. When it does not come, a notice says so, and the next use asks again. */
export function createOpenSearch(shell: PageShell): () => void {
  let search: Promise<SearchActor> | undefined
  const { record, take } = createTypedAhead(() => {
    take()
    search?.then((actor) => actor.send({ type: 'search.close' }), take)
  })
  return () => {
    record()
    search ??= loadCode(() => import('./startSearch.ts')).then(({ startSearch }) => startSearch(shell, take))
    search.then(
      (actor) => actor.send({ type: 'search.open' }),
      (error) => {
        search = undefined
        take()
        const isOutdated = failureOf(error) === 'outdated'
        shell.notify({
          source: 'search',
          variant: 'error',
          message: isOutdated ? texts.outdated : 'Couldn’t load the search. Check your connection, then try again.',
        })
      },
    )
  }
}
