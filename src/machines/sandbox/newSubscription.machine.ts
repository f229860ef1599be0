import { assertEvent, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { SubscriptionOrder } from '../../rules/sandbox/webhooks.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided } from '../port.ts'

/** A subscription to webhooks that is made by hand: what was typed stays when the bank refuses it. */
export const newSubscriptionMachine = setup({
  types: {} as {
    context: { problem: Problem | null }
    events: { type: 'form.open' } | { type: 'form.close' } | { type: 'subscription.create'; order: SubscriptionOrder }
    tags: 'busy' | 'mutating'
  },
  actors: { createSubscription: unprovided<void, { order: SubscriptionOrder }>('createSubscription') },
  actions: { setProblem: setProblem(), clearProblem: clearProblem() },
}).createMachine({
  id: 'newSubscription',
  context: { problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearProblem',
      initial: 'pristine',
      states: { pristine: {}, created: {} },
      on: { 'form.open': 'editing' },
    },
    editing: { on: { 'form.close': 'closed', 'subscription.create': 'creating' } },
    creating: {
      tags: ['busy', 'mutating'],
      entry: 'clearProblem',
      invoke: {
        id: 'createSubscription',
        src: 'createSubscription',
        input: ({ event }) => {
          assertEvent(event, 'subscription.create')
          return { order: event.order }
        },
        onDone: 'closed.created',
        onError: { target: 'editing', actions: withProblem('setProblem') },
      },
    },
  },
})
