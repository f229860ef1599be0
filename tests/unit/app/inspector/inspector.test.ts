import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { createInspector } from '../../../../src/app/inspector/inspector.ts'
import type { InspectorState } from '../../../../src/ui/sandbox/stateMachines/inspectorState.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

const door = setup({
  types: {} as {
    context: { secret: string }
    events: { type: 'door.open'; key: string } | { type: 'door.remove' } | { type: 'door.ring' }
    emitted: { type: 'notice'; message: string }
  },
}).createMachine({
  id: 'door',
  context: { secret: 'in the context' },
  type: 'parallel',
  states: {
    wing: { initial: 'closed', states: { closed: { on: { 'door.open': 'open' } }, open: {} } },
    bell: { initial: 'silent', states: { silent: {} } },
  },
  on: {
    'door.remove': { actions: () => {} },
    'door.ring': { actions: emit({ type: 'notice', message: 'in the notice' }) },
  },
})

function watch() {
  const publish = vi.fn<(inspected: InspectorState) => void>()
  const clock = frozenClock()
  const actor = createActor(door, { inspect: createInspector(clock, createStore(), publish) })
  return { actor, publish, at: clock.now() }
}

const settled = () => new Promise(setImmediate)

test('an actor is shown with the states it is in, and what it took last by the name of the pictures', async () => {
  const { actor, publish, at } = watch()
  actor.start()
  await settled()
  const states = ['door', 'door.wing', 'door.wing.closed', 'door.bell', 'door.bell.silent']
  const { sessionId } = actor
  expect(publish.mock.calls).toEqual([
    [
      {
        actors: [{ sessionId, chart: 'door', states, lastTransitions: [], recording: { first: 0, last: 0 } }],
        transitions: [],
      },
    ],
  ])

  actor.send({ type: 'door.open', key: 'the key' })
  actor.send({ type: 'door.remove' })
  await settled()
  const opened = ['door', 'door.wing', 'door.wing.open', 'door.bell', 'door.bell.silent']
  expect(publish).toHaveBeenCalledTimes(2)
  expect(publish.mock.lastCall).toEqual([
    {
      actors: [
        {
          sessionId,
          chart: 'door',
          states: opened,
          lastTransitions: ['door: door.remove'],
          recording: { first: 0, last: 2 },
        },
      ],
      transitions: [
        { key: 2, at, chart: 'door', sender: 'page', transition: 'door: door.remove' },
        { key: 1, at, chart: 'door', sender: 'page', transition: 'wing.closed: door.open → wing.open' },
      ],
    },
  ])
})

test('neither context nor what an event carries is handed on', async () => {
  const { actor, publish } = watch()
  actor.start()
  actor.send({ type: 'door.open', key: 'the key' })
  await settled()
  const reported = JSON.stringify(publish.mock.calls)
  expect(reported).toContain('door.open')
  expect(reported).not.toContain('the key')
  expect(reported).not.toContain('in the context')
})

test('what an actor emits is shown by its name, without what it carries', async () => {
  const { actor, publish, at } = watch()
  actor.start()
  actor.send({ type: 'door.ring' })
  await settled()
  expect(publish.mock.lastCall?.[0].transitions.map(({ at, chart, transition }) => [at, chart, transition])).toEqual([
    [at, 'door', 'door: door.ring'],
    [at, 'door', 'emits notice'],
  ])
  expect(JSON.stringify(publish.mock.calls)).not.toContain('in the notice')
})

test('an actor that has stopped is shown no longer', async () => {
  const { actor, publish } = watch()
  actor.start()
  await settled()
  actor.stop()
  await settled()
  expect(publish.mock.lastCall?.[0].actors).toEqual([])
})
