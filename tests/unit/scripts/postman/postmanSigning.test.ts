import { createSign, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { Request, type RequestDefinition, VariableScope } from 'postman-collection'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import { sandboxCollection } from '../../../../scripts/postman/sandboxCollection.ts'

const require = createRequire(import.meta.url)
const cryptoJs: unknown = require('crypto-js')
const { toNodeUrl } = require('postman-url-encoder') as { toNodeUrl(url: object): { search: string } }

const { event, item } = await sandboxCollection(await bundleDefinitions(), {
  base: 'http://127.0.0.1:8787',
  username: '1',
  password: '',
  corporateUsername: 'kuzey.finance',
  authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
})
const scriptOf = (listen: 'prerequest' | 'test') =>
  event.find((each) => each.listen === listen)?.script.exec.join('\n') ?? ''

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
  runInContext(scriptOf('prerequest'), context)
  return { sign: request.headers.get('sign'), request, warn }
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: KeyObject, type: 'pkcs8' | 'pkcs1' = 'pkcs8') => key.export({ type, format: 'pem' }).toString()
const isSignatureOf = (text: string, sign: string | undefined, publicKey = pair.publicKey) =>
  verify('sha256', Buffer.from(text), publicKey, Buffer.from(sign ?? '', 'base64'))

it('signs token plus body', () => {
  const definition = requestOf('Transfer order')
  const { sign, request } = signed(definition, { private_key: pem(pair.privateKey), access_token: 'abc.def' })
  const body = String(request.body?.raw)
  expect(body).toContain('Deniz Ofis Kirtasiye A.Ş.')
  expect(isSignatureOf(`abc.def${body}`, sign)).toBe(true)
  expect(sign).toBe(createSign('sha256').update(`abc.def${body}`).sign(pair.privateKey, 'base64'))
})

it('signs a body with its variables filled in', () => {
  const definition = requestOf('Transfer order')
  definition.body = { mode: 'raw', raw: '{"amount":"{{amount}}"}' }
  const { sign } = signed(definition, { private_key: pem(pair.privateKey), access_token: 't', amount: '12.50' })
  expect(isSignatureOf('t{"amount":"12.50"}', sign)).toBe(true)
})

it('signs token plus query string, without what is switched off', () => {
  const { sign } = signed(requestOf('Reason code list'), { private_key: pem(pair.privateKey), access_token: 'token' })
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
  const { sign, request } = signed(definition, {
    private_key: pem(pair.privateKey),
    access_token: 'token',
    number: '7',
  })
  const wire = toNodeUrl(request.url).search.slice(1).replace('%7B%7Bnumber%7D%7D', '7').replace('{{number}}', '7')
  expect(isSignatureOf(`token${wire}`, sign)).toBe(true)
  expect(wire).toContain('%20%22a%22%20%27b%27')
})

it('signs the token alone where there is neither body nor query string', () => {
  const { sign } = signed(requestOf('Account list'), { private_key: pem(pair.privateKey), access_token: 'token' })
  expect(isSignatureOf('token', sign)).toBe(true)
})

it('signs the body of the authorization-id token request', () => {
  const { sign } = signed(requestOf('Authorization ID'), {
    private_key: pem(pair.privateKey),
    scope: 'baas_accounts',
    authorization_id: '78b49f2ed5f31cec614c2f22f8044ee3',
  })
  const body = 'grant_type=authorization_id&scope=baas_accounts&authorization_id=78b49f2ed5f31cec614c2f22f8044ee3'
  expect(isSignatureOf(body, sign)).toBe(true)
})

it.each(['Client credentials', 'Password', 'Authorization code, step 1', 'Authorization code, step 2'])(
  'leaves the request %s unsigned',
  (name) => {
    const { sign, warn } = signed(requestOf(name), { private_key: pem(pair.privateKey) })
    expect(sign).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  },
)

it.each([
  ['1024 bit in PKCS#8', 1024, 'pkcs8'],
  ['1024 bit in PKCS#1', 1024, 'pkcs1'],
  ['2048 bit in PKCS#1', 2048, 'pkcs1'],
] as const)('takes a key of %s, with and without markers', (_name, modulusLength, type) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  const withMarkers = pem(privateKey, type)
  const withoutMarkers = withMarkers.replaceAll(/-----.*-----/g, '').replaceAll('\n', '')
  for (const key of [withMarkers, withoutMarkers]) {
    const { sign } = signed(requestOf('Account list'), { private_key: key, access_token: 'token' })
    expect(isSignatureOf('token', sign, publicKey)).toBe(true)
  }
})

