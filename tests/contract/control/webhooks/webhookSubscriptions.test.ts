import { describe, expect, test } from 'vitest'
import type { WebhookSubscription } from '../../../../src/rules/sandbox/webhooks.ts'
import { hostNames } from '../../hosts.ts'
import { openWebhooks, order, path } from '../../products/webhooks/webhooksByHand.ts'

const subscription: WebhookSubscription = {
  subscriptionId: 'WH2601050002',
  applicationId: 'application-000003',
  applicationName: 'Market Stall',
  customerNumber: '1',
  url: 'https://hooks.example.com/elif',
  events: ['transaction.booked'],
  transactionTypes: ['FBTCH', 'CVIRM'],
  accountNumbers: ['1010000001'],
  status: 'ACTIVE',
  previousSecretUntil: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  endedAt: null,
}

describe.each(hostNames)('subscriptions by hand on the %s', (name) => {
  test('a subscription is made, listed without its secret, and ended', async () => {
    const { clock, dataOf, refusal, subscribe } = await openWebhooks(name)
    expect(await dataOf('GET', '/webhooks/subscribers')).toMatchObject({
      applications: [{ id: 'application-000003', name: 'Market Stall' }],
      customers: [
        {
          customerNumber: '1',
          accounts: [{ accountNumber: '1010000001', name: 'Salary account', currency: 'TRY' }, {}, {}],
        },
        { customerNumber: '3' },
        { customerNumber: '4' },
        { customerNumber: '5' },
        { customerNumber: '6' },
        { customerNumber: '7' },
        { customerNumber: '12', name: 'Kuzey Trading Ltd.' },
      ],
    })
    expect(await subscribe()).toEqual(subscription)
    expect(await dataOf('GET', '/webhooks/subscriptions')).toEqual([
      subscription,
      expect.objectContaining({ customerNumber: '12', applicationId: null, applicationName: null, status: 'ACTIVE' }),
      expect.objectContaining({ customerNumber: '1', applicationId: null, status: 'SUSPENDED' }),
    ])
    expect(await dataOf('GET', `${path}/secret`)).toEqual({ secret: expect.stringMatching(/^whsec_[\w+/=]{44}$/) })
    clock.pass(1000)
    const ended = { ...subscription, status: 'ENDED', endedAt: '2026-01-05T10:00:01.000Z' }
    expect(await dataOf('DELETE', path)).toEqual(ended)
    expect((await dataOf<WebhookSubscription[]>('GET', '/webhooks/subscriptions'))[0]).toEqual(ended)
    const over = [409, 'Subscription WH2601050002 has ended']
    expect(await refusal('DELETE', path)).toEqual(over)
    expect(await refusal('POST', `${path}/fire`, {})).toEqual(over)
  })

  test.each([
    [
      { url: 'http://hooks.example.com' },
      400,
      'url: Expected an https address. Send an https address of your server without credentials.',
    ],
    [
      { accountNumbers: ['1012000001'] },
      404,
      'Not found. The customer shares no account 1012000001: use those of the account list.',
    ],
    [{ accountNumbers: [] }, 400, 'accountNumbers: Choose at least one'],
    [{ transactionTypes: ['FBTCH', 'FBTCH'] }, 400, 'transactionTypes: Choose each once, and at most 50'],
    [{ applicationId: 'application-000001' }, 403, 'Till Companion does not have the product Webhooks'],
    [{ applicationId: 'application-000009' }, 404, 'There is no application application-000009'],
    [{ customerNumber: '9' }, 404, 'There is no customer 9'],
  ])('nobody subscribes with %j', async (changes, status, message) => {
    const { refusal } = await openWebhooks(name)
    expect(await refusal('POST', '/webhooks/subscriptions', { ...order, ...changes })).toEqual([status, message])
  })

  test('an application has 20 subscriptions for a customer, by hand as well', async () => {
    const { refusal, subscribe } = await openWebhooks(name)
    // The ready-made one of this customer does not count.
    for (let count = 0; count < 20; count++) await subscribe()
    expect(await refusal('POST', '/webhooks/subscriptions', order)).toEqual([
      400,
      'Too many subscriptions. An application has at most 20 subscriptions for a customer.',
    ])
  })
})
