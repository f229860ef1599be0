import { ada, deniz, keptToken } from '../actions/people.ts'
import type { TakenStep } from './takenStep.ts'

/** No password, private key or token of the session is kept, shown, in the address or in the console. */
export async function secretViolations({ walk, after, complaints }: TakenStep): Promise<string[]> {
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
    'the history': after.historyState,
    'the console': complaints.join('\n'),
  }
  // A new private key is shown for a while, and what is typed is no text of the page.
  const shown = [...secrets['a password'], ...secrets['a token']].some((value) => after.prose.includes(value))
  const isSandbox = after.address.startsWith('/sandbox')
  return [...(shown && !isSandbox ? ['a password or token of the session is shown'] : []), ...inPlaces(secrets, places)]
}

function inPlaces(secrets: Record<string, string[]>, places: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([what, values]) =>
    Object.entries(places)
      .filter(([, text]) => values.some((value) => text.includes(value)))
      .map(([place]) => `${what} is in ${place}`),
  )
}
