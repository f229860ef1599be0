import { everyTokenError, type TokenErrorId } from '../../../src/rules/bank/authorization/tokenErrors.ts'
import { ApiError } from '../../http/apiError.ts'

const facts = new Map(everyTokenError.map((error) => [error.id, error]))

/** A failure of the token endpoint, and in one sentence what was wrong and how to fix it. */
export class TokenError extends ApiError {
  override readonly name = 'TokenError'

  constructor(id: TokenErrorId, reason: string) {
    const { status = 500, error, description } = facts.get(id) ?? {}
    super(status, description, error, { reason })
  }
}
