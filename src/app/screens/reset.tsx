import { passwordTexts } from '../../ui/password/passwordTexts.ts'
import { ResetView } from '../../ui/password/ResetView.tsx'
import { resetOf } from '../actors/password.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { Screen } from '../router/screen.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'

export const screen: Screen = (scope, portal, match) => {
  const actor = startScopedActor(scope, resetOf(portal), {
    input: { key: match.params.key ?? '' },
    on: {
      notice: portal.notify,
      failure: notifyIfDisposed(scope, portal, passwordTexts.resetUnknown),
      'password.reset': () => portal.session.actor.send({ type: 'session.end' }),
    },
  })
  return { element: <ResetView actor={actor} /> }
}
