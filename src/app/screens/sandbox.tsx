import { SandboxView } from '../../ui/sandbox/SandboxView.tsx'
import { sandboxOf } from '../actors/sandbox.ts'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal) => ({
  element: <SandboxView actor={startOn(visit, sandboxOf(portal), {})} />,
})
