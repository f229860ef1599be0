/** Texts of the activation page (000 section 2), apart from the forms' so that it loads none of their rules. */
export const activationTexts = {
  activation: 'Account activation',
  linkTooOld: 'Is the link too old?',
  resend: 'Resend activation mail',
  activating: 'Activation is completing...',
  activated: 'Your activation completed.',
  activationFailed: 'Activation failed. Reason : ',
  logIn: 'LOG IN',
} as const
