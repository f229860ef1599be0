import type { ActorRefFrom } from 'xstate'
import type { signatureWorkbenchMachine } from '../../../machines/docs/signatureWorkbench.machine.ts'

export interface SignatureWorkbenchProps {
  actor: ActorRefFrom<typeof signatureWorkbenchMachine>
}
