import { expect, test } from 'vitest'
import { detailsOf, outlineOf } from '../../../../../src/rules/definition/operation/outline.ts'
import { sampleCallOf, tokenCallOf } from '../../../../../src/rules/definition/samples/sampleCall.ts'
import { samplesOf } from '../../../../../src/rules/definition/samples/samples.ts'
import * as types from '../../../../../src/rules/definition/schema/typeScriptTypes.ts'
import { type SampleLanguage, sampleLanguages } from '../../../../../src/rules/docs/sampleLanguages.ts'

const definition = {
  security: [{ customerAccess: ['accounts'] }],
  paths: {
    '/accounts/{accountId}/notes': {
      post: {
        operationId: 'addNote',
        parameters: [
          { name: 'accountId', in: 'path', required: true, schema: { type: 'string', example: 'A 1' } },
          { name: 'sign', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'isResponseSigned', in: 'header', schema: { type: 'boolean' } },
          { name: 'lang', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'page', in: 'query', schema: { type: 'integer' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
              example: { text: `It's "5 $" \\ """ \`${'$'}{x}\`` },
            },
          },
        },
        responses: {
          400: { content: { 'application/json': { schema: { type: 'string' } } } },
          201: {
            content: {
              'application/json': {
                schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
              },
            },
          },
        },
      },
    },
  },
}
const [outline] = outlineOf(definition).operations
if (!outline) throw new Error('no operation')
const operation = detailsOf(definition, outline)
const samplesIn = (language: SampleLanguage) =>
  samplesOf(definition, operation, { base: 'https://bank.example/base', clientId: 'own-1', language, types })
const url = 'https://bank.example/base/accounts/A%201/notes?lang=LANG'
const body = operation.bodies[0]?.examples[0]?.text ?? ''

test('a sample has the address, the headers that are required and the body of the example', () => {
  expect(sampleCallOf(operation, 'https://bank.example/base/')).toEqual({
    method: 'POST',
    url,
    headers: [
      ['Authorization', 'Bearer ACCESS_TOKEN'],
      ['sign', 'SIGN'],
      ['Content-Type', 'application/json'],
    ],
    body,
  })
})

test('JavaScript sends what the call says, quotes, backslashes and dollars included', async () => {
  const sent: unknown[] = []
  const code = samplesIn('javascript').call.replace(/console\.log.*/, '')
  const run = new Function('fetch', `return (async () => { ${code} })()`)
  await run(async (address: string, init: RequestInit) => void sent.push(address, init))
  expect(sent).toEqual([
    url,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer ACCESS_TOKEN', sign: 'SIGN', 'Content-Type': 'application/json' },
      body,
    },
  ])
})

test.each(sampleLanguages)('the sample in $title is as reviewed', async ({ id, title }) => {
  await expect(samplesIn(id).call).toMatchFileSnapshot(`${title}.txt`)
})

const tokenCall = tokenCallOf(operation, 'https://bank.example/base/', 'own-1')
if (!tokenCall) throw new Error('no token')

test('the token of a call comes by the first grant that opens it, for the client', () => {
  expect(tokenCall).toEqual({
    method: 'POST',
    url: 'https://bank.example/base/ocf-auth-server/auth/oauth/token',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: 'grant_type=password&username=1&password=Sandbox-2026&scope=accounts',
    client: { id: 'own-1', secret: 'CLIENT_SECRET' },
  })
  const access = (grants: string[], scopes: string[]) => ({ ...operation, access: [{ schemes: [], grants, scopes }] })
  expect(tokenCallOf(access(['authorization_id'], ['baas_cards']), '', null)).toEqual({
    method: 'POST',
    url: '/ocf-auth-server/auth/oauth/token',
    headers: [
      ['sign', 'SIGN'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: 'grant_type=authorization_id&authorization_id=AUTHORIZATION_ID&scope=baas_cards',
    client: { id: 'CLIENT_ID', secret: 'CLIENT_SECRET' },
  })
  expect(tokenCallOf(access(['client_credentials'], []), '', null)?.body).toBe('grant_type=client_credentials&scope=')
  expect(tokenCallOf(access(['password'], []), '', null)?.body).toBe(
    'grant_type=password&username=1&password=Sandbox-2026',
  )
  expect(tokenCallOf(access(['implicit'], []), '', null)).toBeNull()
})

test.each(sampleLanguages)('the token request in $title is as reviewed', async ({ id, title }) => {
  await expect(samplesIn(id).token).toMatchFileSnapshot(`token-${title}.txt`)
})
