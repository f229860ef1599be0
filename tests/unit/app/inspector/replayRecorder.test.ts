import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { assign, createActor, type EventObject, fromCallback, fromPromise, type InspectionEvent, setup } from 'xstate'
import { createInspector } from '../../../../src/app/inspector/inspector.ts'
import { createReplayRecorder } from '../../../../src/app/inspector/replayRecorder.ts'
import { type InspectorState, pastAtom } from '../../../../src/ui/sandbox/stateMachines/inspectorState.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

const effect = vi.fn()
const lookUp = vi.fn(async () => 'found')

/** A chart with a call, a listener, a timer and an effect. */
const search = setup({
  types: {} as {
    context: { presses: number; found: string | null }
    input: { presses: number }
    events: { type: 'key.press' } | { type: 'bank.changed' } | { type: 'search.clear' }
  },
  actors: {
    lookUp: fromPromise<string>(lookUp),
    follow: fromCallback<EventObject>(({ sendBack }) => {
      following = () => sendBack({ type: 'bank.changed' })
    }),
  },
  actions: { effect, press: assign({ presses: ({ context }) => context.presses + 1 }) },
  delays: { rest: 1000 },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ presses: input.presses, found: null }),
  initial: 'typing',
  invoke: { id: 'follow', src: 'follow' },
  on: { 'bank.changed': { target: '.looking', actions: 'effect' } },
  states: {
    typing: { on: { 'key.press': { actions: ['press', 'effect'] } }, after: { rest: 'looking' } },
    looking: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: { target: 'shown', actions: assign({ found: ({ event }) => event.output }) },
        onError: 'typing',
      },
    },
    shown: { on: { 'search.clear': 'typing' } },
  },
})
let following = () => {}

const settled = () => new Promise(setImmediate)

async function run(inspect: (event: InspectionEvent) => void) {
  const clock = frozenClock()
  const actor = createActor(search, { input: { presses: 7 }, clock: clock as never, inspect }).start()
  actor.send({ type: 'key.press' })
  actor.send({ type: 'key.press' })
  clock.pass(1000)
  await settled()
  actor.send({ type: 'search.clear' })
  following()
  await settled()
  return actor
}

test('each recorded event leads to what the actor was, and no effect runs again', async () => {
  const recorder = createReplayRecorder()
  const live: unknown[] = []
  const actor = await run((event) => {
    if (event.type === '@xstate.event') recorder.record(event)
    if (event.type === '@xstate.snapshot' && 'value' in event.snapshot) live.push(event.snapshot)
  })
  const [effects, calls] = [effect.mock.calls.length, lookUp.mock.calls.length]
  const { sessionId } = actor
  expect(recorder.rangeOf(sessionId)).toEqual({ first: 0, last: 7 })
  const steps = recorder.replay(sessionId, 7)
  expect(steps.map(({ recorded }) => recorded && [recorded.child, recorded.event.type])).toEqual([
    null,
    [null, 'key.press'],
    [null, 'key.press'],
    [null, 'xstate.after.rest.search.typing'],
    ['lookUp', 'xstate.done.actor.lookUp'],
    [null, 'search.clear'],
    ['follow', 'bank.changed'],
    ['lookUp', 'xstate.done.actor.lookUp'],
  ])
  const shown = (snapshot: unknown) => {
    const { value, context } = snapshot as { value: unknown; context: unknown }
    return { value, context }
  }
  expect(steps.map(({ snapshot }) => shown(snapshot))).toEqual(live.map(shown))
  expect(steps.at(-1)?.snapshot.context).toEqual({ presses: 9, found: 'found' })
  expect([effect.mock.calls.length, lookUp.mock.calls.length]).toEqual([effects, calls])
  expect(recorder.replay(sessionId, 1).at(-1)?.snapshot.context).toEqual({ presses: 8, found: null })
})

test('the oldest events give way, and what is left leads to the same', async () => {
  const recorder = createReplayRecorder(3)
  const actor = await run((event) => {
    if (event.type === '@xstate.event') recorder.record(event)
  })
  expect(recorder.rangeOf(actor.sessionId)).toEqual({ first: 4, last: 7 })
  const steps = recorder.replay(actor.sessionId, 7)
  expect(steps.map(({ snapshot }) => snapshot.value)).toEqual(['shown', 'typing', 'looking', 'shown'])
  expect(recorder.replay(actor.sessionId, 0).map(({ snapshot }) => snapshot.context)).toEqual([
    { presses: 9, found: 'found' },
  ])
})

test('the past is handed on by names, with who sent what; an actor that is gone has none', async () => {
  const publish = vi.fn<(inspected: InspectorState) => void>()
  const store = createStore()
  const actor = await run(createInspector(frozenClock(), store, publish))
  const { stepAt } = store.get(pastAtom)
  expect(stepAt(actor.sessionId, 0)).toEqual({ states: ['search', 'search.typing'], lastTransitions: [], event: null })
  expect(stepAt(actor.sessionId, 3)).toEqual({
    states: ['search', 'search.looking'],
    lastTransitions: ['typing: after rest → looking'],
    event: 'after rest',
  })
  expect(stepAt(actor.sessionId, 6)?.event).toBe('follow > bank.changed')
  const shown = publish.mock.lastCall?.[0]
  expect(shown?.transitions.map(({ transition, sender }) => `${transition} from ${sender}`)).toEqual([
    'looking: lookUp done → shown from lookUp',
    'search: bank.changed → looking from follow',
    'shown: search.clear → typing from page',
    'looking: lookUp done → shown from lookUp',
    'typing: after rest → looking from itself',
    'typing: key.press from page',
    'typing: key.press from page',
  ])
  actor.stop()
  await settled()
  expect(stepAt(actor.sessionId, 3)).toBeNull()
})
