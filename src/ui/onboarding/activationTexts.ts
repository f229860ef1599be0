/** Texts of the activation page (000 section 2). */
export const activationTexts = {
  activation: 'Account activation',
  linkTooOld: 'Link expired?',
  resend: 'Resend activation mail',
  activating: 'Activation is completing...',
  logIn: 'LOG IN',
} as const
