import { is } from 'superstruct'
import { fromPromise } from 'xstate'
import { loadCatalogue } from '../../api/catalogue.ts'
import { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { type Catalogue, catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { limits } from '../../rules/limits.ts'
import { pictureSource } from '../../rules/security/pictures.ts'
import type { PagePortal } from '../bootstrap/portal.ts'

const key = 'portico.catalogue'

/** An address that the page may not load counts as none. */
const withPictures = (catalogue: Catalogue, configuration: PagePortal['configuration']): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => ({
    ...product,
    imageUrl:
      pictureSource(product.imageUrl, configuration, globalThis.location?.origin ?? configuration.services) ?? '',
  })),
})

/** The catalogue's chart; what was loaded is kept in `storage` for ten minutes. Without storage nothing is kept. */
export function catalogueOf(portal: PagePortal, storage: () => Storage) {
  const { client, environment } = portal
  const { clock } = environment
  const recall = (): Catalogue | null => {
    const { keptAt, ...kept } = JSON.parse(storage().getItem(key) ?? '{}') as { keptAt?: number }
    const age = clock.now() - (keptAt ?? Number.NEGATIVE_INFINITY)
    return age >= 0 && age < limits.catalogueKept && is(kept, catalogue) ? kept : null
  }
  const keep = (loaded: Catalogue) => {
    try {
      storage().setItem(key, JSON.stringify({ ...loaded, keptAt: clock.now() }))
    } catch {}
  }
  const actors = {
    readCachedCatalogue: fromPromise(async () => recall()),
    loadCatalogue: fromPromise<Catalogue, void>(async ({ signal }) => {
      const loaded = withPictures(await loadCatalogue(client.scoped({ signal })), portal.configuration)
      keep(loaded)
      return loaded
    }),
  } satisfies ActorsOf<typeof catalogueMachine>
  return catalogueMachine.provide({ actors })
}
