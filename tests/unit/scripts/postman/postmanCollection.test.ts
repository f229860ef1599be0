import { Ajv2020 } from 'ajv/dist/2020.js'
import { Collection as PostmanCollection } from 'postman-collection'
import { expect, it } from 'vitest'
import { baasProducts } from '../../../../mocks/fixtures/catalogue/baasProducts.ts'
import { seededProducts, seededServices } from '../../../../mocks/fixtures/catalogue/services.ts'
import type { BundledDefinition } from '../../../../mocks/openapi/definition.ts'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import { sandboxCollection } from '../../../../scripts/postman/sandboxCollection.ts'
import { hiddenProducts } from '../../../../src/rules/catalogue/catalogue.ts'

const definitions = await bundleDefinitions()
const values = {
  base: 'http://127.0.0.1:8787',
  username: '1',
  password: 'published',
  corporateUsername: 'kuzey.finance',
  authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
}
const collection = await sandboxCollection(definitions, values)
const [tokens, sandbox, ...folders] = collection.item
/** The calls of the definitions, without what their run needs beside them. */
const products = folders.map((folder) => ({
  ...folder,
  item: folder.item.filter(({ response }) => response.length > 0),
}))
const requests = products.flatMap(({ item }) => item)

const parameter = {
  type: 'object',
  required: ['key', 'value'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', minLength: 1 },
    value: { type: 'string' },
    type: { const: 'string' },
    description: { type: 'string', minLength: 1 },
    disabled: { const: true },
  },
}
const list = (items: object) => ({ type: 'array', items })

/** What the collection uses of the format 2.1 (https://schema.postman.com, collection/v2.1.0). */
const format = {
  type: 'object',
  required: ['info', 'item', 'event', 'variable', 'auth'],
  additionalProperties: false,
  properties: {
    info: {
      type: 'object',
      required: ['name', 'schema'],
      properties: { schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' } },
    },
    auth: { const: { type: 'noauth' } },
    event: list({ $ref: '#/$defs/event' }),
    variable: list(parameter),
    item: list({
      type: 'object',
      required: ['name', 'description', 'item'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        description: { type: 'string' },
        item: { ...list({ $ref: '#/$defs/item' }), minItems: 1 },
      },
    }),
  },
  $defs: {
    event: {
      type: 'object',
      required: ['listen', 'script'],
      additionalProperties: false,
      properties: {
        listen: { enum: ['prerequest', 'test'] },
        script: {
          type: 'object',
          required: ['type', 'exec'],
          properties: { type: { const: 'text/javascript' }, exec: list({ type: 'string' }) },
        },
      },
    },
    item: {
      type: 'object',
      required: ['name', 'request', 'response'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1 },
        request: { $ref: '#/$defs/request' },
        event: list({ $ref: '#/$defs/event' }),
        response: list({
          type: 'object',
          required: ['name', 'originalRequest', 'status', 'code', 'header', 'body'],
          properties: {
            originalRequest: { $ref: '#/$defs/request' },
            status: { type: 'string', minLength: 2 },
            code: { enum: [200, 400] },
            header: list(parameter),
            body: { type: 'string', pattern: '^\\{' },
          },
        }),
      },
    },
    request: {
      type: 'object',
      required: ['method', 'url', 'header', 'auth'],
      additionalProperties: false,
      properties: {
        method: { enum: ['GET', 'POST', 'PUT', 'DELETE'] },
        description: { type: 'string', minLength: 1 },
        header: list(parameter),
        auth: {
          type: 'object',
          required: ['type'],
          additionalProperties: false,
          properties: { type: { enum: ['noauth', 'basic'] }, basic: list(parameter) },
        },
        url: {
          type: 'object',
          required: ['raw', 'host', 'path'],
          additionalProperties: false,
          properties: {
            raw: { type: 'string', pattern: '^\\{\\{base\\}\\}/' },
            host: { const: ['{{base}}'] },
            path: list({ type: 'string', minLength: 1 }),
            query: list(parameter),
            variable: list(parameter),
          },
        },
        body: {
          type: 'object',
          required: ['mode'],
          additionalProperties: false,
          properties: {
            mode: { enum: ['raw', 'urlencoded'] },
            raw: { type: 'string', minLength: 1 },
            urlencoded: list(parameter),
            options: { type: 'object' },
          },
        },
      },
    },
  },
}

