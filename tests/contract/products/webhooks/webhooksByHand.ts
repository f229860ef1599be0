import { onTestFinished } from 'vitest'
import type { WebhookDelivery, WebhookMessage, WebhookSubscription } from '../../../../src/rules/sandbox/webhooks.ts'
import { control } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { type HostName, openHost } from '../../hosts.ts'
import { saveClient } from '../../oauth.ts'

export const order = {
  applicationId: 'application-000003',
  customerNumber: '1',
  url: 'https://hooks.example.com/elif',
  transactionTypes: ['FBTCH', 'CVIRM'],
  accountNumbers: ['1010000001'],
}

/** Of the subscription that is made first by hand. */
export const path = '/webhooks/subscriptions/WH2601050002'

/** A bank whose webhooks are controlled by hand, until the end of the test. */
export async function openWebhooks(name: HostName) {
  const clock = frozenClock()
  const host = await openHost(name, { clock })
  onTestFinished(() => host.close())
  await saveClient(host)
  async function dataOf<Data>(method: string, at: string, body?: object): Promise<Data> {
    const { status, body: answer } = await control(host, method, at, body)
    if (status !== 200) throw new Error(`${method} ${at} answers ${status}: ${JSON.stringify(answer)}`)
    return (answer as { data: Data }).data
  }
  return {
    clock,
    dataOf,
    refusal: async (method: string, at: string, body?: object) => {
      const { status, body: answer } = await control(host, method, at, body)
      return [status, (answer as { header: { message: string } }).header.message]
    },
    subscribe: () => dataOf<WebhookSubscription>('POST', '/webhooks/subscriptions', order),
    fire: (body: object = {}) => dataOf<{ id: string }>('POST', `${path}/fire`, body),
    deliveries: () => dataOf<WebhookDelivery[]>('GET', '/webhooks'),
    inbox: () => dataOf<WebhookMessage[]>('GET', '/webhooks/inbox'),
    advance: (milliseconds: number) => dataOf('POST', '/clock', { advance: milliseconds }),
    answerInbox: (inboxAnswer: string) => dataOf('PUT', '/settings', { inboxAnswer }),
  }
}
