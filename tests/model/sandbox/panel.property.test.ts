import { assign } from 'xstate'
import type { PanelContext, panelMachine } from '../../../src/machines/sandbox/panel.machine.ts'
import type { ChartMoment } from '../../support/chartProperties/chartPlace.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { panelModel } from './panel.model.ts'

const { always, canAct, eventually, invariant, oneAtATime } = oraclesOf<typeof panelMachine>()

const changes = { hour: { change: 'an hour' }, day: { change: 'a day' } }
const asked = (trace: readonly ChartMoment<PanelContext>[]) =>
  trace.flatMap(({ step }) =>
    Object.entries(changes).flatMap(([name, { change }]) => (step === `panel.change(${name})` ? [change] : [])),
  )
const sent = (trace: readonly ChartMoment<PanelContext>[]) =>
  trace.flatMap(({ started }) =>
    started.flatMap(({ id, input }) => (id === 'changeBank' ? [(input as { change: string }).change] : [])),
  )

chartWalks({
  model: { ...panelModel, events: { ...panelModel.events, 'panel.change': changes } },
  sentences: [
    {
      oracle: always('Changes are sent in the order in which they were asked for, each once', (_, __, trace) =>
        sent(trace).every((change, index) => change === asked(trace)[index]),
      ),
      planted: withParts({
        actions: {
          enqueue: assign(({ context: { queue } }, { change }: { change: unknown }) => ({ queue: [change, ...queue] })),
        },
      }),
    },
    {
      oracle: eventually(
        'No change that was asked for is lost, whatever fails',
        (_, __, trace) => sent(trace).length === asked(trace).length,
      ),
      planted: withParts({ actions: { dequeue: assign({ queue: [] }) } }),
    },
    {
      oracle: oneAtATime('changeBank', 'Changes are made one after another'),
      planted: withBug(({ states }) => {
        states.changing.on = { 'panel.change': { target: 'changing', reenter: true } }
      }),
    },
    {
      oracle: invariant(
        'What was chosen last shows until it was made or refused',
        ({ context: { queue, pending } }) => queue.length === 0 || pending === queue.at(-1),
      ),
      planted: withParts({ actions: { clearPending: assign({ pending: null }) } }),
    },
    {
      oracle: invariant(
        'What the bank has not is not shown once the bank was read',
        (now) => !(now.in('ready') || now.in('waiting')) || now.context.pending === null,
      ),
      planted: withParts({
        actions: { setData: assign({ data: (_, data: unknown) => data, problem: null }) },
      }),
    },
    {
      oracle: always(
        'What was read stays while it is read again, also when that fails',
        ({ context: { data } }, before) => before === undefined || before.context.data === null || data !== null,
      ),
      planted: withParts({ actions: { setProblem: assign({ problem: (_, problem) => problem, data: null }) } }),
    },
    {
      oracle: invariant(
        'What the bank has changed since it was read is not taken for what it is',
        (now) => !now.in('ready') || !now.context.isStale,
      ),
      planted: withBug(({ states }) => {
        states.ready.always = states.ready.always.slice(0, 1)
      }),
    },
    {
      oracle: invariant(
        'A change of the bank during a reading that failed does not wait for a person',
        (now) => !now.in('failed') || now.in('failed.stale') === now.context.isStale,
      ),
      planted: withBug(({ states }) => {
        states.reading.invoke.onError = states.reading.invoke.onError.slice(1)
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.reading.invoke.onError = {}
      }),
    },
  ],
})
