import type { Session, SessionActor } from './session.ts'

/** What guards, header and dialogs may know of the session, from the first paint on. */
export interface SessionAccess {
  /** Undefined until the chart has come, which is after hydration; the session counts as restoring until then. */
  actor(): SessionActor | undefined
  status(): 'restoring' | 'signedOut' | 'signedIn'
  /** The username of who is signed in. */
  owner(): string | null
  /** Not while it is still to be seen what the cookie says. */
  isSettled(): boolean
  /** Has the session look at the cookie when that says something else. */
  check(): void
  /** What the header greets with; empty when nobody is signed in. */
  name(): string
  subscribe(listener: () => void): () => void
}

/** Stands for the session while it is on its way. */
export function createSessionAccess() {
  const listeners = new Set<() => void>()
  let session: Session | undefined
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const access: SessionAccess = {
    actor: () => session?.actor,
    status: () => session?.status() ?? 'restoring',
    owner: () => session?.owner() ?? null,
    isSettled: () => !!session?.isSettled(),
    check: () => session?.check(),
    name: () => session?.name() ?? '',
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    access,
    arrive(arrived: Session) {
      session = arrived
      session.subscribe(tell)
      tell()
    },
  }
}
