import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import portal from '../../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../../src/api/client/client.ts'
import { navigatorOf } from '../../../../../src/app/actors/docs/docs.ts'
import { withAddresses } from '../../../../../src/rules/catalogue/slugs.ts'
import { catalogueAtom } from '../../../../../src/ui/catalogueState.ts'

const service = (serviceId: string, swaggerUrl: string) => ({ serviceId, swaggerUrl, name: '', endpointAddress: '' })
const row = (productId: string, serviceId: string) => ({
  productId,
  serviceId,
  name: 'Any',
  swaggerUrl: `/of-group/${productId}/${serviceId}`,
})
const product = (id: string) => ({ id, name: '', summary: '', description: '', imageUrl: '', type: null })
const catalogue = withAddresses({
  products: [product('7'), product('8')],
  groups: [row('7', '1'), row('7', '2'), row('8', '2')],
  services: [service('1', '/of-service/1'), service('2', ''), service('3', '/of-service/3')],
})

/** Opens the service under the product, which have their numbers where they have no names; what the bank was asked for, and where the chart came to. */
async function open(product: string, service: string) {
  const asked: string[] = []
  const clock = { now: () => 0, setTimeout: () => undefined, clearTimeout: () => {} }
  const client = createPortalClient({
    configuration: { ...portal, services: 'https://bank.example', authorization: 'https://bank.example' },
    fetch: async (input: Request) => {
      asked.push(new URL(input.url).pathname)
      return Response.json({ openapi: '3.0.3' })
    },
    clock,
  } as Parameters<typeof createPortalClient>[0])
  const store = createStore()
  store.set(catalogueAtom, { catalogue, failed: false })
  const place = { kind: 'service', section: 'api', product, service } as const
  const actor = createActor(navigatorOf({ portalReady: Promise.resolve({ client }), store }), {
    input: { location: place },
  }).start()
  const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.stop()
  return { asked, value: settled.value }
}

test.each([
  ['its own definition', '7', '1', ['/of-service/1']],
  ['that of the group where it has none', '7', '2', ['/of-group/7/2']],
  ['that of the group under this product', '8', '2', ['/of-group/8/2']],
])('a service shows %s', async (_, product, service, asked) => {
  expect(await open(product, service)).toEqual({ asked, value: { service: 'shown' } })
})

test('a service that is not under the product has none', async () => {
  expect(await open('7', '3')).toEqual({ asked: [], value: { service: 'empty' } })
})
