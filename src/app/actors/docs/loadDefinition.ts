import { getDefinition } from '../../../api/docs.ts'
import { isInternal, serviceOf } from '../../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../../rules/catalogue/catalogueSchema.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import type { PageStore } from '../../bootstrap/portal.ts'
import type { PortalReady, Shell } from '../../bootstrap/shell.ts'

/** The catalogue, once it is there. */
function awaitCatalogue(store: PageStore, signal: AbortSignal): Promise<Catalogue> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { catalogue } = store.get(catalogueAtom)
      if (!catalogue) return
      stop()
      resolve(catalogue)
    }
    const stop = store.sub(catalogueAtom, look)
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
    look()
  })
}

/**
 * More aliases than the limit are refused: a few lines of them would fill the memory. What holds itself is no JSON, and
 * refused too.
 */
async function parseYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml')
  return JSON.parse(JSON.stringify(parse(text, { maxAliasCount: 100 })))
}

export type DefinitionSource = PortalReady<'client'> & Pick<Shell, 'store'>

export interface DefinitionPlace {
  productId: string
  serviceId: string
}

/** The definition of a service of the catalogue; null where the bank has published none, and of one of its own systems. */
export async function loadDefinition(
  { portalReady, store }: DefinitionSource,
  { productId, serviceId }: DefinitionPlace,
  signal: AbortSignal,
): Promise<Record<string, unknown> | null> {
  if (isInternal(productId)) return null
  const swaggerUrl = serviceOf(await awaitCatalogue(store, signal), productId, serviceId)?.swaggerUrl ?? ''
  if (swaggerUrl === '') return null
  const { client } = await portalReady
  return getDefinition(client.scoped({ signal }), { swaggerUrl, parseYaml })
}
