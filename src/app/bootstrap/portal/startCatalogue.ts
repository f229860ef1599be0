import type { Address } from '../../../rules/routes/address.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import { catalogueOf } from '../../actors/catalogue.ts'
import { startActor } from '../../actors/shared/startActor.ts'
import type { PagePortal } from './portal.ts'

/** Starts the catalogue of the page and mirrors it for the views; a page that was opened at an earlier address takes its own. */
export function startCatalogue(portal: PagePortal) {
  const machine = catalogueOf(portal, () => localStorage)
  const catalogue = startActor(portal.environment, machine, { on: { notice: portal.notify } })
  catalogue.subscribe((snapshot) => {
    portal.store.set(catalogueAtom, {
      catalogue: snapshot.context.catalogue,
      failed: snapshot.hasTag('failed'),
    })
    const { pathname, search, hash } = location
    const address = portal.currentAddress(pathname)
    if (address) portal.navigate(`${address}${search}${hash}` as Address, { replace: true })
  })
  return catalogue
}
