import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { authorizationMachine } from '../../../../machines/docs/authorization.machine.ts'

export type AuthorizationActor = ActorRefFrom<typeof authorizationMachine>

/** The one actor of the page, which starts with the first operation that is drawn; null where nothing can be tried out. */
export const authorizationAtom = atom<AuthorizationActor | null>(null)
