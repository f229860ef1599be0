import { getDefinition } from '../../../api/docs.ts'
import { isInternal, productAt, serviceAt } from '../../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../../rules/catalogue/catalogueSchema.ts'
import type { DocsLocation } from '../../../rules/docs/docs.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { PageStore } from '../../bootstrap/portal/portal.ts'
import type { PortalReady, Shell } from '../../bootstrap/shell/shell.ts'

/** The catalogue, once it is there. */
function awaitCatalogue(store: PageStore, signal: AbortSignal): Promise<Catalogue> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { catalogue } = store.get(catalogueAtom)
      if (!catalogue) return
      stop()
      resolve(catalogue)
    }
    const stop = store.sub(catalogueAtom, check)
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
    check()
  })
}

/**
 * More aliases than the limit are refused: a few lines of them would fill the memory. What holds itself is no JSON, and
 * refused too.
 */
async function loadYaml(): Promise<(text: string) => unknown> {
  const parse = await loadCode(async () => (await import('yaml')).parse)
  return (text) => JSON.parse(JSON.stringify(parse(text, { maxAliasCount: 100 })))
}

export type DefinitionSource = PortalReady<'client'> & Pick<Shell, 'store'>

export type DefinitionPlace = Omit<Extract<DocsLocation, { kind: 'service' }>, 'kind'>

/** The definition of a service of the catalogue; null where the bank has published none, and of one of its own systems. */
export async function loadDefinition(
  { portalReady, store }: DefinitionSource,
  place: DefinitionPlace,
  signal: AbortSignal,
): Promise<Record<string, unknown> | null> {
  if (isInternal(place.product)) return null
  const catalogue = await awaitCatalogue(store, signal)
  const product = productAt(catalogue, place.section, place.product)
  const { swaggerUrl = '' } = (product && serviceAt(catalogue, product.id, place.service)) ?? {}
  if (swaggerUrl === '') return null
  const { client } = await portalReady
  return getDefinition(client.scoped({ signal }), { swaggerUrl, loadYaml })
}
