const usernameOf = ({ event }: { event: { username: string | null } }) => event.username

/** For charts whose data belong to who is signed in: `signedIn` is entered again for somebody else. */
export const sessionChanged = <const Target extends string>(signedIn: Target) =>
  [
    { guard: { type: 'isSame', params: usernameOf } },
    {
      guard: { type: 'isSignedIn', params: usernameOf },
      target: signedIn,
      actions: { type: 'setUsername', params: usernameOf },
    },
    { target: '.signedOut', actions: { type: 'setUsername', params: null } },
  ] as const
