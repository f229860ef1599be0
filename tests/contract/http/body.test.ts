// @module-tag full

import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import {
  captcha,
  context,
  control,
  mails,
  post,
  reactivate,
  register,
  registrationBody,
  signIn,
  tokens,
} from '../calls.ts'
import { contractOperations, violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const json = 'application/json'
const withJson = contractOperations.filter(({ method, id }) => method !== 'get' && id !== 'obtainToken')
const tooDeep = 'The request body is nested more than 64 levels deep'
const tooMany = 'The request body has more than 2000 members'
const noObject = 'The request body is not a JSON object'
const noUtf8 = 'The request body is not UTF-8'

const badBodies: [string, BodyInit | undefined, string, number, string][] = [
  ['no body', undefined, json, 400, noObject],
  ['an empty body', '', json, 400, noObject],
  ['half of a body', '{"context":', json, 400, noObject],
  ['a list', '[]', json, 400, noObject],
  ['null', 'null', json, 400, noObject],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), json, 400, noUtf8],
  ['UTF-16', new Uint8Array(Buffer.from('\ufeff{}', 'utf16le')), json, 400, noUtf8],
  ['objects within objects', `{"a":${'{"b":'.repeat(5000)}1${'}'.repeat(5001)}`, json, 400, tooDeep],
  ['lists within lists', '['.repeat(100_000), json, 400, tooDeep],
  ['too many members', `{"a":[${'1,'.repeat(2000)}1]}`, json, 400, tooMany],
  ['a million names', `{${Array.from({ length: 100_000 }, (_, at) => `"n${at}":1`)}}`, json, 400, tooMany],
  ['no context', '{}', json, 400, 'context: Required'],
  ['a context that is null', '{"context":null}', json, 400, 'context: Expected an object, but received null'],
  ['a context without channel', '{"context":{"language":"TR"}}', json, 400, 'context.channel: Required'],
  ['a context without language', '{"context":{"channel":"X"}}', json, 400, 'context.language: Required'],
  ['an empty channel', '{"context":{"channel":" ","language":"TR"}}', json, 400, 'context.channel: Required'],
  ['another media type', '{}', 'text/plain', 415, 'The request body must be application/json'],
  ['a form', 'name=Ada', 'application/x-www-form-urlencoded', 415, 'The request body must be application/json'],
]

