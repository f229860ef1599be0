import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import portal from '../../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../../src/api/client/client.ts'
import { navigatorOf } from '../../../../../src/app/actors/docs/docs.ts'
import { withAddresses } from '../../../../../src/rules/catalogue/slugs.ts'
import { catalogueAtom } from '../../../../../src/ui/catalogueState.ts'

const location = { kind: 'service', section: 'api', product: '7', service: '1' } as const
const catalogue = withAddresses({
  products: [{ id: '7', name: '', summary: '', description: '', imageUrl: '', type: null }],
  groups: [{ productId: '7', serviceId: '1', name: 'Any', swaggerUrl: '/d/1' }],
  services: [{ serviceId: '1', swaggerUrl: '/d/1', name: '', endpointAddress: '' }],
})

/** What the chart comes to when the bank answers the definition so. */
async function answered(body: string, rendered?: Record<string, unknown>) {
  const clock = { now: () => 0, setTimeout: () => undefined, clearTimeout: () => {} }
  const client = createPortalClient({
    configuration: { ...portal, services: 'https://bank.example', authorization: 'https://bank.example' },
    fetch: async () => new Response(body),
    clock,
  } as Parameters<typeof createPortalClient>[0])
  const store = createStore()
  store.set(catalogueAtom, { catalogue, failed: false })
  const input = { location, ...(rendered && { definition: rendered }) }
  const actor = createActor(navigatorOf({ portalReady: Promise.resolve({ client }), store }), { input }).start()
  actor.send({ type: 'definition.requested' })
  const settled = await waitFor(actor, (each) => !each.hasTag('busy') && !each.matches({ service: 'checking' }))
  actor.stop()
  return settled
}

const shown = async (body: string) => {
  const { value, context } = await answered(body)
  return { value, definition: context.definition, message: context.problem?.message }
}
const failed = (message: string) => ({ value: { service: 'failed' }, definition: null, message })
const unexpected = 'Unexpected response from the server'

test.each([
  ['{"openapi": "3.1.0", "paths": {}}', { openapi: '3.1.0', paths: {} }],
  ['  \n{"swagger": "2.0"}', { swagger: '2.0' }],
  [
    'openapi: 3.1.0\npaths:\n  /a: &a\n    get: {}\n  /b: *a\n',
    { openapi: '3.1.0', paths: { '/a': { get: {} }, '/b': { get: {} } } },
  ],
])('the definition %j is shown', async (body, definition) => {
  expect(await shown(body)).toEqual({ value: { service: 'shown' }, definition, message: undefined })
})

test.each(['', ' \n', 'null', '{}'])('the definition %j is empty', async (body) => {
  expect(await shown(body)).toEqual({ value: { service: 'empty' }, definition: null, message: undefined })
})

const laughs = Array.from({ length: 12 }, (_, n) =>
  n === 0
    ? 'a0: &a0 [x, x, x, x, x, x, x, x, x, x]'
    : `a${n}: &a${n} [${Array(10)
        .fill(`*a${n - 1}`)
        .join(', ')}]`,
)

test.each([
  [
    'a web page',
    '<!doctype html><html><title>Sign in</title></html>',
    'The bank sent a web page instead of an API definition.',
  ],
  ['text', 'Service unavailable', unexpected],
  ['broken JSON', '{"openapi": ', unexpected],
  [
    'JSON of another kind',
    '{"header": {}}',
    'The bank sent a document that is no API definition: it names no version of OpenAPI or Swagger.',
  ],
  ['aliases of aliases', `openapi: 3.1.0\n${laughs.join('\n')}`, unexpected],
  ['an alias of itself', 'openapi: 3.1.0\npaths: &a\n  /a: *a', unexpected],
  [
    'more JSON than a page can show',
    `{"openapi": "${'3'.repeat(5_000_001)}"}`,
    'The definition is too large to be shown here.',
  ],
  [
    'more YAML than a page can read',
    `openapi: ${'3'.repeat(500_001)}`,
    'The definition is too large to be shown here.',
  ],
])('%s says so', async (_, body, message) => {
  expect(await shown(body)).toEqual(failed(message))
})

test('a definition that the page was rendered with stays the same object while the bank has the same', async () => {
  const rendered = { openapi: '3.1.0' }
  expect((await answered('{"openapi":"3.1.0"}', rendered)).context.definition).toBe(rendered)
  expect((await answered('{"openapi":"3.1.1"}', rendered)).context.definition).toEqual({ openapi: '3.1.1' })
  expect((await answered('<html>', rendered)).context.definition).toBe(rendered)
})
