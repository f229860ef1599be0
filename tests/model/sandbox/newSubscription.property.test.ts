import type { newSubscriptionMachine } from '../../../src/machines/sandbox/newSubscription.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { newSubscriptionModel } from './newSubscription.model.ts'

const { always, canAct, oneAtATime } = oraclesOf<typeof newSubscriptionMachine>()

chartWalks({
  model: newSubscriptionModel,
  sentences: [
    {
      oracle: oneAtATime('createSubscription', 'A subscription is sent once at a time'),
      planted: withBug(({ states }) => {
        states.creating.on = { 'subscription.create': { target: 'creating', reenter: true } }
      }),
    },
    {
      oracle: always(
        'The form stays open with the reason when the bank refuses it',
        (now) => now.step !== 'createSubscription: refused' || (now.in('editing') && now.context.problem !== null),
      ),
      planted: withBug(({ states }) => {
        states.creating.invoke.onError.target = 'closed'
      }),
    },
    {
      oracle: always(
        'Only what the bank has accepted is reported as created',
        (now, before) =>
          !now.in('closed.created') ||
          before?.in('closed.created') === true ||
          now.step === 'createSubscription: created',
      ),
      planted: withBug(({ states }) => {
        states.editing.on['form.close'] = 'closed.created'
      }),
    },
    {
      oracle: always(
        'A form that opens says nothing of the one before',
        ({ step, context: { problem } }) => step !== 'form.open' || problem === null,
      ),
      planted: withParts({ actions: { clearProblem: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.creating.invoke.onError = {}
      }),
    },
  ],
})
