import { describe, expect, test } from 'vitest'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { control } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { basicOf, type Client, renewClient, requestToken, saveClient, signed } from '../../oauth.ts'
import { consentCalls, openConsents } from './consentCalls.ts'

const context = { channel: 'API', language: 'EN' }
const scope = 'webhooks moneytransfers'

async function customerToken(host: Host, client: Client) {
  const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026', scope }
  const { access_token: access = '', refresh_token: refresh = '' } = (await requestToken(host, client, form)).body
  return { access, refresh }
}

async function send(host: Host, token: string, path: string, content: object) {
  const body = JSON.stringify({ context, ...content })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    sign: signed(`${token}${body}`),
  }
  const response = await host.call(path, { method: 'POST', headers, body })
  const { data } = (await response.json()) as { data?: Record<string, string> }
  return { status: response.status, reason: response.headers.get('x-sandbox-reason'), data }
}

const subscription = {
  url: 'https://stall.example.com/hook',
  transactionTypes: ['CVIRM'],
  accountNumbers: ['1010000001'],
}
const transfer = {
  senderAccountNumber: '1010000001',
  receiverAccountNumber: '1010000002',
  receiverName: 'Elif Yılmaz',
  amount: { amount: '5.00', currency: 'TRY' },
}

async function deliveries(host: Host): Promise<number> {
  const { data } = (await control(host, 'GET', '/webhooks')).body as { data: unknown[] }
  return data.length
}

/** How many of the test's own go on. */
async function openSubscriptions(host: Host): Promise<number> {
  const { body } = await control(host, 'GET', '/webhooks/subscriptions')
  const { data } = body as { data: { url: string; endedAt: string | null }[] }
  return data.filter(({ url, endedAt }) => url === subscription.url && endedAt === null).length
}

const revoke = (host: Host, client: Client, token: string) =>
  host.call(bankPaths.revoke, {
    method: 'POST',
    headers: { Authorization: basicOf(client) },
    body: new URLSearchParams({ token }),
  })

describe.each(hostNames)('on the %s', (name) => {
  test('a subscription ends with the last consent that allows it', async () => {
    const host = await openHost(name)
    const client = await saveClient(host, { otpNeeded: false })
    const other = await saveClient(host, { name: 'Other Stall', otpNeeded: false })
    const payer = (await customerToken(host, other)).access
    const pay = async () =>
      expect((await send(host, payer, '/api/moneytransfers/v1/internal', transfer)).status).toBe(200)
    const first = await customerToken(host, client)
    expect((await send(host, first.access, '/api/webhooks/v1/subscriptions', subscription)).status).toBe(200)
    const second = await customerToken(host, client)
    await pay()
    expect(await deliveries(host)).toBe(1)
    await revoke(host, client, first.refresh)
    await pay()
    expect(await deliveries(host)).toBe(2)
    await revoke(host, client, second.refresh)
    await pay()
    expect(await deliveries(host)).toBe(2)
    await host.close()
  })

  test('a subscription outlives the tokens of its consent', async () => {
    const { host, client, bank } = await openConsents(name)
    const { access, refreshToken, id } = await bank.allow('accounts webhooks')
    expect((await bank.call(access, 'POST', '/api/webhooks/v1/subscriptions', subscription)).status).toBe(200)
    await revoke(host, client, refreshToken)
    expect([await bank.statusOf(id), await openSubscriptions(host)]).toEqual([['VALID', null], 1])
    await bank.asApplication('DELETE', `/${id}`)
    expect(await openSubscriptions(host)).toBe(0)
    await host.close()
  })

  test('a subscription outlives a new secret, and then its consent if a sign-in allows it', async () => {
    const { host, client, bank } = await openConsents(name)
    const { access, id } = await bank.allow('accounts webhooks')
    expect((await bank.call(access, 'POST', '/api/webhooks/v1/subscriptions', subscription)).status).toBe(200)
    const renewed = await renewClient(host, client)
    expect(await openSubscriptions(host)).toBe(1)
    const { refresh } = await customerToken(host, renewed)
    await consentCalls(host, renewed).asApplication('DELETE', `/${id}`)
    expect(await openSubscriptions(host)).toBe(1)
    await revoke(host, renewed, refresh)
    expect(await openSubscriptions(host)).toBe(0)
    await host.close()
  })

  test('a call that waits for its OTP is completed when the application has its API again', async () => {
    const host = await openHost(name)
    const client = await saveClient(host)
    const { access } = await customerToken(host, client)
    const { data } = await send(host, access, '/api/moneytransfers/v1/internal', transfer)
    const completion = { transaction_id: data?.transactionId, authenticationType: 1, otp_info: '123456' }
    const complete = () => send(host, access, bankPaths.otpExecute, completion)
    await saveClient(host, { id: client.id, productList: ['1000'] })
    expect(await complete()).toEqual({
      status: 403,
      reason:
        'The application no longer has an API of the scope moneytransfers: activate one in its form, then send the call again with the same token.',
      data: undefined,
    })
    await saveClient(host, { id: client.id, productList: client.productList })
    expect(await complete()).toMatchObject({ status: 200, data: { responseType: '01' } })
    await host.close()
  })
})
