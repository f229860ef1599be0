import type { loginHintMachine } from '../../../src/machines/session/loginHint.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { loginHintModel } from './loginHint.model.ts'

const { always } = oraclesOf<typeof loginHintMachine>()

chartWalks({
  model: loginHintModel,
  sentences: [
    {
      oracle: always(
        'A name is held while it is known, and no longer',
        (now) => now.in('known') === (now.context.username !== ''),
      ),
      planted: withParts({ actions: { forget: () => {} } }),
    },
    {
      oracle: always(
        'Once somebody has signed in, no name is known',
        (now) => now.step !== 'watchSession > session.started' || now.in('unknown'),
      ),
      planted: withBug((config) => {
        config.on['session.started'] = {}
      }),
    },
    {
      oracle: always(
        'Once somebody has signed in, no place is known',
        (now) => now.step !== 'watchSession > session.started' || now.context.from === null,
      ),
      planted: withParts({ actions: { clearFrom: () => {} } }),
    },
    {
      oracle: always(
        'No name comes from tabs that differ',
        (now, before) =>
          !(before?.in('asking') && before.context.offers.length > 1) ||
          !now.step.includes('s pass') ||
          !now.in('known'),
      ),
      planted: withParts({ guards: { isOneOffer: () => true } }),
    },
    {
      oracle: always('The other tabs are answered with the name that is known', ({ started, context }) =>
        started.every(
          ({ id, input }) => id !== 'answerTabs' || (input as { username: string }).username === context.username,
        ),
      ),
      planted: withBug(({ states }) => {
        states.known.invoke.input = () => ({ username: 'somebody@example.com' })
      }),
    },
  ],
})
