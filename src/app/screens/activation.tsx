import { activationNotices } from '../../rules/onboarding/activationNotices.ts'
import { ActivationView } from '../../ui/onboarding/ActivationView.tsx'
import { activationOf } from '../actors/onboarding/activation.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = (scope, shell, match) => ({
  element: (
    <ActivationView
      actor={startScopedActor(scope, activationOf(shell), {
        input: { key: match.params.key ?? '' },
        interrupted: () => activationNotices.possiblyActive,
        on: {
          'link.opened': () =>
            import('../actors/session/loginHint.ts').then(
              ({ requestLoginHint }) => requestLoginHint(shell),
              () => {},
            ),
          notice: (notice) => {
            if (scope.isDisposed()) shell.notify(notice)
          },
        },
      })}
    />
  ),
})
