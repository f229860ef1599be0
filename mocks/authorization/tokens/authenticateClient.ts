import type { Bank } from '../../bank/bank.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { TokenError } from './tokenError.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The user-pass of Basic credentials (RFC 7617 section 2), split at its first colon. */
function parseBasic(authorization: string): readonly [id: string, secret: string] | undefined {
  const [, encoded] = /^basic +(\S+) *$/i.exec(authorization) ?? []
  if (encoded === undefined) return undefined
  try {
    const userPass = utf8.decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
    const colon = userPass.indexOf(':')
    return colon < 0 ? undefined : [userPass.slice(0, colon), userPass.slice(colon + 1)]
  } catch {
    return undefined
  }
}

/** Form-decoded, as RFC 6749 section 2.3.1 encodes both halves; many clients send them plain. */
function decodeForm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** The application whose client ID and client secret the header has. @throws TokenError (401) */
export function authenticateClient({ tables }: Bank, authorization: string | null): ApplicationRow {
  if (authorization === null)
    throw unauthenticated('The Authorization header is missing: send Basic and the Base64 of client_id:client_secret.')
  const pair = parseBasic(authorization)
  if (!pair) throw unauthenticated('The Authorization header is not Basic and the Base64 of client_id:client_secret.')
  const find = ([id, secret]: readonly (string | undefined)[]) => {
    const found = id === undefined ? undefined : tables.applications.by('oauthClientId', id)
    return found?.oauthClientSecret === secret ? found : undefined
  }
  const application = find(pair) ?? find(pair.map(decodeForm))
  if (!application)
    throw unauthenticated(
      'The client ID or the client secret is wrong: copy both again, since Refresh Secret replaces both.',
    )
  return application
}

const unauthenticated = (reason: string) => new TokenError('client-not-authenticated', reason)
