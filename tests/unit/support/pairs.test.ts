import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, createMachine, fromPromise } from 'xstate'
import { mergedCoverage } from '../../support/chartProperties/mergedCoverage.ts'
import type { ModelReport } from '../../support/model/coverage.ts'
import { pairsOf } from '../../support/model/pairs.ts'
import { WatchedChart } from '../../support/model/reach.ts'
import { modelOf } from '../../support/model/spec.ts'

const regionsMachine = createMachine({
  id: 'regions',
  type: 'parallel',
  on: { 'all.reset': { target: ['.left.off', '.right.off'] } },
  states: {
    left: { initial: 'off', states: { off: { on: { 'left.turnOn': 'on' } }, on: { on: { 'left.turnOff': 'off' } } } },
    right: { initial: 'off', states: { off: { on: { 'right.turnOn': 'on' } }, on: {} } },
  },
})

const sendingMachine = createMachine({
  id: 'form',
  initial: 'draft',
  on: { 'form.close': '.closed' },
  states: {
    draft: { on: { 'form.send': 'sending' } },
    sending: {
      invoke: {
        id: 'send',
        src: fromPromise(() => Promise.resolve()),
        onDone: 'closed',
        onError: { actions: () => {} },
      },
      on: { 'form.close': {}, 'form.send': 'checking' },
    },
    checking: { always: 'draft' },
    closed: { type: 'final' },
  },
})

test('a pair is a transition and one that starts where it leads to, of the same region', () => {
  expect([...pairsOf(regionsMachine)].toSorted()).toEqual(
    [
      'regions: all.reset → left.off, right.off ⇒ left.off: left.turnOn → left.on',
      'regions: all.reset → left.off, right.off ⇒ right.off: right.turnOn → right.on',
      'regions: all.reset → left.off, right.off ⇒ regions: all.reset → left.off, right.off',
      'left.off: left.turnOn → left.on ⇒ left.on: left.turnOff → left.off',
      'left.off: left.turnOn → left.on ⇒ regions: all.reset → left.off, right.off',
      'left.on: left.turnOff → left.off ⇒ left.off: left.turnOn → left.on',
      'left.on: left.turnOff → left.off ⇒ regions: all.reset → left.off, right.off',
      'right.off: right.turnOn → right.on ⇒ regions: all.reset → left.off, right.off',
    ].toSorted(),
  )
})

test('nothing follows a final state, a call ends once, and what is inside or goes on by itself comes first', () => {
  expect([...pairsOf(sendingMachine)].toSorted()).toEqual(
    [
      'draft: form.send → sending ⇒ sending: send done → closed',
      'draft: form.send → sending ⇒ sending: send failed',
      'draft: form.send → sending ⇒ sending: form.close',
      'draft: form.send → sending ⇒ sending: form.send → checking',
      'sending: send failed ⇒ sending: form.close',
      'sending: send failed ⇒ sending: form.send → checking',
      'sending: form.close ⇒ sending: send done → closed',
      'sending: form.close ⇒ sending: send failed',
      'sending: form.close ⇒ sending: form.close',
      'sending: form.close ⇒ sending: form.send → checking',
      'sending: form.send → checking ⇒ checking: always → draft',
      'checking: always → draft ⇒ draft: form.send → sending',
      'checking: always → draft ⇒ form: form.close → closed',
    ].toSorted(),
  )
})

const walked = (machine: AnyStateMachine, events: readonly string[]) => {
  const chart = new WatchedChart(modelOf({ machine }))
  chart.begin(() => {})
  const actor = createActor(chart.machine, { inspect: (event) => chart.noteTransitions(event) })
  actor.start()
  for (const type of events) actor.send({ type })
  actor.stop()
  return chart.reached
}

test('an actor walks a pair although another region moves in between', () => {
  const { pairs } = walked(regionsMachine, ['left.turnOn', 'right.turnOn', 'left.turnOff', 'all.reset'])
  expect([...pairs]).toEqual([
    'left.off: left.turnOn → left.on ⇒ left.on: left.turnOff → left.off',
    'left.on: left.turnOff → left.off ⇒ regions: all.reset → left.off, right.off',
  ])
})

test('the report counts what paths and walks reach together, and asks for no reason that is not needed', () => {
  const none = { states: [], transitions: [], guards: [], pairs: [] }
  const reachable = { ...none, states: ['a', 'b'], guards: ['isOn yes', 'isOn no'], pairs: ['x ⇒ y', 'y ⇒ x', 'z ⇒ x'] }
  const byPaths = { ...none, states: ['a'], guards: ['isOn yes'], pairs: ['x ⇒ y'] }
  const byWalks = { ...none, states: ['a', 'b'], pairs: ['y ⇒ x'] }
  const paths: ModelReport = {
    chart: 'lamp',
    worlds: 1,
    edges: 1,
    paths: 1,
    reached: byPaths,
    reachable,
    uncovered: [],
    staleExcuses: [],
  }
  const unreached = { 'isOn no': 'It is always on.', b: 'It is reached after all.' }
  const covered = mergedCoverage([paths], [{ chart: 'lamp', walks: 60, reached: byWalks, reachable, unreached }])
  expect(covered).toEqual([
    {
      chart: 'lamp',
      walks: 60,
      states: { all: 2, paths: 1, walks: 2, reached: 2 },
      transitions: { all: 0, paths: 0, walks: 0, reached: 0 },
      guards: { all: 2, paths: 1, walks: 0, reached: 1 },
      pairs: { all: 3, paths: 1, walks: 1, reached: 2 },
      missed: [
        { kind: 'guards', name: 'isOn no', reason: 'It is always on.' },
        { kind: 'pairs', name: 'z ⇒ x' },
      ],
      staleReasons: ['b'],
    },
  ])
})
