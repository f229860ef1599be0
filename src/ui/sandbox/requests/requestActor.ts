import type { ActorRefFrom } from 'xstate'
import type { requestMachine } from '../../../machines/sandbox/request.machine.ts'

export type RequestActor = ActorRefFrom<typeof requestMachine>
