/** Texts of the activation page (000 section 2), apart from the forms' so that it loads none of their rules. */
export const activationTexts = {
  activation: 'Account activation',
  linkTooOld: 'Link expired?',
  resend: 'Resend activation mail',
  activating: 'Activation is completing...',
  activated: 'Your activation completed.',
  activationFailed: 'Activation failed. Reason : ',
  /** The key works once, so what was not answered, and what is refused after it, may have succeeded. */
  possiblyActive: 'Your account may already be active. Try signing in.',
  logIn: 'LOG IN',
} as const
