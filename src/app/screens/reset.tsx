import { ResetView } from '../../ui/password/ResetView.tsx'
import { resetOf } from '../actors/password.ts'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal, place) => {
  const actor = startOn(visit, resetOf(portal), {
    input: { key: place.params.key ?? '' },
    on: {
      notice: portal.notify,
      'password.reset': () => portal.session.actor.send({ type: 'session.end' }),
    },
  })
  return { element: <ResetView actor={actor} /> }
}
