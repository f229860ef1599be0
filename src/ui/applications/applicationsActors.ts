import type { ActorRefFrom } from 'xstate'
import type { applicationsMachine } from '../../machines/applications/applications.machine.ts'
import type { copyMachine } from '../../machines/applications/copy.machine.ts'

export type CopyActor = ActorRefFrom<typeof copyMachine>

/** What the views of My Applications subscribe to. */
export interface ApplicationsActors {
  actor: ActorRefFrom<typeof applicationsMachine>
  copying: CopyActor
}
