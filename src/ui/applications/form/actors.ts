import type { ActorRefFrom } from 'xstate'
import type { applicationFormMachine } from '../../../machines/applications/applicationForm.machine.ts'
import type { iconMachine } from '../../../machines/applications/icon.machine.ts'
import type { leavingMachine } from '../../../machines/leaving.machine.ts'
import type { CopyActor } from '../actors.ts'

export type ApplicationFormActor = ActorRefFrom<typeof applicationFormMachine>
export type IconActor = ActorRefFrom<typeof iconMachine>
export type LeavingActor = ActorRefFrom<typeof leavingMachine>

/** What the views of the form subscribe to. */
export interface ApplicationFormActors {
  actor: ApplicationFormActor
  icon: IconActor
  leaving: LeavingActor
  copying: CopyActor
}
