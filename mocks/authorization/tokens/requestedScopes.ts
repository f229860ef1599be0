import { type Grant, grants } from '../../../src/rules/bank/authorization/grants.ts'
import { scopeNamed, scopesOfGrant } from '../../../src/rules/bank/authorization/scopes.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { TokenError } from './tokenError.ts'

/** The scope names of a `scope` parameter as the documentation spells them; an unknown name stays as it is. */
export const scopeNames = (scope: string): string[] =>
  scope
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => scopeNamed(name)?.name ?? name)

/** Why a scope is refused, with what to do: to activate an API helps only against the last of the three causes. */
function refusalReason(name: string, grant: Grant, activated: readonly string[]): string {
  const scope = scopeNamed(name)
  if (scope === undefined)
    return `There is no scope ${name}: ${grant} can grant ${activated.join(', ')} to this application.`
  const flows = grants.filter((each) => scopesOfGrant[each].includes(scope))
  if (!flows.includes(grant)) return `${grant} cannot grant ${name}: request it with ${flows.join(' or ')}.`
  return `No API that is activated for the application has the scope ${name}: activate one, or leave the scope out.`
}

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
  if (refused !== undefined) throw new TokenError('scope-not-activated', refusalReason(refused, grant, activated))
  return wanted.size === 0 ? activated : activated.filter((name) => wanted.has(name))
}
