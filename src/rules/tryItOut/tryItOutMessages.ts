const lost = 'The bank may have carried out the call. Check the account or the order before you send it again.'

/** What a call that cannot be sent says, and one without an answer. */
export const tryItOutMessages = {
  lost,
  outcomeUnknown: (why: string) => `${why}. ${lost}`,
  sessionEnded: 'Your session ended before the bank answered',
  /** Of a call that was closed on its way. */
  closed: {
    done: 'The bank carried out the call that you closed.',
    unconfirmed: 'The call that you closed needs a one-time password, so the bank didn’t carry it out.',
    refused: (why: string) => `The bank refused the call that you closed. ${why}`.trim(),
    notSent: (why: string) => `The call that you closed wasn’t sent. ${why}`.trim(),
    noAnswer: 'No response to the call that you closed',
  },
  tokenPlaceholder: '••••••••',
  tokenMissing: {
    none: 'Get an access token first.',
    expired: 'The access token has expired. Get a new one.',
  },
  otherSignIn:
    'The call waits for a token of the customer, application and flow that it was sent with. Get such a token, then complete the call.',
  offline: 'You are offline. Nothing was sent.',
  keyMissing: 'This call is signed. Add the private key of your application first.',
  noPrivateKey: 'This isn’t an RSA private key. Paste the whole PEM text of the private key.',
  foreignAddress: 'This address doesn’t belong to the bank, so nothing is sent to it.',
} as const
