/** What a call that cannot be sent says. */
export const tryItOutMessages = {
  tokenPlaceholder: '••••••••',
  tokenMissing: {
    none: 'Get an access token first.',
    expired: 'The access token has expired. Get a new one.',
  },
  keyMissing: 'This call is signed. Add the private key of your application first.',
  noPrivateKey: 'This is not an RSA private key. Paste the whole PEM text of the private key.',
  foreignAddress: 'This address does not belong to the bank, so nothing is sent to it.',
} as const
