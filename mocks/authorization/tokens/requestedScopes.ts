import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { scopeNamed } from '../../../src/rules/bank/authorization/scopes.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { TokenError } from './tokenError.ts'

/** The scope names of a `scope` parameter as the documentation spells them; an unknown name stays as it is. */
export const scopeNames = (scope: string): string[] =>
  scope
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => scopeNamed(name)?.name ?? name)

/**
 * The scopes that a request asks for; all activated ones when it names none.
 * @throws TokenError when one of them, or the grant itself, is not activated for the application.
 */
export function requestedScopes(application: ApplicationRow, grant: Grant, scope: string | undefined): string[] {
  const activated = activatedScopes(application, grant)
  if (activated.length === 0)
    throw new TokenError(
      'grant-not-activated',
      `No API of the application allows ${grant}: activate one in the application's form.`,
    )
  const wanted = new Set(scopeNames(scope ?? ''))
  const refused = [...wanted].find((name) => !activated.includes(name))
  if (refused !== undefined)
    throw new TokenError(
      'scope-not-activated',
      `${grant} can grant ${activated.join(' ')} to this application, not ${refused}: activate an API of that scope.`,
    )
  return wanted.size === 0 ? activated : activated.filter((name) => wanted.has(name))
}
