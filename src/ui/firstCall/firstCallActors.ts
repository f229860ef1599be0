import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '../../machines/applications/copy.machine.ts'
import type { firstCallMachine } from '../../machines/firstCall/firstCall.machine.ts'

export interface FirstCallProps {
  actor: ActorRefFrom<typeof firstCallMachine>
  copying: ActorRefFrom<typeof copyMachine>
}
