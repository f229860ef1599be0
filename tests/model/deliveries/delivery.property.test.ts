import type { deliveryMachine } from '../../../mocks/products/webhooks/deliveries/delivery.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { deliveryModel } from './delivery.model.ts'

const { always, never, until } = oraclesOf<typeof deliveryMachine>()

/** At once, after 5 s, 5 and 30 minutes, 2, 5 and 10 hours, and six times after 12 hours. */
const mostAttempts = 13

const byHand = ({ step }: { step: string }) => step === 'delivery.resent'

chartWalks({
  model: {
    ...deliveryModel,
    inputs: { new: { attempts: 0 }, 'before the last attempt': { attempts: mostAttempts - 1 } },
  },
  sentences: [
    {
      oracle: always(
        'There are never more attempts than documented, unless it is sent again by hand',
        ({ context: { attempts } }, _, trace) => attempts <= mostAttempts || trace.some(byHand),
      ),
      planted: withParts({ guards: { isLastAttempt: () => false } }),
    },
    {
      oracle: until('After the last attempt it rests in the dead letters until it is sent again by hand', {
        from: (now) => now.in('sending') && now.context.attempts >= mostAttempts,
        holds: (now) => now.in('sending') || now.in('failed') || now.in('delivered'),
        to: byHand,
      }),
      planted: withBug(({ states }) => {
        states.failed.on['attempt.started'] = 'waiting'
      }),
    },
    {
      oracle: until('What has arrived is not sent again unasked', {
        from: (now) => now.in('delivered'),
        holds: (now) => now.in('delivered'),
        to: byHand,
      }),
      planted: withBug(({ states }) => {
        states.delivered.on['attempt.started'] = 'sending'
      }),
    },
    {
      oracle: until('After the end of its subscription nothing is sent unasked', {
        from: ({ step, in: isIn }) => step === 'subscription.ended' && isIn('dropped'),
        holds: (now) => now.in('dropped'),
        to: byHand,
      }),
      planted: withBug(({ states }) => {
        states.dropped.on['attempt.started'] = 'sending'
      }),
    },
    {
      oracle: never(
        'No attempt starts while another is on its way',
        (now, before) => before?.in('sending') === true && !/^answer/.test(now.step) && !now.in('sending'),
      ),
      planted: withBug(({ states }) => {
        states.sending.on['delivery.resent'] = 'waiting'
      }),
    },
  ],
})
