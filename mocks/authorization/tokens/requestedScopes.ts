import { definitions } from 'virtual:definitions'
import type { Grant } from '../../../src/rules/bank/grants.ts'
import { scopeNamed, scopesOfGrant } from '../../../src/rules/bank/scopes.ts'
import { memoize } from '../../../src/rules/memoize.ts'
import type { ApplicationRow } from '../../db/tables/applications.ts'
import { seededServices } from '../../fixtures/catalogue/services.ts'
import { TokenError } from './tokenError.ts'

interface Document {
  paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>
}

const scopesOfDefinition = (document: string): string[] =>
  Object.values((JSON.parse(document) as Document).paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ security = [] }) => security.flatMap((schemes) => Object.values(schemes).flat()))

/** The scopes that the definitions of a product require. */
const productScopes = memoize((productId: string): readonly string[] => {
  const ofServices = seededServices(definitions)
    .filter(({ product }) => String(product.id) === productId)
    .flatMap(({ definition }) => (definition ? scopesOfDefinition(definition.document) : []))
  return [...new Set(ofServices)]
})

/** The scopes of a grant that the application's APIs activate, in the order of the documentation. */
export function activatedScopes({ productList }: Pick<ApplicationRow, 'productList'>, grant: Grant): string[] {
  const activated = new Set(productList.flatMap(productScopes))
  return scopesOfGrant[grant].map(({ name }) => name).filter((name) => activated.has(name))
}

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
