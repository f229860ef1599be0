import type { resetMachine } from '../../../src/machines/password/reset.machine.ts'
import { isOutcomeUnknown } from '../../../src/rules/problem.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { resetModel } from './reset.model.ts'

const { always, canAct, oneAtATime } = oraclesOf<typeof resetMachine>()

chartWalks({
  model: resetModel,
  sentences: [
    {
      oracle: always(
        'Once a change may have been made, no refusal says that it was not: the key works once',
        (now, before) =>
          !before?.context.outcomeUnknown || !/^changePassword: (?!ok)/.test(now.step) || now.in('form.outcomeUnknown'),
      ),
      planted: withParts({
        guards: { isOutcomeStillUnknown: (_: unknown, problem: never) => isOutcomeUnknown(problem) },
      }),
    },
    {
      oracle: oneAtATime('changePassword', 'A new password is sent once at a time'),
      planted: withBug(({ states }) => {
        states.changing.on = { 'reset.submit': { target: 'changing', reenter: true } }
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.changing.invoke.onError = {}
      }),
    },
  ],
})
