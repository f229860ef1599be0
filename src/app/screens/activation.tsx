import { ActivationView } from '../../ui/onboarding/ActivationView.tsx'
import { activationOf } from '../actors/activation.ts'
import type { Screen } from '../screen.ts'

export const screen: Screen = (visit, portal, place) => ({
  element: <ActivationView actor={visit.start(activationOf(portal), { input: { key: place.params.key ?? '' } })} />,
})
