import { createSign, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { Request, type RequestDefinition, VariableScope } from 'postman-collection'
import { expect, it, vi } from 'vitest'
import { bundleDefinitions } from '../../scripts/definitions/bundleDefinitions.ts'
import { makeCollection } from '../../scripts/postman/makeCollection.ts'

const require = createRequire(import.meta.url)
const cryptoJs: unknown = require('crypto-js')
const { toNodeUrl } = require('postman-url-encoder') as { toNodeUrl(url: object): { search: string } }

const { event, item } = await makeCollection(await bundleDefinitions(), {
  baseUrl: 'http://127.0.0.1:8787',
  username: '1',
  corporateUsername: 'kuzey.finance',
  authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
})
const script = event.map((each) => each.script.exec.join('\n')).join('\n')

const requestOf = (name: string): RequestDefinition => {
  const found = item.flatMap((folder) => folder.item).find((each) => each.name === name)
  if (!found) throw new Error(`There is no request ${name}`)
  return JSON.parse(JSON.stringify(found.request)) as RequestDefinition
}

/** Names of Postman's sandbox; a script that declares one of them again does not start. */
const declaredByPostman = 'let CryptoJS, _, cheerio, tv4, xml2Json, postman'

/** Runs the script as Postman does, with Postman's own request and variables, and returns the sign header. */
function signed(definition: RequestDefinition, variables: Record<string, string>) {
  const request = new Request(definition)
  const scope = new VariableScope(Object.entries(variables).map(([key, value]) => ({ key, value })))
  const warn = vi.fn()
  const modules: Record<string, unknown> = { 'crypto-js': cryptoJs }
  const context = createContext({
    require: (name: string) => modules[name],
    console: { warn },
    pm: {
      request,
      variables: { get: (key: string) => scope.get(key), replaceIn: (text: string) => scope.replaceIn(text) },
    },
  })
  runInContext(declaredByPostman, context)
  runInContext(script, context)
  return { sign: request.headers.get('sign'), request, warn }
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: KeyObject, type: 'pkcs8' | 'pkcs1' = 'pkcs8') => key.export({ type, format: 'pem' }).toString()
const isSignatureOf = (text: string, sign: string | undefined, publicKey = pair.publicKey) =>
  verify('sha256', Buffer.from(text), publicKey, Buffer.from(sign ?? '', 'base64'))

it('signs token plus body', () => {
  const definition = requestOf('Transfer order')
  const { sign, request } = signed(definition, { privateKey: pem(pair.privateKey), baasToken: 'abc.def' })
  const body = String(request.body?.raw)
  expect(body).toContain('Burak Aydın')
  expect(isSignatureOf(`abc.def${body}`, sign)).toBe(true)
  expect(sign).toBe(createSign('sha256').update(`abc.def${body}`).sign(pair.privateKey, 'base64'))
})

it('signs a body with its variables filled in', () => {
  const definition = requestOf('Transfer order')
  definition.body = { mode: 'raw', raw: '{"amount":"{{amount}}"}' }
  const { sign } = signed(definition, { privateKey: pem(pair.privateKey), baasToken: 't', amount: '12.50' })
  expect(isSignatureOf('t{"amount":"12.50"}', sign)).toBe(true)
})

it('signs token plus query string, without what is switched off', () => {
  const { sign } = signed(requestOf('Reason code list'), { privateKey: pem(pair.privateKey), baasToken: 'token' })
  expect(isSignatureOf('tokentransferType=FAST', sign)).toBe(true)
})

it('signs the query string as Postman encodes it', () => {
  const definition = requestOf('Reason code list')
  const name = `Kadıköy "a" 'b' <c> d#e ~%20,+é😀`
  definition.url = {
    protocol: 'http',
    host: ['127.0.0.1'],
    path: ['x'],
    query: [
      { key: 'name', value: name },
      { key: 'of', value: '{{number}}' },
    ],
  }
  const { sign, request } = signed(definition, { privateKey: pem(pair.privateKey), baasToken: 'token', number: '7' })
  const wire = toNodeUrl(request.url).search.slice(1).replace('%7B%7Bnumber%7D%7D', '7').replace('{{number}}', '7')
  expect(isSignatureOf(`token${wire}`, sign)).toBe(true)
  expect(wire).toContain('%20%22a%22%20%27b%27')
})

it('signs the token alone where there is neither body nor query string', () => {
  const { sign } = signed(requestOf('Account list'), { privateKey: pem(pair.privateKey), customerToken: 'token' })
  expect(isSignatureOf('token', sign)).toBe(true)
})

it('signs the body of the authorization-id token request', () => {
  const { sign } = signed(requestOf('Authorization ID'), {
    privateKey: pem(pair.privateKey),
    baasScope: 'baas_accounts',
    authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
  })
  const body = 'grant_type=authorization_id&scope=baas_accounts&authorization_id=78b49f2ed5f31cec614c2f22f8044ee3'
  expect(isSignatureOf(body, sign)).toBe(true)
})

it.each(['Client credentials', 'Password', 'Authorization code'])('leaves the token request %s unsigned', (name) => {
  const { sign, warn } = signed(requestOf(name), { privateKey: pem(pair.privateKey) })
  expect(sign).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['1024 bit in PKCS#8', 1024, 'pkcs8'],
  ['1024 bit in PKCS#1', 1024, 'pkcs1'],
  ['2048 bit in PKCS#1', 2048, 'pkcs1'],
] as const)('takes a key of %s, with and without markers', (_name, modulusLength, type) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  const withMarkers = pem(privateKey, type)
  const withoutMarkers = withMarkers.replaceAll(/-----.*-----/g, '').replaceAll('\n', '')
  for (const key of [withMarkers, withoutMarkers]) {
    const { sign } = signed(requestOf('Account list'), { privateKey: key, customerToken: 'token' })
    expect(isSignatureOf('token', sign, publicKey)).toBe(true)
  }
})

it('replaces a signature that is there', () => {
  const definition = requestOf('Account list')
  definition.header = [...(definition.header ?? []), { key: 'sign', value: 'old' }]
  const { request } = signed(definition, { privateKey: pem(pair.privateKey), customerToken: 'token' })
  const signs = request.headers.all().filter(({ key }) => key === 'sign')
  expect(signs).toHaveLength(1)
  expect(isSignatureOf('token', signs[0]?.value)).toBe(true)
})

it('sends a call unsigned and says so when there is no key', () => {
  const { sign, warn } = signed(requestOf('Account list'), { privateKey: ' ', customerToken: 'token' })
  expect(sign).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('The request is not signed. To sign it, set the variable privateKey.')
})

it.each([
  ['a public key', pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['no key at all', 'secret'],
])('refuses %s as the private key', (_name, privateKey) => {
  expect(() => signed(requestOf('Account list'), { privateKey, customerToken: 'token' })).toThrow(
    'The variable privateKey is not an RSA private key in PKCS#8 or PKCS#1',
  )
})
