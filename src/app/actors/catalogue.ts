import { is } from 'superstruct'
import { fromPromise } from 'xstate'
import { loadCatalogue } from '../../api/catalogue.ts'
import { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { type Catalogue, catalogue } from '../../rules/catalogueSchema.ts'
import { limits } from '../../rules/limits.ts'
import type { Portal } from '../portal.ts'

const key = 'portico.catalogue'

/** The catalogue's chart; what was loaded is kept in `storage` for ten minutes. Without storage nothing is kept. */
export function catalogueOf({ client, environment: { clock } }: Portal, storage: () => Storage) {
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
    recallCatalogue: fromPromise(async () => recall()),
    loadCatalogue: fromPromise<Catalogue, void>(async ({ signal }) => {
      const loaded = await loadCatalogue(client, signal)
      keep(loaded)
      return loaded
    }),
  } satisfies ActorsOf<typeof catalogueMachine>
  return catalogueMachine.provide({ actors })
}
