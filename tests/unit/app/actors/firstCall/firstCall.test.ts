import { expect, test } from 'vitest'
import { callAccounts } from '../../../../../src/api/firstCall.ts'
import { firstCallStorage } from '../../../../../src/app/actors/firstCall/firstCallStorage.ts'
import { accountsProductOf, emptyRecord, type FirstCallRecord } from '../../../../../src/rules/firstCall/firstCall.ts'

const record: FirstCallRecord = { applicationId: 'a1', clientId: 'c1', customerNumber: '1', calledAt: 5 }

function storageWith(rows: Record<string, string> = {}) {
  const kept = new Map(Object.entries(rows))
  return {
    kept,
    storage: () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }) as unknown as Storage,
  }
}

test('each developer finds their own record again, and no name is kept', () => {
  const { kept, storage } = storageWith()
  firstCallStorage('deniz.aydin@example.com', storage).save(record)
  expect(firstCallStorage('Deniz.Aydin@example.com', storage).load()).toEqual(record)
  expect(firstCallStorage('ekin.kara@example.com', storage).load()).toEqual(emptyRecord)
  expect(JSON.stringify([...kept])).not.toMatch(/deniz/i)
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"applicationId":1}'],
])('%s counts as nothing done', (_what, text) => {
  const { kept, storage } = storageWith()
  firstCallStorage('deniz', storage).save(record)
  for (const key of kept.keys()) kept.set(key, text)
  expect(firstCallStorage('deniz', storage).load()).toEqual(emptyRecord)
})

test('without storage, and for nobody, nothing is kept', () => {
  const refused = () => {
    throw new Error('SecurityError')
  }
  firstCallStorage('deniz', refused).save(record)
  expect(firstCallStorage('deniz', refused).load()).toEqual(emptyRecord)
  const { kept, storage } = storageWith()
  firstCallStorage(null, storage).save(record)
  expect(kept.size).toBe(0)
  expect(firstCallStorage(null, storage).load()).toEqual(emptyRecord)
})

test('the product of the accounts list is found by the address of its service', () => {
  const product = {
    id: '7',
    name: 'Accounts',
    summary: '',
    description: '',
    imageUrl: '',
    type: null,
    slug: 'accounts',
  }
  const service = { serviceId: '71', name: 'List', endpointAddress: '/api/accounts/v1/accounts', swaggerUrl: '' }
  const group = { productId: '7', serviceId: '71', name: 'Accounts', swaggerUrl: '', slug: 'list' }
  expect(accountsProductOf({ products: [product], services: [service], groups: [group] })).toEqual(product)
  expect(accountsProductOf({ products: [product], services: [], groups: [group] })).toBeNull()
  expect(accountsProductOf({ products: [product], services: [service], groups: [] })).toBeNull()
})

const call = (response: Response, seen: Request[] = []) =>
  callAccounts(
    async (url, init) => {
      seen.push(new Request(url, init))
      return response
    },
    { base: 'http://bank.test', accessToken: 'the-token' },
    AbortSignal.timeout(1000),
  )

test('the accounts list is called with the token as Bearer, and its JSON is indented', async () => {
  const seen: Request[] = []
  expect(await call(Response.json({ data: [] }), seen)).toEqual({ body: '{\n  "data": []\n}' })
  expect(seen.map(({ url, method, headers }) => [method, url, headers.get('authorization')])).toEqual([
    ['GET', 'http://bank.test/api/accounts/v1/accounts', 'Bearer the-token'],
  ])
})

test.each<[what: string, response: Response, answer: Awaited<ReturnType<typeof call>>]>([
  ['a 200 that is no JSON shows as it came', new Response('hello'), { body: 'hello' }],
  [
    'a refusal has the message of its body and the reason of the sandbox',
    Response.json({ header: { message: 'Invalid IP' } }, { status: 401, headers: { 'x-sandbox-reason': 'Add it.' } }),
    { refusal: { status: 401, message: 'Invalid IP', reason: 'Add it.' } },
  ],
  [
    'a refusal without a body has its status text',
    new Response('', { status: 503, statusText: 'Service Unavailable' }),
    { refusal: { status: 503, message: 'Service Unavailable', reason: null } },
  ],
])('%s', async (_what, response, answer) => {
  expect(await call(response)).toEqual(answer)
})
