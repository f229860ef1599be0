import {
  everyTokenError,
  type IdentifiedTokenError,
  tokenErrorBody,
} from '../../../src/rules/bank/authorization/tokenErrors.ts'
import { type DocumentedError, errorOfAnswer } from '../../openapi/documentedErrors.ts'

/** RFC 6749 section 5.1 asks for both, beside the other headers of an answer. */
export const uncached = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

const documented = (error: IdentifiedTokenError): DocumentedError =>
  errorOfAnswer({
    name: error.id,
    status: error.status,
    summary: error.description ?? error.error,
    headers: uncached,
    body: tokenErrorBody(error),
  })

/** The errors of the token endpoint by their address on the Error codes page. */
export const documentedTokenErrors = everyTokenError.map(documented)

/** Those that no form can avoid. */
export const documentedClientErrors = documentedTokenErrors.filter(({ name }) =>
  ['client-not-authenticated', 'several-authentications', 'token-server-error'].includes(name),
)
