import type { Catalogue } from '../../../rules/catalogue/catalogueSchema.ts'
import { docsLocationOf } from '../../../rules/docs/docs.ts'
import type { Address } from '../../../rules/routes/address.ts'
import { originOf } from '../../../rules/session/detour.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import { nameOf } from '../../../ui/docs/titleOf.ts'
import type { Origin } from '../../../ui/kit/links/origin.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import { matchRoute } from '../../router/routes.ts'

/** What a link to one of our pages calls it: its title, and of the documentation the name of the place. */
export function pageName(address: Address, catalogue: Catalogue | null): string {
  const { pathname, search } = new URL(address, 'https://portal.invalid')
  const place = docsLocationOf(pathname, null)
  return place ? nameOf(place, catalogue) : matchRoute(pathname, search).route.title
}

/** Where a page leads back to that somebody came to by a detour. */
export function originIn(query: URLSearchParams, { store }: Pick<Shell, 'store'>): Origin | undefined {
  const href = originOf(query)
  return href && { href, name: pageName(href, store.get(catalogueAtom).catalogue) }
}
