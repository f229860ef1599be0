import { passwordTexts } from '../../rules/password.ts'
import { ResetView } from '../../ui/password/ResetView.tsx'
import { resetOf } from '../actors/password.ts'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'
import { tellOnceLeft } from '../tellOnceLeft.ts'

export const screen: Screen = (visit, portal, place) => {
  const actor = startOn(visit, resetOf(portal), {
    input: { key: place.params.key ?? '' },
    on: {
      notice: portal.notify,
      failure: tellOnceLeft(visit, portal, passwordTexts.resetUnknown),
      'password.reset': () => portal.session.actor.send({ type: 'session.end' }),
    },
  })
  return { element: <ResetView actor={actor} /> }
}
