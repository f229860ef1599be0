import { texts } from '../../rules/text/texts.ts'
import { passwordTexts } from '../../ui/password/passwordTexts.ts'
import { ResetView } from '../../ui/password/ResetView.tsx'
import { resetOf } from '../actors/password.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'
import { notifySuccess } from './shared/notifySuccess.ts'

export const screen: ShellScreen = (scope, shell, match) => {
  const actor = startScopedActor(scope, resetOf(shell), {
    input: { key: match.params.key ?? '' },
    interrupted: () => passwordTexts.outcomeUnknown(texts.interrupted),
    on: {
      'link.opened': () =>
        import('../actors/session/loginHint.ts').then(
          ({ requestLoginHint }) => requestLoginHint(shell),
          () => {},
        ),
      notice: shell.notify,
      failure: notifyIfDisposed(scope, shell, passwordTexts.outcomeUnknown),
      'password.reset': ({ source }) => {
        notifySuccess(scope, shell, passwordTexts.leftUpdated, source)
        shell.session.actor()?.send({ type: 'session.end' })
      },
    },
  })
  return { element: <ResetView actor={actor} /> }
}
