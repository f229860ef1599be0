import type { scenarioMachine } from '../../../src/machines/sandbox/scenario.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { scenarioModel } from './scenario.model.ts'

const { always, canAct, invariant, oneAtATime } = oraclesOf<typeof scenarioMachine>()

const runs = (started: readonly { id: string; input: unknown }[]) =>
  started.filter(({ id }) => id === 'runScenario').map(({ input }) => (input as { name: string }).name)

chartWalks({
  model: scenarioModel,
  sentences: [
    {
      oracle: always(
        'A scenario that deletes something runs only after the question was answered',
        ({ started }, before) => !runs(started).includes('first-day') || before?.in('confirming') === true,
      ),
      planted: withParts({ guards: { deletes: () => false } }),
    },
    {
      oracle: always('What runs is the scenario that was chosen last', ({ started }, _, trace) => {
        const chosen = trace.findLast(({ step }) => step.startsWith('scenario.run'))?.step
        return runs(started).every((name) => (name === 'first-day') === (chosen === 'scenario.run(asked)'))
      }),
      planted: withBug(({ states }) => {
        states.idle.on['scenario.run'][0].actions = []
      }),
    },
    {
      oracle: oneAtATime('runScenario', 'One scenario runs at a time'),
      planted: withBug(({ states }) => {
        states.running.on = { 'run.confirm': { target: 'running', reenter: true } }
      }),
    },
    {
      oracle: invariant(
        'Beside a failure there is no success of an earlier run',
        ({ context: { result, problem } }) => result === null || problem === null,
      ),
      planted: withParts({ actions: { clearResult: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.running.invoke.onError = {}
      }),
    },
  ],
})
