import type { ActorRefFrom } from 'xstate'
import type { signatureWorkbenchMachine } from '../../../machines/docs/signatureWorkbench.machine.ts'

export interface WorkbenchProps {
  actor: ActorRefFrom<typeof signatureWorkbenchMachine>
}
