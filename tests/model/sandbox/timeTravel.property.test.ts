import { assign } from 'xstate'
import type { timeTravelMachine } from '../../../src/machines/sandbox/timeTravel.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { timeTravelModel } from './timeTravel.model.ts'

const { always, invariant } = oraclesOf<typeof timeTravelMachine>()

chartWalks({
  model: timeTravelModel,
  sentences: [
    {
      oracle: invariant(
        'The past goes back no further than to what is kept, and ends before the last event',
        (now) => !now.in('past') || (now.context.at >= 2 && now.context.at < 5),
      ),
      planted: withParts({ actions: { setAt: assign({ at: (_, { at }: { at: number }) => at }) } }),
    },
    {
      oracle: always(
        'Another actor is shown as it is now',
        ({ step, in: isIn }) => !step.startsWith('actor.choose') || isIn('live'),
      ),
      planted: withBug((config) => {
        delete config.on['actor.choose'].target
      }),
    },
    {
      oracle: always(
        'Who goes to the last event sees the actor as it is now',
        ({ step, in: isIn }) => step !== 'travel.go(to the last)' || isIn('live'),
      ),
      planted: withParts({ guards: { isPast: () => true } }),
    },
    {
      oracle: always(
        'The actor that is shown changes only when another is chosen',
        ({ step, context }, before) =>
          before === undefined || step.startsWith('actor.choose') || context.actor === before.context.actor,
      ),
      planted: withBug(({ states }) => {
        states.past.on['travel.live'] = { target: 'live', actions: { type: 'setActor', params: { actor: '' } } }
      }),
    },
  ],
})
