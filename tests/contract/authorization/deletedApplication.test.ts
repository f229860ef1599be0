import { expect, test } from 'vitest'
import { control } from '../calls.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'
import { type Client, deleteClient, requestToken, saveClient, signed } from '../oauth.ts'

const context = { channel: 'API', language: 'EN' }

async function customerToken(host: Host, client: Client): Promise<string> {
  const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026', scope: 'webhooks moneytransfers' }
  const { access_token = '' } = (await requestToken(host, client, form)).body
  return access_token
}

async function send(host: Host, token: string, path: string, content: object): Promise<number> {
  const body = JSON.stringify({ context, ...content })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    sign: signed(`${token}${body}`),
  }
  return (await host.call(path, { method: 'POST', headers, body })).status
}

test.each(hostNames)('a deleted application receives no further movement on the %s', async (name) => {
  const host = await openHost(name)
  const follower = await saveClient(host)
  const subscription = {
    url: 'https://stall.example.com/hook',
    transactionTypes: ['CVIRM'],
    accountNumbers: ['1010000001'],
  }
  const subscribed = await send(
    host,
    await customerToken(host, follower),
    '/api/webhooks/v1/subscriptions',
    subscription,
  )
  expect(subscribed).toBe(200)
  const token = await customerToken(host, await saveClient(host, { name: 'Other Stall', otpNeeded: false }))
  const transfer = {
    senderAccountNumber: '1010000001',
    receiverAccountNumber: '1010000002',
    receiverName: 'Elif Yılmaz',
    amount: { amount: '5.00', currency: 'TRY' },
  }
  const transferred = async () => {
    expect(await send(host, token, '/api/moneytransfers/v1/internal', transfer)).toBe(200)
    const { data } = (await control(host, 'GET', '/webhooks')).body as { data: { url: string }[] }
    return data.map(({ url }) => url)
  }
  expect(await transferred()).toEqual([subscription.url])
  await deleteClient(host, follower)
  expect(await transferred()).toEqual([subscription.url])
  await host.close()
})
