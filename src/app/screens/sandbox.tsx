import { SandboxView } from '../../ui/sandbox/SandboxView.tsx'
import { sandboxOf } from '../actors/sandbox.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = (scope, shell) => ({
  element: <SandboxView actor={startScopedActor(scope, sandboxOf(shell), {})} />,
})
