import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { openCallsMachine } from '../../../../machines/docs/openCalls.machine.ts'

export type OpenCallsActor = ActorRefFrom<typeof openCallsMachine>

/** The one actor of the portal, which starts with the first call that is tried out. */
export const openCallsAtom = atom<OpenCallsActor | null>(null)
