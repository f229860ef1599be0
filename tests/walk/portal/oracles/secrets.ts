import { ada, deniz, keptToken } from '../actions/people.ts'
import type { Taken } from './taken.ts'

/** No password, private key or token of the session is kept, shown, in the address or in the console. */
export async function secretViolations({ walk, after, complaints }: Taken): Promise<string[]> {
  if (!after.isPortal) return []
  const token = await keptToken(walk.page)
  const secrets = {
    'a password': [deniz.password, ada.password],
    'a token': token ? [token.access_token, ...(token.refresh_token ? [token.refresh_token] : [])] : [],
    'a private key': ['BEGIN PRIVATE KEY', 'BEGIN RSA PRIVATE KEY'],
  }
  const places = {
    'the storage': after.storage,
    'the address': after.address,
    'the console': complaints.join('\n'),
  }
  return Object.entries(secrets).flatMap(([what, values]) =>
    Object.entries(places)
      .filter(([, text]) => values.some((value) => text.includes(value)))
      .map(([place]) => `${what} is in ${place}`),
  )
}
