export const staySignedInTexts = {
  title: 'Are you still there?',
  refreshable: 'For your security, we sign you out when the time runs out.',
  ending: 'Your session is about to end and can’t be extended. Finish your work, or sign in again.',
  stay: 'Stay signed in',
  wait: 'The server is busy. Wait a moment, then try again.',
  signInAgain: 'Sign in again',
  notNow: 'Not now',
  signOut: 'Sign out',
  remaining: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  announced: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
} as const
