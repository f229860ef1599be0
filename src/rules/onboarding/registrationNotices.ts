export const registrationNotices = {
  notRegistered: 'Your account wasn’t created. What you typed is kept as a draft, except your password.',
} as const
