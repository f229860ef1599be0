import type { dataControlMachine } from '../../../src/machines/sandbox/dataControl.machine.ts'
import { asksFirst, type DataControl } from '../../../src/rules/sandbox/data/data.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { dataControlModel } from './dataControl.model.ts'

const { always, canAct, invariant, oneAtATime } = oraclesOf<typeof dataControlMachine>()

const controlOf = (started: readonly { id: string; input: unknown }[]) =>
  started.find(({ id }) => id === 'runControl')?.input as { control: DataControl } | undefined

chartWalks({
  model: dataControlModel,
  sentences: [
    {
      oracle: always('What loses data runs only after the question was answered', (now, before) => {
        const run = controlOf(now.started)
        return run === undefined || !asksFirst(run.control) || before?.in('confirming') === true
      }),
      planted: withParts({ guards: { asksFirst: () => false } }),
    },
    {
      oracle: oneAtATime('runControl', 'One thing is done with the data at a time'),
      planted: withBug(({ states }) => {
        states.running.on = { 'control.confirm': { target: 'running', reenter: true } }
      }),
    },
    {
      oracle: always(
        'Only what the bank has done is reported as done',
        (now, before) =>
          now.step === 'runControl: done' ||
          (now.emitted.length === 0 && (!now.in('idle.done') || before?.in('idle.done') === true)),
      ),
      planted: withBug(({ states }) => {
        states.running.invoke.onError.actions = 'emitDone'
      }),
    },
    {
      oracle: invariant(
        'Nothing is reported as done and as failed at once',
        (now) => !now.in('idle.done') || now.context.problem === null,
      ),
      planted: withParts({ actions: { clearProblem: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.running.invoke.onError = {}
      }),
    },
  ],
})
