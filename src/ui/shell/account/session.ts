/** What the header shows of the session; the composition root derives it from the session's actor. */
export type SessionView =
  | { status: 'restoring' | 'signedOut' }
  | {
      status: 'signedIn'
      /** First name or, failing that, the username; empty while it is being read. */
      name: string
    }
