import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openBank } from '../../../mocks/testing/openBank.ts'
import type { Bank } from '../../../mocks/testing/types.ts'
import { openBankAt, places } from './openedBanks.ts'

const transfer = {
  senderAccountNumber: '1010000001',
  receiverIban: 'TR730888800000002020000001',
  receiverName: 'Burak Aydın',
  amount: { amount: '85.00', currency: 'TRY' },
  reasonCode: '01',
} as const

async function subscribed(bank: Bank, url = 'https://app.example.com/hooks') {
  const app = await bank.application()
  await app.call('createSubscription', {
    url,
    events: ['transaction.booked', 'transfer.settled'],
    transactionTypes: ['EEFTO'],
    accountNumbers: ['1010000001'],
  })
  return app
}

describe.each(places)('the webhooks of a bank %s', (place) => {
  test('come one after another, those of a type as well', async () => {
    await using bank = await openBankAt(place)
    const app = await subscribed(bank)
    const settled = bank.webhooks.next({ type: 'transfer.settled', timeout: 20_000 })
    const transferred = await app.call('createEftTransfer', transfer)
    const booked = await bank.webhooks.next()
    expect(booked).toMatchObject({
      type: 'transaction.booked',
      url: 'https://app.example.com/hooks',
      state: 'delivered',
      headers: { 'webhook-id': booked.id, 'webhook-signature': expect.stringMatching(/^v1,/) },
    })
    expect(JSON.parse(booked.text)).toEqual(booked.body)
    await bank.clock.advance('10 minutes')
    expect((await settled).body).toMatchObject({ data: { referenceNumber: transferred.referenceNumber } })
    expect((await bank.webhooks.list()).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['transaction.booked', 'transfer.settled']),
    )
  })

  test('are waited for, and what else came is named after the time', async () => {
    await using bank = await openBankAt(place)
    await expect(bank.webhooks.next({ timeout: 10 })).rejects.toThrow(
      'The bank has sent no webhook within 10 ms. It has sent none: subscribe with createSubscription',
    )
    const app = await subscribed(bank)
    const coming = bank.webhooks.next({ timeout: 20_000 })
    await app.call('createEftTransfer', transfer)
    expect((await coming).type).toBe('transaction.booked')
    await app.call('createEftTransfer', transfer)
    await expect(bank.webhooks.next({ type: 'consent.withdrawn', timeout: 10 })).rejects.toThrow(
      'The bank has sent no webhook consent.withdrawn within 10 ms. It has sent transaction.booked',
    )
    const snapshot = await bank.snapshot()
    await bank.restore(snapshot)
    await expect(bank.webhooks.next({ timeout: 10 })).rejects.toThrow('It has sent none')
  })

  test('of a snapshot that is restored are not the next ones, also for who waits meanwhile', async () => {
    await using bank = await openBankAt(place)
    const app = await subscribed(bank)
    await app.call('createEftTransfer', transfer)
    const first = await bank.webhooks.next()
    const snapshot = await bank.snapshot()
    const waiting = bank.webhooks.next({ timeout: 20_000 })
    await bank.restore(snapshot)
    await app.call('createInternalTransfer', {
      senderAccountNumber: '1010000002',
      receiverAccountNumber: '1010000001',
      amount: { amount: '1.00', currency: 'TRY' },
    })
    await app.call('createEftTransfer', transfer)
    expect((await waiting).id).not.toBe(first.id)
  })

  test('reach a server of this machine', async () => {
    const receiver = createServer().listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    try {
      await using bank = await openBankAt(place)
      const app = await subscribed(bank, `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`)
      const arriving = once(receiver, 'request')
      await app.call('createEftTransfer', transfer)
      const [request, response] = await arriving
      const body = await text(request)
      response.end()
      const webhook = await bank.webhooks.next()
      expect([webhook.text, webhook.headers['webhook-id']]).toEqual([body, request.headers['webhook-id']])
    } finally {
      receiver.closeAllConnections()
      receiver.close()
    }
  })
})

test('a webhook is waited for until the bank is closed, and no longer', async () => {
  const bank = await openBank()
  const ended = expect(bank.webhooks.next({ timeout: 50_000 })).rejects.toThrow(/^The bank .* is closed: open another$/)
  for (let turn = 0; turn < 1000; turn++) await new Promise(setImmediate)
  const closing = performance.now()
  await bank.close()
  await ended
  expect(performance.now() - closing).toBeLessThan(20_000)
})
