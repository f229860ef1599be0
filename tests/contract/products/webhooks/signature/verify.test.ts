import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signWebhook } from '../../../../../mocks/products/webhooks/signature/sign.ts'
import { verifyWebhook } from '../../../../../mocks/products/webhooks/signature/verify.ts'
import type { WebhookMessage } from '../../../../../src/rules/sandbox/webhooks.ts'
import { firstDay } from '../../../frozenClock.ts'
import { hostNames } from '../../../hosts.ts'
import { openWebhooks, path } from '../webhooksByHand.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Whether an independent receiver takes the message, by the real time of the test. */
function isTaken(secret: string, { headers, body }: WebhookMessage): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: firstDay })
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

describe.each(hostNames)('the inbox of the %s', (name) => {
  async function openSubscribed() {
    const webhooks = await openWebhooks(name)
    await webhooks.subscribe()
    const { secret } = await webhooks.dataOf<{ secret: string }>('GET', `${path}/secret`)
    return { ...webhooks, secret }
  }

  test('verifies a message as an independent receiver does', async () => {
    const { advance, fire, inbox, secret } = await openSubscribed()
    await advance(86_400_000)
    await fire()
    const [message] = await inbox()
    if (!message) throw new Error('The inbox is empty')
    expect(message).toMatchObject({ verification: 'verified', status: 200 })
    expect(isTaken(secret, message)).toBe(true)
    expect(isTaken(secret, { ...message, body: `${message.body} ` })).toBe(false)
  })

  test.each([
    ['otherSecret', 'wrongSignature'],
    ['tenMinutesOld', 'tooOld'],
  ])('refuses what is signed with %s, and accepts the retry', async (signing, verification) => {
    const { fire, inbox, deliveries, advance, secret } = await openSubscribed()
    await fire({ signing })
    const [message] = await inbox()
    if (!message) throw new Error('The inbox is empty')
    expect(message).toMatchObject({ verification, status: 400 })
    expect(isTaken(secret, message)).toBe(false)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', nextAttemptAt: '2026-01-05T10:00:05.000Z' }])
    await advance(5000)
    expect(await inbox()).toMatchObject([{ verification: 'verified', status: 200 }, { verification }])
    expect(await deliveries()).toMatchObject([{ state: 'delivered', nextAttemptAt: null }])
  })
})

test.each([
  [-301, 'tooOld'],
  [-300, 'verified'],
  [300, 'verified'],
  [301, 'tooOld'],
])('a webhook that is %i seconds away from the time of its receiver is %s', async (seconds, verification) => {
  const secret = `whsec_${btoa('a secret of the receiver')}`
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1000', 'webhook-signature': '' }
  headers['webhook-signature'] = await signWebhook(secret, 'msg_1', 1000, '{}')
  expect(await verifyWebhook(secret, { headers, body: '{}' }, (1000 + seconds) * 1000)).toBe(verification)
})
