import type { ActorRefFrom } from 'xstate'
import type { dataControlMachine } from '../../../machines/sandbox/dataControl.machine.ts'

export type DataControlActor = ActorRefFrom<typeof dataControlMachine>
