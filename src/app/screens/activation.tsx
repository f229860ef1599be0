import { ActivationView } from '../../ui/onboarding/ActivationView.tsx'
import { activationOf } from '../actors/activation.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (visit, portal, place) => ({
  element: (
    <ActivationView
      actor={startOn(visit, activationOf(portal), {
        input: { key: place.params.key ?? '' },
        on: {
          notice: (notice) => {
            if (visit.isLeft()) portal.notify(notice)
          },
        },
      })}
    />
  ),
})
