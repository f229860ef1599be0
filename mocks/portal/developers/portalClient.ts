import { ApiError } from '../../http/apiError.ts'
import { authenticationRequired } from '../../http/authenticationRequired.ts'
import type { ApiRequest } from '../../http/message.ts'

/** The portal's credentials at the sandbox's authorization host; portal.json of sandbox builds has the same. */
export const portalClient = { id: 'portal', secret: 'portal-secret' }

/** Basic client authorization (RFC 6749 section 2.3.1). @throws ApiError (401). */
export function checkPortalClient(request: ApiRequest): void {
  const [, value] = /^basic +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (value === undefined) throw new ApiError(401, authenticationRequired)
  if (decoded(value) !== `${portalClient.id}:${portalClient.secret}`)
    throw new ApiError(401, 'Bad client credentials', 'invalid_client')
}

function decoded(base64: string): string | undefined {
  try {
    return atob(base64)
  } catch {
    return undefined
  }
}
