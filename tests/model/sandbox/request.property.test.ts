import type { requestMachine } from '../../../src/machines/sandbox/request.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { requestModel } from './request.model.ts'

const { always, canAct, invariant, oneAtATime } = oraclesOf<typeof requestMachine>()

chartWalks({
  model: requestModel,
  sentences: [
    {
      oracle: invariant(
        'What is shown is the call that is open, however late the answer for another comes',
        ({ context: { id, detail } }) => detail === null || detail.id === id,
      ),
      planted: withBug(({ states, on }) => {
        states.reading.on = { 'request.open': { actions: on['request.open'].actions[0] } }
      }),
    },
    {
      oracle: invariant(
        'Nothing is left of a call that was closed',
        (now) => !now.in('closed') || (now.context.detail === null && now.context.problem === null),
      ),
      planted: withParts({ actions: { clearProblem: () => {} } }),
    },
    {
      oracle: always(
        'Only the call that was sent again is shown as the new one',
        ({ context: { id, isReplayed } }, before) =>
          !isReplayed || id === (before?.context.isReplayed ? before.context.id : 'call-3'),
      ),
      planted: withParts({ actions: { clearReplayed: () => {} } }),
    },
    {
      oracle: oneAtATime('replayRequest', 'One press sends a call again once'),
      planted: withBug(({ states }) => {
        states.replaying.on = { 'request.replay': { target: 'replaying', reenter: true } }
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.replaying.invoke.onError = {}
      }),
    },
  ],
})
