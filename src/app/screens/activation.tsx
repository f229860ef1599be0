import { ActivationView } from '../../ui/onboarding/ActivationView.tsx'
import { activationOf } from '../actors/activation.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (scope, portal, match) => ({
  element: (
    <ActivationView
      actor={startScopedActor(scope, activationOf(portal), {
        input: { key: match.params.key ?? '' },
        on: {
          notice: (notice) => {
            if (scope.isDisposed()) portal.notify(notice)
          },
        },
      })}
    />
  ),
})
