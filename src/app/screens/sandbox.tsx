import { SandboxView } from '../../ui/sandbox/SandboxView.tsx'
import { sandboxOf } from '../actors/sandbox.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (scope, portal) => ({
  element: <SandboxView actor={startScopedActor(scope, sandboxOf(portal), {})} />,
})
