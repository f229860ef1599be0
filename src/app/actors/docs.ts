import { getDefaultStore } from 'jotai'
import { fromPromise } from 'xstate'
import { navigatorMachine } from '../../machines/docs/navigator.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { serviceOf } from '../../rules/catalogue.ts'
import type { Catalogue } from '../../rules/catalogueSchema.ts'
import { catalogueAtom } from '../../ui/catalogueState.ts'
import type { PortalReady } from '../bootstrap/shell.ts'

const calls = () => import('../../api/docs.ts')

/** The catalogue, once it is there. */
function awaitCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const store = getDefaultStore()
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

export function navigatorOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    loadDefinition: fromPromise<Record<string, unknown> | null, { productId: string; serviceId: string }>(
      async ({ input: { productId, serviceId }, signal }) => {
        const swaggerUrl = serviceOf(await awaitCatalogue(signal), productId, serviceId)?.swaggerUrl ?? ''
        if (swaggerUrl === '') return null
        const { client } = await portalReady
        return (await calls()).getDefinition(client.scoped({ signal }), { swaggerUrl, parseYaml })
      },
    ),
  } satisfies ActorsOf<typeof navigatorMachine>
  return navigatorMachine.provide({ actors })
}
