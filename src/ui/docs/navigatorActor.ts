import type { ActorRefFrom } from 'xstate'
import type { navigatorMachine } from '../../machines/docs/navigator.machine.ts'

export type NavigatorActor = ActorRefFrom<typeof navigatorMachine>
