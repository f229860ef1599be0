import type { ActorRefFrom } from 'xstate'
import type { applicationFormMachine } from '../../../machines/applications/applicationForm.machine.ts'
import type { iconMachine } from '../../../machines/applications/icon.machine.ts'
import type { navigationBlockerMachine } from '../../../machines/navigationBlocker.machine.ts'
import type { CopyActor } from '../applicationsActors.ts'

export type ApplicationFormActor = ActorRefFrom<typeof applicationFormMachine>
export type IconActor = ActorRefFrom<typeof iconMachine>
export type NavigationBlockerActor = ActorRefFrom<typeof navigationBlockerMachine>

/** What the views of the form subscribe to. */
export interface ApplicationFormActors {
  actor: ApplicationFormActor
  icon: IconActor
  blocker: NavigationBlockerActor
  copying: CopyActor
}
