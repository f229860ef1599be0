import { newSubscriptionMachine } from '../../../src/machines/sandbox/newSubscription.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { SubscriptionOrder } from '../../../src/rules/sandbox/webhooks.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const order: SubscriptionOrder = {
  applicationId: 'application-000001',
  customerNumber: '1',
  url: 'https://hooks.example.com',
  events: ['transaction.booked'],
  transactionTypes: ['FBTCH'],
  accountNumbers: ['1010000001'],
}

export const newSubscriptionModel: ModelSpec<typeof newSubscriptionMachine> = {
  machine: newSubscriptionMachine,
  events: { 'form.open': [{}], 'form.close': [{}], 'subscription.create': [{ order }] },
  calls: { createSubscription: [resolve('created'), reject('refused', problems.network)] },
  relevantContext: ({ problem }) => problem !== null,
  expectations: {
    states: {
      closed: { can: ['form.open'], cannot: ['form.close', 'subscription.create'], context: { problem: null } },
      editing: { can: ['form.close', 'subscription.create'], cannot: ['form.open'] },
      creating: {
        tags: ['busy', 'mutating'],
        cannot: ['form.close', 'subscription.create'],
        context: { problem: null },
      },
    },
    steps: {
      start: { to: 'closed.pristine' },
      'form.close': { to: 'closed.pristine' },
      'createSubscription: created': { to: 'closed.created' },
      'createSubscription: refused': { to: 'editing', context: { problem: problems.network } },
    },
  },
  journeys: {
    'what the bank refuses is sent again': [
      'form.open',
      'subscription.create',
      'createSubscription: refused',
      'subscription.create',
      'createSubscription: created',
    ],
    'a form that was refused and closed opens without its failure': [
      'form.open',
      'subscription.create',
      'createSubscription: refused',
      'form.close',
      'form.open',
    ],
  },
}
