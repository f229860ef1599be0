export const sessionNotices = {
  signedOut: 'Logout successfully',
  expired: 'Your session has ended. Sign in again.',
  endedElsewhere: 'You were signed out in another tab or by the browser.',
} as const
