import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { SubscriptionRow } from '../../db/tables/products/webhooks.ts'
import { subscriptionId } from '../../products/webhooks/subscriptions/subscriptions.ts'

const secretOf = (text: string) => `whsec_${btoa(text)}`

/** The subscriptions of the examples: one that works, and one whose server does not answer. */
export function seededSubscriptions(now: number): SubscriptionRow[] {
  const daysAgo = (days: number) => addDays(dayOf(now), -days)
  const [company, old] = [daysAgo(5), daysAgo(9)]
  return [
    {
      id: subscriptionId(old, 4),
      customerNumber: '1',
      applicationId: null,
      url: 'https://old.example.com/hooks',
      transactionTypes: ['CHVLH'],
      accountNumbers: ['1010000001'],
      status: 'SUSPENDED',
      secret: secretOf('secret-of-an-old-webhook-of-elif'),
      createdAt: timeAt(old, '14:20:31'),
      endedAt: null,
    },
    {
      id: subscriptionId(company, 1),
      customerNumber: '12',
      applicationId: null,
      url: 'https://hooks.example.com/portico',
      transactionTypes: ['EEFTO', 'FBTCH'],
      accountNumbers: ['1012000001'],
      status: 'ACTIVE',
      secret: secretOf('secret-of-the-webhook-of-kuzey-1'),
      createdAt: timeAt(company, '09:15:00'),
      endedAt: null,
    },
  ]
}
