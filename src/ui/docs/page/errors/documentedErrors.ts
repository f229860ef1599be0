import { apiErrorHelp } from '../../../../content/docs/apiErrorHelp.ts'
import { tokenErrorHelp } from '../../../../content/docs/tokenErrorHelp.ts'
import {
  everyTokenError,
  type IdentifiedTokenError,
  tokenErrorBody,
} from '../../../../rules/bank/authorization/tokenErrors.ts'
import { type ApiError, apiErrorBody, apiErrors } from '../../../../rules/docs/apiErrors.ts'

export interface DocumentedError {
  id: string
  status: number
  /** What identifies it in an answer. */
  title: string
  body: object
  cause: string
  remedy: string
}

const ofToken = (error: IdentifiedTokenError): DocumentedError => {
  const { id, status, description } = error
  const title = description === undefined ? error.error : `${error.error}: ${description}`
  return { id, status, title, body: tokenErrorBody(error), ...tokenErrorHelp[error.id] }
}

const ofGroup = (group: ApiError['group']) =>
  apiErrors
    .filter((error) => error.group === group)
    .map((error): DocumentedError => {
      const { id, status, message } = error
      return { id, status, title: message, body: apiErrorBody(error), ...apiErrorHelp[error.id] }
    })

/** Every documented error by where it comes from, in the order of the page. */
export const documentedErrors: readonly { id: string; title: string; errors: readonly DocumentedError[] }[] = [
  { id: 'general', title: 'General errors', errors: ofGroup('general') },
  { id: 'token', title: 'Token endpoint errors', errors: everyTokenError.map(ofToken) },
  { id: 'access', title: 'Access errors', errors: ofGroup('access') },
  { id: 'otp', title: 'One-time password errors', errors: ofGroup('otp') },
  { id: 'repetition', title: 'Idempotency errors', errors: ofGroup('repetition') },
]

/** What a search for an error looks in. */
export const textOfError = ({ status, title, body, cause, remedy }: DocumentedError): string =>
  [status, title, JSON.stringify(body), cause, remedy].join(' ')
