import { SandboxView } from '../../ui/sandbox/SandboxView.tsx'
import { sandboxOf } from '../actors/sandbox.ts'
import type { Screen } from '../screen.ts'

export const screen: Screen = (visit, portal) => ({
  element: <SandboxView actor={visit.start(sandboxOf(portal), {})} />,
})
