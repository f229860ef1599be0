import { is } from 'superstruct'
import { fromPromise } from 'xstate'
import { loadCatalogue } from '../../api/catalogue.ts'
import { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'
import { type Catalogue, catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { readJson, writeJson } from '../../rules/json/storedJson.ts'
import { pictureSource } from '../../rules/security/pictures.ts'
import type { PagePortal } from '../bootstrap/portal/portal.ts'

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

/** The catalogue's chart; what was loaded is cached in `storage` for ten minutes. */
export function catalogueOf(portal: PagePortal, storage: () => Storage) {
  const { client, environment } = portal
  const { clock } = environment
  const cached = (): Catalogue | null => {
    const { cachedAt, ...stored } = (readJson(storage, key) ?? {}) as { cachedAt?: number }
    const age = clock.now() - (cachedAt ?? Number.NEGATIVE_INFINITY)
    return age >= 0 && age < catalogueLimits.lifetime && is(stored, catalogue) ? stored : null
  }
  const actors = {
    readCachedCatalogue: fromPromise(async () => cached()),
    loadCatalogue: fromPromise(async ({ signal }) => {
      const loaded = withPictures(await loadCatalogue(client.scoped({ signal })), portal.configuration)
      writeJson(storage, key, { ...loaded, cachedAt: clock.now() })
      return loaded
    }),
  } satisfies ActorsOf<typeof catalogueMachine>
  return catalogueMachine.provide({ actors })
}
