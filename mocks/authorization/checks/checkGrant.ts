import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { scopeNamed } from '../../../src/rules/bank/authorization/scopes.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import type { CallGrant } from './authenticateCall.ts'

/** How a definition names the access that a service needs (mocks/openapi/shared/security.yaml). */
export type SecurityScheme = 'publicAccess' | 'customerAccess' | 'baasAccess'

/** The scopes that a service needs, by the access that has them. */
export interface Requirement {
  access: Partial<Record<SecurityScheme, readonly string[]>>
  /** Any scope of the access will do. */
  anyScope: boolean
}

const accessOf: Readonly<Record<Grant, SecurityScheme>> = {
  client_credentials: 'publicAccess',
  password: 'customerAccess',
  authorization_code: 'customerAccess',
  authorization_id: 'baasAccess',
}

const grantsOf = (access: Requirement['access']) =>
  Object.entries(accessOf)
    .filter(([, name]) => access[name])
    .map(([grant]) => grant)

const canonical = (scope: string) => scopeNamed(scope)?.name ?? scope

/** A token that does not open a call, and the scopes that would. */
export class InsufficientScope extends ServiceError {
  constructor(
    readonly scopes: readonly string[],
    reason: string,
  ) {
    super(403, '-1', 'Insufficient scope', reason)
  }
}

/** @throws InsufficientScope (403) unless the grant is of a kind that the service takes, with the scopes that it needs */
export function checkGrant({ kind, scopes, lostScopes = [] }: CallGrant, { access, anyScope }: Requirement): void {
  const needed = access[accessOf[kind]]
  const refused = (reason: string) => new InsufficientScope(needed ?? Object.values(access)[0] ?? [], reason)
  if (!needed) throw refused(`This call takes no ${kind} token: request one with ${grantsOf(access).join(' or ')}.`)
  const granted = new Set(scopes.map(canonical))
  const missing = needed.filter((scope) => !granted.has(canonical(scope)))
  const lost = missing.filter((scope) => lostScopes.map(canonical).includes(canonical(scope)))
  if (lost.length > 0 && !anyScope)
    throw refused(
      `The application no longer has an API of the scope ${lost.join(' ')}: activate one in its form, then send the call again with the same token.`,
    )
  if (missing.length > 0 && !anyScope)
    throw refused(`The token does not have the scope ${missing.join(' ')}: request a token with it.`)
}
