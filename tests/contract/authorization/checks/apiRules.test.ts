import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { definitionViolations } from '../../../support/definitionViolations.ts'
import { control } from '../../calls.ts'
import { hostNames } from '../../hosts.ts'
import { accessToken, openServices } from '../../services.ts'
import { failure, get, openTransfers, postTransfer, publicKey, realized, signatureOf, transfer } from './apiRules.ts'

const service = 'money-transfers/transfer-to-own-account'
const rates = '/api/public/v1/deposits/rates'
const withoutOtp = { kind: 'password', application: { otpNeeded: false } } as const

test.each(["name=O'Ne", 'name="a"', 'name=<b>', 'name=ab#c?d', '?name=ab'])(
  'the signature is over the query %s as it is sent, also with characters that a browser would encode',
  async (target) => {
    const host = await openServices('server host', {
      kind: 'password',
      scopes: ['payments'],
      customerNumber: '1',
      application: { publicKey },
    })
    const [query] = target.split('#')
    const headers = { Authorization: `Bearer ${accessToken}`, sign: signatureOf(`${accessToken}${query}`) }
    const path = `/api/payments/v1/institutions?${target}`
    const sent = request({ port: host.port, path, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    answer.resume()
    await host.close()
  },
)

describe.each(hostNames)('the signature on the %s', (name) => {
  test('of token and body lets a call pass', async () => {
    const { host, performed } = await openTransfers(name, withoutOtp)
    expect(await postTransfer(host)).toMatchObject({ status: 200, body: { data: realized }, reason: null })
    expect(performed).toHaveLength(1)
  })

  test.each<[what: string, sign: string | undefined, reason: string]>([
    [
      'that is missing',
      undefined,
      'The sign header is missing: send the SHA256withRSA signature over the access token and the body, in Base64.',
    ],
    [
      'without the token',
      signatureOf(transfer),
      'Wrong signature: the body is signed without the access token: put the token in front of it.',
    ],
    [
      'over a pretty-printed body',
      signatureOf(accessToken + JSON.stringify(JSON.parse(transfer), null, 2)),
      'Wrong signature: the signed body has other white space than the one that is sent: sign the very text that you send.',
    ],
  ])('%s is refused, and nothing is carried out', async (_what, sign, reason) => {
    const { host, performed } = await openTransfers(name, withoutOtp)
    const answer = await postTransfer(host, { sign })
    expect(answer).toMatchObject({ status: 401, body: failure(401, '200120', 'Invalid signature'), reason })
    expect(definitionViolations(service, answer)).toEqual([])
    expect(performed).toEqual([])
  })

  test('is over the token and the query string of a GET, and checked where none is required', async () => {
    const host = await openServices(name, { application: { publicKey: publicKey } })
    const query = 'amount=100000.00&term=92'
    const signed = (text: string) => get(host, `${rates}?${query}`, { sign: signatureOf(text) })
    expect(await signed(accessToken + query)).toMatchObject({ status: 200, reason: null })
    expect(await signed(`${accessToken}?${query}`)).toMatchObject({
      status: 401,
      body: failure(401, '200120', 'Invalid signature'),
      reason: 'Wrong signature: the signed query string begins with a question mark: leave it out.',
    })
    expect(await get(host, rates, { sign: signatureOf(accessToken) })).toMatchObject({ status: 200 })
    await host.close()
  })

  test('of the bank is in the header of an answer that asks for it', async () => {
    const { host } = await openTransfers(name, withoutOtp)
    const answer = await postTransfer(host, { isResponseSigned: 'true' })
    const { signedResponse, ...header } = answer.body.header
    expect(header).toEqual({
      status: 'SUCCESS',
      statusCode: 200,
      detailCode: '0',
      message: null,
      txId: expect.any(String),
      warnings: [],
    })
    expect(definitionViolations(service, answer)).toEqual([])
    const published = await host.call('/ocf-auth-server/auth/response-key.pem')
    expect(published.headers.get('Content-Type')).toBe('application/x-pem-file')
    const key = createPublicKey(await published.text())
    const data = Buffer.from(JSON.stringify(answer.body.data))
    expect(verify('sha256', data, key, Buffer.from(String(signedResponse), 'base64'))).toBe(true)

    const unsigned = await postTransfer(host, { isResponseSigned: 'false' })
    expect(Object.keys(unsigned.body.header)).not.toContain('signedResponse')
    const failed = await postTransfer(host, { isResponseSigned: 'true', sign: undefined })
    expect(failed.body).toEqual(failure(401, '200120', 'Invalid signature'))
    expect(await postTransfer(host, { isResponseSigned: 'yes' })).toMatchObject({
      body: failure(400, '-1', 'isResponseSigned: Expected true or false'),
      reason: 'The isResponseSigned header is neither true nor false: send one of the two, or leave it out.',
    })
  })
})

describe.each(hostNames)('the IP list on the %s', (name) => {
  const listed = { ...withoutOtp, application: { ipList: ['198.51.100.24', '203.0.113.7'], otpNeeded: false } }
  const invalidIp = failure(403, '-1', 'Invalid IP')

  test('lets its addresses call, and no other', async () => {
    const { host, performed } = await openTransfers(name, listed)
    expect((await postTransfer(host, { 'x-sandbox-ip': '203.0.113.7' })).status).toBe(200)
    const answer = await postTransfer(host, { 'x-sandbox-ip': '203.0.113.8' })
    expect(answer).toMatchObject({
      status: 403,
      body: invalidIp,
      reason:
        "The call comes from 203.0.113.8, which is not on the application's IP list: add 203.0.113.8 to the list, or send x-sandbox-ip: 198.51.100.24.",
    })
    expect(definitionViolations(service, answer)).toEqual([])
    expect(performed).toHaveLength(1)
  })

  test('takes a call without a chosen address to come from loopback', async () => {
    const { host } = await openTransfers(name, listed)
    expect(await postTransfer(host)).toMatchObject({
      body: invalidIp,
      reason: expect.stringContaining('The call comes from 127.0.0.1,'),
    })
    const { host: local } = await openTransfers(name, {
      ...withoutOtp,
      application: { ipList: ['127.0.0.1'], otpNeeded: false },
    })
    expect((await postTransfer(local)).status).toBe(200)
  })

  test('is required in the live environment', async () => {
    const { host } = await openTransfers(name, withoutOtp)
    expect((await postTransfer(host, { 'x-sandbox-ip': '192.0.2.1' })).status).toBe(200)
    await control(host, 'PUT', '/settings', { environment: 'live' })
    expect(await postTransfer(host, { 'x-sandbox-ip': '192.0.2.1' })).toMatchObject({
      body: invalidIp,
      reason: 'The live environment requires an IP list and the application has none: add 192.0.2.1 to the list.',
    })
  })

  test('is checked before the scope and after the token', async () => {
    const { host } = await openTransfers(name, { ...listed, scopes: ['accounts'] })
    expect((await postTransfer(host)).body).toEqual(invalidIp)
    expect(await postTransfer(host, { Authorization: 'Bearer unknown' })).toMatchObject({ status: 401 })
  })
})

describe.each(hostNames)('the rate limit on the %s', (name) => {
  const limited = { settings: { rateLimit: 'enforced' } } as const
  const limits = (headers: Headers) =>
    ['Limit-Second', 'Remaining-Second', 'Limit-Day', 'Remaining-Day'].map((each) => headers.get(`X-RateLimit-${each}`))

  test('refuses the sixth call of a second, and takes it after Retry-After', async () => {
    const host = await openServices(name, limited)
    for (const left of [4, 3, 2, 1, 0])
      expect(limits((await get(host, rates)).headers)).toEqual(['5', `${left}`, '100', `${left + 95}`])
    const { headers, ...answer } = await get(host, rates)
    expect(answer).toEqual({
      status: 429,
      body: failure(429, '-1', 'Too many requests'),
      reason: 'The application has made 5 calls within a second: wait 1 s (Retry-After).',
    })
    expect([headers.get('Retry-After'), ...limits(headers)]).toEqual(['1', '5', '0', '100', '95'])
    expect(definitionViolations('rates-and-calculators/deposit-rates', answer)).toEqual([])
    await control(host, 'POST', '/clock', { advance: 1000 })
    expect((await get(host, rates)).status).toBe(200)
    await host.close()
  })

  test('refuses the 101st call of a day until midnight in Istanbul', async () => {
    const host = await openServices(name, { ...limited, expiresAt: Date.parse('2026-03-16T00:00:00Z') })
    for (let index = 0; index < 100; index += 1) {
      if (index % 5 === 0) await control(host, 'POST', '/clock', { advance: 1000 })
      expect((await get(host, rates)).status).toBe(200)
    }
    await control(host, 'POST', '/clock', { set: '2026-03-14T23:59:00+03:00' })
    const { status, headers } = await get(host, rates)
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    await control(host, 'POST', '/clock', { advance: 60_000 })
    expect((await get(host, rates)).status).toBe(200)
    await host.close()
  })

  test('counts calls that fail, but none without a token or from a wrong address', async () => {
    const host = await openServices(name, { ...limited, application: { ipList: ['192.0.2.1'] } })
    const from = (headers: Record<string, string>) => get(host, rates, { 'x-sandbox-ip': '192.0.2.1', ...headers })
    for (let index = 0; index < 6; index += 1) {
      expect((await from({ Authorization: 'Bearer unknown' })).status).toBe(401)
      expect((await from({ 'x-sandbox-ip': '192.0.2.2' })).status).toBe(403)
    }
    expect((await from({ sign: 'x' })).headers.get('X-RateLimit-Remaining-Second')).toBe('4')
    expect((await from({})).headers.get('X-RateLimit-Remaining-Second')).toBe('3')
    await host.close()
  })
})