it('replaces a signature that is there', () => {
  const definition = requestOf('Account list')
  definition.header = [...(definition.header ?? []), { key: 'sign', value: 'old' }]
  const { request } = signed(definition, { private_key: pem(pair.privateKey), access_token: 'token' })
  const signs = request.headers.all().filter(({ key }) => key === 'sign')
  expect(signs).toHaveLength(1)
  expect(isSignatureOf('token', signs[0]?.value)).toBe(true)
})

it('sends a call unsigned and says so when there is no key', () => {
  const { sign, warn } = signed(requestOf('Account list'), { private_key: ' ', access_token: 'token' })
  expect(sign).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('The request is not signed. To sign it, set the variable private_key.')
})

it.each([
  ['a public key', pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['no key at all', 'secret'],
])('refuses %s as the private key', (_name, privateKey) => {
  expect(() => signed(requestOf('Account list'), { private_key: privateKey, access_token: 'token' })).toThrow(
    'The variable private_key is not an RSA private key in PKCS#8 or PKCS#1',
  )
})

/** Runs the script that reads answers, and returns what it keeps and reports. */
function kept(name: string, answer: unknown, contentType = 'application/json;charset=UTF-8') {
  const variables: Record<string, string> = {}
  const error = vi.fn()
  const context = createContext({
    console: { error },
    Date,
    pm: {
      request: new Request(requestOf(name)),
      response: { headers: { get: () => contentType }, json: () => answer },
      collectionVariables: { set: (key: string, value: string) => Object.assign(variables, { [key]: value }) },
    },
  })
  runInContext(declaredByPostman, context)
  runInContext(scriptOf('test'), context)
  return { variables, error }
}

it('keeps the token of a token request', () => {
  const { variables, error } = kept('Password', { access_token: 'abc', token_type: 'bearer', expires_in: 599 })
  expect(variables).toEqual({ access_token: 'abc' })
  expect(error).not.toHaveBeenCalled()
})

it('forgets the authorization code that a token was given for', () => {
  const { variables } = kept('Authorization code, step 2', { access_token: 'abc' })
  expect(variables).toEqual({ access_token: 'abc', code: '' })
  expect(kept('Authorization code, step 2', { error: 'invalid_grant' }).variables).toEqual({})
})

it('keeps how far the clock of the sandbox is from this one', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { variables } = kept('Clock', { data: { now: '2026-11-28T07:00:00.000Z' } })
  expect(variables).toEqual({ clock_offset: String(47 * 3_600_000) })
})

it('reports why there is no token, and keeps the old one', () => {
  const { variables, error } = kept('Password', { error: 'invalid_request', error_description: 'Missing grant type' })
  expect(variables).toEqual({})
  expect(error).toHaveBeenCalledWith('No token: invalid_request, Missing grant type')
})

it.each([
  [
    { status: 'OTP_REQUIRED', transactionId: '8f1c2a7e40', authenticationType: 1, otp_info: '+90 5** *** ** 12' },
    { transaction_id: '8f1c2a7e40', authentication_type: '1', confirmation: '"otp_info":"123456"' },
  ],
  [
    { status: 'OTP_REQUIRED', transactionId: '27d9c40b1e', authenticationType: 5, activationId: 'a1', requestId: 'b2' },
    { transaction_id: '27d9c40b1e', authentication_type: '5', confirmation: '"activationId":"a1","requestId":"b2"' },
  ],
])('keeps what the completion of a call needs: %o', (data, expected) => {
  expect(kept('EFT transfer', { header: {}, data }).variables).toEqual(expected)
})

it('keeps nothing of another answer, of a failure or of a page', () => {
  expect(kept('EFT transfer', { header: {}, data: { referenceNumber: '1' } }).variables).toEqual({})
  expect(kept('EFT transfer', { header: { status: 'ERROR' } }).variables).toEqual({})
  expect(kept('EFT transfer', undefined, 'text/html').variables).toEqual({})
})