it('has the form of a Postman collection 2.1', () => {
  const ajv = new Ajv2020({ allErrors: true })
  expect(ajv.validate(format, JSON.parse(JSON.stringify(collection))) ? '' : ajv.errorsText()).toBe('')
})

it('is read by Postman’s own library with every request', () => {
  const names: string[] = []
  new PostmanCollection(JSON.parse(JSON.stringify(collection))).forEachItem((item) => {
    names.push(`${item.request.method} ${item.request.url.getPath(true)}`)
  })
  const written = collection.item.flatMap(({ item }) => item.map(({ request }) => request))
  expect(names).toEqual(written.map(({ method, url }) => `${method} /${url.path.join('/')}`))
})

it('has every definition once, in the folder of its product, in the order of the catalogue and what ends an object last', () => {
  const listed = seededServices(definitions).filter(({ product }) => !hiddenProducts.has(String(product.id)))
  const expected = seededProducts.flatMap((product) => {
    const own = listed.flatMap((each) => (each.product.id === product.id && each.definition ? [each.definition] : []))
    const last = own.filter(({ method }) => method === 'DELETE')
    return [...own.filter((each) => !last.includes(each)), ...last].map(
      ({ method, path }) => `${product.name}: ${method} ${path}`,
    )
  })
  const found = products.flatMap(({ name, item }) =>
    item.map(
      ({ request }) =>
        `${name}: ${request.method} /${request.url.path.join('/').replaceAll(/:(\w+)/g, (_, variable) => `{${variable}}`)}`,
    ),
  )
  expect(found).toEqual(expected)
  expect(found.length).toBeGreaterThan(60)
  const names = seededProducts.map(({ name }) => name)
  expect(products.map(({ name }) => name)).toEqual(names.filter((name) => products.some((each) => each.name === name)))
  expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(baasProducts.map(({ name }) => name)))
})

it('leaves no generated authorization and no fixed signature in a call', () => {
  expect([...new Set(requests.map(({ request }) => JSON.stringify(request.auth)))]).toEqual(['{"type":"noauth"}'])
  expect(JSON.stringify(collection)).not.toContain('oauth2')
  const headers = requests.flatMap(({ request }) => request.header.map(({ key, value }) => `${key}: ${value}`))
  expect([...new Set(headers)].toSorted()).toEqual([
    'Accept: application/json',
    'Authorization: Bearer {{access_token}}',
    'Content-Type: application/json',
    'Idempotency-Key: {{$guid}}',
    'isResponseSigned: false',
  ])
})

it('completes a call with what its answer had', () => {
  const body = requests.find(({ name }) => name === 'OTP execution')?.request.body?.raw ?? ''
  const filled = (kept: Record<string, string>) =>
    JSON.parse(body.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => kept[name] ?? '')) as unknown
  expect(
    filled({ transaction_id: '8f1c2a7e40', authentication_type: '1', confirmation: '"otp_info": "123456"' }),
  ).toEqual({
    context: { channel: 'API', language: 'EN' },
    transaction_id: '8f1c2a7e40',
    authenticationType: 1,
    otp_info: '123456',
  })
})

it('leaves products of the bank’s own systems out', () => {
  const hidden = seededProducts.filter(({ id }) => hiddenProducts.has(String(id))).map(({ name }) => name)
  expect(hidden.length).toBeGreaterThan(0)
  expect(products.map(({ name }) => name).filter((name) => hidden.includes(name))).toEqual([])
})

it('takes bodies, path variables and query from the examples, with what is optional switched off', () => {
  const order = requests.find(({ name }) => name === 'Card limits')?.request
  expect(order?.url.variable?.map(({ key, value }) => [key, value])).toEqual([['cardId', 'BC1000000001']])
  expect(JSON.parse(order?.body?.raw ?? '')).toEqual({
    context: { channel: 'API', language: 'EN' },
    limits: {
      dailyShopping: { amount: '10000.00', currency: 'TRY' },
      dailyInternet: { amount: '5000.00', currency: 'TRY' },
      dailyCash: { amount: '3000.00', currency: 'TRY' },
      monthlyTotal: { amount: '80000.00', currency: 'TRY' },
    },
  })
  const reasons = requests.find(({ name }) => name === 'Reason code list')?.request.url
  expect(reasons?.raw).toBe('{{base}}/api/baas/v1/common/reason-codes?transferType=FAST')
  expect(reasons?.query?.map(({ key, value, disabled }) => [key, value, disabled])).toEqual([
    ['transferType', 'FAST', undefined],
    ['language', 'EN', true],
  ])
})

