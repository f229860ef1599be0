import { docsPlaceOf, docsTitle } from '../../rules/docs.ts'
import { DocsView } from '../../ui/docs/DocsView.tsx'
import { navigatorOf } from '../actors/docs.ts'
import type { Place } from '../routes.ts'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

const placeOf = ({ path, query }: Place) => {
  const place = docsPlaceOf(path, query.get('linked'))
  if (!place) throw new Error(`${path} is no place of the documentation`)
  return place
}

export const screen: Screen = (visit, portal, place) => {
  const navigator = startOn(visit, navigatorOf(portal), { input: { place: placeOf(place) } })
  return {
    element: <DocsView actor={navigator} onRetryCatalogue={portal.reloadCatalogue} />,
    title: docsTitle(placeOf(place)),
    update(next) {
      navigator.send({ type: 'place.change', place: placeOf(next) })
      return docsTitle(placeOf(next))
    },
  }
}
