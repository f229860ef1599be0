export const sessionNotices = {
  signedOut: 'Logout successfully',
  expired: 'Your session has ended. Sign in again.',
  endedElsewhere: 'You were signed out in another tab or by the browser.',
  signedInElsewhere: (username: string) =>
    `Another tab signed in as ${username}. Unsaved changes of the previous account are not kept.`,
} as const
