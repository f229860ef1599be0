/** What the signature of a call is made over (src/content/docs/authorization/authorization.mdx, Sign a request). */
export interface SignedText {
  /** Empty for a token request. */
  accessToken: string
  /** The body as it arrives, or the query string without its question mark. */
  sent: string
  part: 'body' | 'query string'
}

/** The text itself: the access token, followed at once by what is sent. */
export const signedTextOf = ({ accessToken, sent }: Pick<SignedText, 'accessToken' | 'sent'>): string =>
  `${accessToken}${sent}`
