import { getDefaultStore } from 'jotai'
import { type DocsLocation, docsLocationOf } from '../../rules/docs.ts'
import { catalogueAtom } from '../../ui/catalogueState.ts'
import { DocsView } from '../../ui/docs/DocsView.tsx'
import { titleOf } from '../../ui/docs/titleOf.ts'
import { navigatorOf } from '../actors/docs.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { RouteMatch } from '../router/routes.ts'
import type { ShellScreen } from '../router/screen.ts'

const placeOf = ({ path, query }: RouteMatch) => {
  const place = docsLocationOf(path, query.get('linked'))
  if (!place) throw new Error(`${path} is no place of the documentation`)
  return place
}

const titleNow = (place: DocsLocation) => titleOf(place, getDefaultStore().get(catalogueAtom).catalogue)

export const screen: ShellScreen = (scope, shell, match) => {
  const navigator = startScopedActor(scope, navigatorOf(shell), { input: { location: placeOf(match) } })
  return {
    element: <DocsView actor={navigator} onRetryCatalogue={shell.reloadCatalogue} />,
    title: titleNow(placeOf(match)),
    update(next) {
      navigator.send({ type: 'location.change', location: placeOf(next) })
      return titleNow(placeOf(next))
    },
  }
}
