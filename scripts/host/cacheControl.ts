/** Files of assets/ have a hash in their name: they never change. Anything else is asked for again. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : revalidated

/** What may be another thing at the next request. */
export const revalidated = 'no-cache'

/** A refusal, or an answer of the bank's control calls. */
export const notStored = 'no-store'
