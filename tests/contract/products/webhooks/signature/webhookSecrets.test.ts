import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebhookDelivery } from '../../../../../src/rules/sandbox/webhooks.ts'
import { customer, openBank, requestOf, type TestBank } from '../../../services/bank.ts'

const subscribe = 'webhooks/subscription'
const rotation = 'webhooks/secret-rotation'
const kuzey = customer('12', { corporateUsername: 'kuzey.finance' })
const day = 86_400_000

afterEach(() => {
  vi.useRealTimers()
})

async function openSubscribed() {
  const bank = await openBank()
  const { data } = (await bank.call(subscribe, kuzey, { body: requestOf(subscribe, 'usual') })) as {
    data: { subscriptionId: string; secret: string }
  }
  const path = { subscriptionId: data.subscriptionId }
  const rotate = async (body = {}) =>
    (await bank.call(rotation, kuzey, { path, body })) as {
      data: { secret: string; previousValidUntil: string | null }
    }
  return { bank, path, first: data.secret, rotate }
}

const fire = async (bank: TestBank, { subscriptionId }: { subscriptionId: string }) =>
  (await bank.control('POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})).data as { id: string }

const deliveries = async (bank: TestBank) => (await bank.control('GET', '/webhooks')).data as WebhookDelivery[]

/** Whether an independent receiver accepts the newest delivery with this secret. */
async function isAccepted(bank: TestBank, secret: string): Promise<boolean> {
  const [delivery] = await deliveries(bank)
  const attempt = delivery?.attempts.at(-1)
  vi.useFakeTimers({ toFake: ['Date'], now: (attempt?.timestamp ?? 0) * 1000 })
  try {
    new Webhook(secret).verify(delivery?.body ?? '', attempt?.headers ?? {})
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

test('after a rotation both secrets verify for a day, then the new one only', async () => {
  const { bank, path, first, rotate } = await openSubscribed()
  const { data } = await rotate()
  expect(data).toEqual({
    ...path,
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{44}$/),
    previousValidUntil: '2026-03-15T10:32:07+03:00',
  })
  expect(data.secret).not.toBe(first)
  await bank.control('POST', '/clock', { advance: day - 60_000 })
  await fire(bank, path)
  expect([await isAccepted(bank, first), await isAccepted(bank, data.secret)]).toEqual([true, true])
  await bank.control('POST', '/clock', { advance: 60_000 })
  await fire(bank, path)
  expect([await isAccepted(bank, first), await isAccepted(bank, data.secret)]).toEqual([false, true])
})

test('at the end of the day the previous secret verifies no longer', async () => {
  const { bank, path, first, rotate } = await openSubscribed()
  await rotate()
  await bank.control('POST', '/clock', { set: '2026-03-15T10:32:07.199+03:00' })
  await fire(bank, path)
  expect(await isAccepted(bank, first)).toBe(true)
  await bank.control('POST', '/clock', { advance: 1 })
  await fire(bank, path)
  expect(await isAccepted(bank, first)).toBe(false)
})

test('a second rotation leaves two secrets, and endPrevious leaves one', async () => {
  const { bank, path, first, rotate } = await openSubscribed()
  const second = (await rotate()).data.secret
  const third = (await rotate()).data.secret
  await fire(bank, path)
  const verdicts = async (secrets: string[]) => {
    const found = []
    for (const secret of secrets) found.push(await isAccepted(bank, secret))
    return found
  }
  expect(await verdicts([first, second, third])).toEqual([false, true, true])
  const last = await rotate({ endPrevious: true })
  expect(last.data.previousValidUntil).toBeNull()
  await fire(bank, path)
  expect(await verdicts([second, third, last.data.secret])).toEqual([false, false, true])
})

test('the workbench rotates, and ends the previous secret', async () => {
  const { bank, path, first } = await openSubscribed()
  const at = `/webhooks/subscriptions/${path.subscriptionId}`
  const { secret } = (await bank.control('POST', `${at}/rotate`, {})).data as { secret: string }
  const shown = async () => ((await bank.control('GET', '/webhooks/subscriptions')).data as object[])[0]
  expect(await shown()).toMatchObject({ previousSecretUntil: expect.stringMatching(/^2026-03-15T07:32:07/) })
  expect((await bank.control('DELETE', `${at}/previous-secret`)).data).toMatchObject({ previousSecretUntil: null })
  await fire(bank, path)
  expect([await isAccepted(bank, first), await isAccepted(bank, secret)]).toEqual([false, true])
})
