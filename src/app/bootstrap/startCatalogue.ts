import { catalogueAtom } from '../../ui/catalogueState.ts'
import { catalogueOf } from '../actors/catalogue.ts'
import { startActor } from '../actors/startActor.ts'
import type { PagePortal } from './portal.ts'

/** Starts the catalogue of the page and mirrors it for the views. */
export function startCatalogue(portal: PagePortal) {
  const machine = catalogueOf(portal, () => localStorage)
  const catalogue = startActor(portal.environment, machine, { on: { notice: portal.notify } })
  catalogue.subscribe((snapshot) =>
    portal.store.set(catalogueAtom, {
      catalogue: snapshot.context.catalogue,
      failed: snapshot.hasTag('failed'),
    }),
  )
  return catalogue
}
