import { passwordTexts } from '../../rules/password.ts'
import { ResetView } from '../../ui/password/ResetView.tsx'
import { resetOf } from '../actors/password.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { tellOnceLeft } from './shared/tellOnceLeft.ts'

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
