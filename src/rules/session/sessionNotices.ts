export const sessionNotices = {
  signedOut: 'Logout successfully',
  expired: 'Your session has ended. Sign in again.',
  endedElsewhere: 'You were signed out in another tab or by the browser.',
  endedBy: (username: string) =>
    `You were signed out: another tab signed in as ${username}. Unsaved changes are not kept.`,
} as const
