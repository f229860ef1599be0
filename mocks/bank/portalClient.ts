import { Refusal } from '../refusal.ts'
import { fullAuthentication } from './tokens.ts'

/** How the portal names itself to the authorization host of the sandbox; portal.json of sandbox builds says the same. */
export const portalClient = { id: 'portal', secret: 'portal-secret' }

/** Basic client authorization (RFC 6749 section 2.3.1). @throws Refusal (401). */
export function checkPortalClient(request: Request): void {
  const [, value] = /^basic +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (value === undefined) throw new Refusal(401, fullAuthentication)
  if (decoded(value) !== `${portalClient.id}:${portalClient.secret}`)
    throw new Refusal(401, 'Bad client credentials', 'invalid_client')
}

function decoded(base64: string): string | undefined {
  try {
    return atob(base64)
  } catch {
    return undefined
  }
}