describe.each(hostNames)('bodies on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test.each(badBodies)(
    'malformed or missing bodies and contexts are refused: %s',
    async (_, body, type, status, why) => {
      const headers = { 'Content-Type': type, Authorization: `bearer ${(await tokens(host)).access_token}` }
      for (const { id, path, method } of withJson) {
        const init = { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) }
        const response = await host.call(path, init)
        const answer = { status: response.status, body: (await response.json()) as { header: { message: string } } }
        expect([id, answer.status, answer.body.header.message]).toEqual([id, status, why])
        expect(violations(id, answer)).toEqual([])
      }
      expect(await mails(host)).toEqual([])
    },
  )

  test('a token request that is no form is refused', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': json }, body: '{"grant_type":"password"}' }
    const response = await host.call('/oauth/token', init)
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'invalid_request', error_description: 'The request body must be application/x-www-form-urlencoded' },
    ])
  })

  test('a compressed body is refused', async () => {
    const headers = {
      'Content-Encoding': 'gzip',
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${btoa('portal:portal-secret')}`,
    }
    const sent = async (path: string, others: Record<string, string> = {}) => {
      const body = new Uint8Array(gzipSync('{"advance":1000}'))
      const response = await host.call(path, { method: 'POST', headers: { ...headers, ...others }, body })
      return [response.status, response.headers.get('Accept-Encoding'), (await response.json()) as unknown]
    }
    const message = 'The request body is compressed: send it without Content-Encoding'
    const refused = { header: expect.objectContaining({ status: 'ERROR', statusCode: 415, message }) }
    expect(await sent('/oauth/token')).toEqual([
      415,
      'identity',
      { error: 'invalid_request', error_description: message },
    ])
    expect(await sent('/api-user-service/user/register', { 'Content-Type': json })).toEqual([415, 'identity', refused])
    expect((await sent('/sandbox/api/clock')).toSpliced(1, 1)).toEqual([415, refused])
    expect(await control(host, 'GET', '/clock')).toMatchObject({ body: { data: { offset: 0 } } })
    const plain = { 'Content-Encoding': ' Identity', 'Content-Type': json }
    expect(
      (await host.call('/sandbox/api/clock', { method: 'POST', headers: plain, body: '{"advance":0}' })).status,
    ).toBe(200)
  })

  test('a form of too many names or too many bytes is refused, and so is a long address', async () => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${btoa('portal:portal-secret')}`,
    }
    const sent = async (path: string, body: string) => {
      const response = await host.call(path, { method: 'POST', headers, body })
      return [response.status, ((await response.json()) as { error_description?: string }).error_description]
    }
    const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}=`).join('&')
    expect(await sent('/oauth/token', names(1001))).toEqual([400, 'The request body has more than 1000 parameters'])
    expect(await sent('/oauth/token', names(1000))).toEqual([400, 'Missing grant type'])
    expect(await sent('/oauth/token', `a=${'b'.repeat(65_535)}`)).toEqual([413, 'The request body is too large'])
    expect(await sent('/oauth/token', `a=${'b'.repeat(65_534)}`)).toEqual([400, 'Missing grant type'])
    const long = `?${'a'.repeat(16_400)}`
    const { status } = await host.call(`/health${long}`)
    expect(status).toBe(name === 'server host' ? 431 : 414)
    if (name === 'server host') return
    const header = { status: 'ERROR', statusCode: 414, message: 'The request address is too long' }
    const answerTo = async (path: string) => (await host.call(path + long)).json() as Promise<unknown>
    expect(await answerTo('/sandbox/api/clock')).toEqual({ header })
    expect(await answerTo('/api/accounts/v1/accounts')).toEqual({
      header: { ...header, detailCode: '-1', txId: '0000000000' },
    })
    expect(await answerTo('/oauth/token')).toEqual({
      error: 'invalid_request',
      error_description: 'The request address is too long',
    })
  })

  test('no other site can include an answer, and none is read as another type', async () => {
    await control(host, 'PUT', '/faults/saveContact', { kind: 'notJson' })
    const asked: [string, RequestInit?][] = [
      ['/api-dashboard-service/dashboard/products'],
      ['/api-user-service/user/savecontact', { method: 'POST', body: '{}' }],
      ['/nothing'],
      ['/nothing', { method: 'HEAD' }],
      ['/sandbox/api/state'],
      ['/sandbox/api/export'],
      ['/sandbox/api/reset'],
      [bankPaths.responseKey],
      [bankPaths.authorize],
    ]
    if (name === 'server host')
      asked.push(['/'], ['/sandbox/api/changes'], ['/', { method: 'OPTIONS', headers: { Origin: 'http://localhost' } }])
    for (const [path, init] of asked) {
      const { headers, body } = await host.call(path, init)
      await body?.cancel()
      expect([path, headers.get('X-Content-Type-Options'), headers.get('Cross-Origin-Resource-Policy')]).toEqual([
        path,
        'nosniff',
        'same-origin',
      ])
    }
  })

  test('a request of the portal with two client authentications is refused', async () => {
    const form = { grant_type: 'password', scope: 'portal', client_id: 'another' }
    const response = await host.call('/oauth/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('portal:portal-secret')}` },
      body: new URLSearchParams(form),
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'The client is authenticated in more than one way' },
    ])
  })

  test('a media type may have parameters', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
    expect((await post(host, '/api-dashboard-service/dashboard/products', {}, headers)).status).toBe(200)
  })

  test('used captcha answers are refused, also by another call and after a refusal, until a day has passed', async () => {
    const recaptchaResponse = captcha()
    const used = 'The captcha has already been used. Complete it again.'
    expect(await register(host, { recaptchaResponse, name: '' })).toMatchObject({ status: 400 })
    const again = await register(host, { recaptchaResponse })
    expect(again).toMatchObject({ status: 400, body: { header: { message: used } } })
    expect(violations('register', again)).toEqual([])
    const contact = { name: 'Ada', eMailAddress: 'ada@example.com', subject: 'Hi', message: 'Hi', recaptchaResponse }
    expect(await post(host, '/api-user-service/user/savecontact', contact)).toMatchObject({ status: 400 })
    expect((await reactivate(host, registrationBody.eMailAddress)).status).toBe(200)
    await control(host, 'POST', '/clock', { advance: 86_400_001 })
    expect((await register(host)).status).toBe(200)
    expect((await control(host, 'GET', '/state')).body).toMatchObject({ data: { rows: { usedCaptchas: 1 } } })
  })

  test('country ZZ is refused by the profile too', async () => {
    const { access_token } = (await signIn(host)).body as { access_token: string }
    const profile = { firstName: 'Deniz', lastName: 'Aydın', phoneNumber: '+905550000001', country: 'ZZ', context }
    const authorization = { Authorization: `bearer ${access_token}` }
    expect(await post(host, '/api-user-service/user/updateuser', profile, authorization)).toMatchObject({
      status: 400,
      body: { header: { message: 'country: There is no country ZZ' } },
    })
  })
})
