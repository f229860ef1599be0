import { createExternalStore } from '../../rules/externalStore.ts'
import type { Session, SessionActor } from './session.ts'

/** What guards, header and dialogs may know of the session, from the first paint on. */
export interface SessionAccess
  extends Pick<Session, 'status' | 'owner' | 'isSettled' | 'check' | 'name' | 'subscribe'> {
  /** Undefined until the chart has come, which is after hydration; the session counts as restoring until then. */
  actor(): SessionActor | undefined
}

/** Stands for the session while it is on its way. */
export function createSessionAccess() {
  const { get: session, set, subscribe } = createExternalStore<Session | undefined>(undefined)
  const access: SessionAccess = {
    actor: () => session()?.actor,
    status: () => session()?.status() ?? 'restoring',
    owner: () => session()?.owner() ?? null,
    isSettled: () => !!session()?.isSettled(),
    check: () => session()?.check(),
    name: () => session()?.name() ?? '',
    subscribe,
  }
  return {
    access,
    arrive(arrived: Session) {
      arrived.subscribe(() => set(arrived))
      set(arrived)
    },
  }
}
