import { SandboxView } from '../../ui/sandbox/SandboxView.tsx'
import { sandboxOf } from '../actors/sandbox.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (visit, portal) => ({
  element: <SandboxView actor={startOn(visit, sandboxOf(portal), {})} />,
})
