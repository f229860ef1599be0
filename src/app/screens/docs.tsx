import { getDefaultStore } from 'jotai'
import { type DocsLocation, docsLocationOf } from '../../rules/docs.ts'
import { catalogueAtom } from '../../ui/catalogueState.ts'
import { DocsView } from '../../ui/docs/DocsView.tsx'
import { titleOf } from '../../ui/docs/titleOf.ts'
import { navigatorOf } from '../actors/docs.ts'
import { startOn } from '../actors/startOn.ts'
import type { Place } from '../router/routes.ts'
import type { Screen } from '../router/screen.ts'

const placeOf = ({ path, query }: Place) => {
  const place = docsLocationOf(path, query.get('linked'))
  if (!place) throw new Error(`${path} is no place of the documentation`)
  return place
}

const titleNow = (place: DocsLocation) => titleOf(place, getDefaultStore().get(catalogueAtom).catalogue)

export const screen: Screen = (visit, portal, place) => {
  const navigator = startOn(visit, navigatorOf(portal), { input: { location: placeOf(place) } })
  return {
    element: <DocsView actor={navigator} onRetryCatalogue={portal.reloadCatalogue} />,
    title: titleNow(placeOf(place)),
    update(next) {
      navigator.send({ type: 'location.change', location: placeOf(next) })
      return titleNow(placeOf(next))
    },
  }
}
