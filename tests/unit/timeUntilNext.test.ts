import { expect, test } from 'vitest'
import { nextAttemptIn, type WebhookDelivery } from '../../src/rules/sandboxWebhooks.ts'

const clock = { now: '2026-03-14T10:00:00.000Z', offset: 0, isStopped: false }

const delivery = (nextAttemptAt: string | null): WebhookDelivery => ({
  id: 'msg_1',
  subscriptionId: 'WH2603090001',
  url: 'https://hooks.example.com',
  body: '{}',
  origin: 'movement',
  state: 'waiting',
  createdAt: clock.now,
  nextAttemptAt,
  attempts: [],
})

test.each([
  [[], null],
  [[null], null],
  [['2026-03-14T10:05:00.000Z', '2026-03-14T10:00:05.000Z', null], 5000],
  // The bank would have made it before it answered: reading again would be without end.
  [['2026-03-14T09:59:59.000Z', '2026-03-14T10:00:00.000Z'], null],
])('with attempts planned for %j the next one is in %j ms', (planned, milliseconds) => {
  expect(nextAttemptIn({ deliveries: planned.map(delivery), clock })).toBe(milliseconds)
})

test('nothing comes while the clock stands', () => {
  const deliveries = [delivery('2026-03-14T10:00:05.000Z')]
  expect(nextAttemptIn({ deliveries, clock: { ...clock, isStopped: true } })).toBeNull()
})