it('has a token request for each of the four grants', () => {
  const sent = tokens?.item.map(({ name, request }) => ({
    name,
    auth: request.auth.type,
    body:
      request.body?.raw ??
      request.body?.urlencoded?.map(({ key, value, disabled }) => `${disabled ? '-' : ''}${key}=${value}`).join('&'),
  }))
  expect(sent).toEqual([
    { name: 'Client credentials', auth: 'basic', body: 'grant_type=client_credentials&scope={{scope}}' },
    {
      name: 'Password',
      auth: 'basic',
      body: 'grant_type=password&username={{username}}&password={{password}}&scope={{scope}}&-corporateUsername={{corporate_username}}',
    },
    { name: 'Authorization code, step 1', auth: 'noauth', body: undefined },
    {
      name: 'Authorization code, step 2',
      auth: 'basic',
      body: 'grant_type=authorization_code&code={{code}}&redirect_uri={{redirect_uri}}&-state={{state}}&-corporateUsername={{corporate_username}}',
    },
    {
      name: 'Authorization ID',
      auth: 'basic',
      body: 'grant_type=authorization_id&scope=baas_accounts&authorization_id={{authorization_id}}',
    },
  ])
  expect([...new Set(tokens?.item.map(({ request }) => request.url.raw))]).toEqual([
    '{{base}}/ocf-auth-server/auth/oauth/token',
    '{{base}}/ocf-auth-server/auth/oauth/authorize?response_type=code&client_id={{client_id}}&redirect_uri={{redirect_uri}}&scope=accounts&state={{state}}',
  ])
})

it('declares every variable that it uses and no script computes, and keeps secrets empty', () => {
  const { variable, ...rest } = collection
  const used = [...JSON.stringify(rest).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
  const declared = variable.map(({ key }) => key)
  const computed = used.filter((name) => !declared.includes(name))
  expect([...new Set(computed)].toSorted()).toEqual([
    'days_ago_13',
    'days_ago_14',
    'days_ago_15',
    'days_ago_72',
    'next_saturday',
    'today',
    'unique_id',
    'unique_identity_number',
    'unique_phone_number',
  ])
  const isKept = ({ description }: (typeof variable)[number]) =>
    description?.startsWith('Set by a script: a value from the response')
  const filled = variable.filter((each) => each.value !== '' && !isKept(each))
  expect(Object.fromEntries(filled.map(({ key, value }) => [key, value]))).toEqual({
    base: 'http://127.0.0.1:8787',
    username: '1',
    password: 'published',
    corporate_username: 'kuzey.finance',
    authorization_id: '78b49f2ed5f31cec614c2f22f8044ee3',
    authentication_type: '1',
    confirmation: '"otp_info": "123456"',
    clock_offset: '0',
  })
  expect(variable.filter(isKept)).toContainEqual({
    key: 'findBills_bills_0_amount',
    value: '{"amount":"842.35","currency":"TRY"}',
    description: 'Set by a script: a value from the response to Bill inquiry.',
  })
})

it('prepares the sandbox between the tokens and the products', () => {
  const sent = sandbox?.item.map(
    ({ name, request }) => `${name}: ${request.method} ${request.url.raw} ${request.body?.raw}`,
  )
  expect(sent?.map((line) => line.replace(/\s+/g, ' '))).toEqual([
    'Clock: GET {{base}}/sandbox/api/clock undefined',
    'Clock, next Saturday: POST {{base}}/sandbox/api/clock { "set": "{{next_saturday}}T10:00:00+03:00" }',
    'Rate limits: PUT {{base}}/sandbox/api/settings { "rateLimit": "off" }',
    'Balance of account 1010000001: PUT {{base}}/sandbox/api/customers/1/accounts/1010000001 { "balance": "100000.00" }',
  ])
})

it('says which definition cannot be converted, and why', async () => {
  const name = 'baas-cards/card-order'
  const broken = { ...definitions[name], document: '{"openapi":"3.1.0","paths":{}}' } as BundledDefinition
  await expect(sandboxCollection({ ...definitions, [name]: broken }, values)).rejects.toThrow(
    'Card order cannot be converted for Postman: Specification must contain an Info Object',
  )
})
