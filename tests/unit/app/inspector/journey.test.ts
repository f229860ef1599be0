import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, type InspectionEvent } from 'xstate'
import { createInspector } from '../../../../src/app/inspector/inspector.ts'
import { journeyOf, loadStepNames } from '../../../../src/app/inspector/journey.ts'
import { createReplayRecorder, recordedEvents } from '../../../../src/app/inspector/replayRecorder.ts'
import { panelMachine } from '../../../../src/machines/sandbox/panel.machine.ts'
import { problems } from '../../../../src/rules/problem.ts'
import { pastAtom } from '../../../../src/ui/sandbox/stateMachines/inspectorState.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'
import { panelModel } from '../../../model/sandbox/panel.model.ts'
import { edgeTree } from '../../../support/model/explore.ts'
import { Replay } from '../../../support/model/replay.ts'
import { replayTree } from '../../../support/model/replayTree.ts'
import { modelOf } from '../../../support/model/spec.ts'

const settled = () => new Promise(setImmediate)
const store = createStore()

/** A panel as it may have run in the page, with other data than its model test has. */
async function runPanel(
  clock = frozenClock(),
  inspect: (event: InspectionEvent) => void = createInspector(clock, store, () => {}),
) {
  let change = () => {}
  let isRefused = true
  const actors = {
    readBank: fromPromise<unknown, void>(async () => ({ mails: [] })),
    changeBank: fromPromise<void, { change: unknown }>(async () => {
      isRefused = !isRefused
      if (!isRefused) throw problems.network
    }),
    followBank: fromCallback<EventObject, void>(({ sendBack }) => {
      change = () => sendBack({ type: 'bank.changed' })
    }),
  }
  const machine = panelMachine.provide({ actors })
  const actor = createActor(machine, { clock: clock as never, inspect }).start()
  await settled()
  for (const stop of [true, false]) actor.send({ type: 'panel.change', change: { stop } })
  actor.send({ type: 'panel.reload' })
  await settled()
  change()
  clock.pass(100)
  await settled()
  return { actor, change, clock }
}

const journeyTo = (sessionId: string, at: number) => store.get(pastAtom).journeyTo(sessionId, at)

test('a path copied from a running actor is a journey that runs in the chart’s model test', async () => {
  const { actor } = await runPanel()
  const copy = await journeyTo(actor.sessionId, 100)
  expect(copy).toEqual({ text: expect.any(String), steps: 9, missing: null })
  const journeys = new Function(`return {${copy?.text}}`)() as Record<string, string[]>
  expect(journeys).toEqual({
    'a recorded path': [
      'readBank: read',
      'panel.change',
      'panel.change',
      'changeBank: refused',
      'changeBank: done',
      'readBank: read',
      'followBank > bank.changed',
      'after quietTime (waiting)',
      'readBank: read',
    ],
  })

  const model = modelOf({ ...panelModel, journeys })
  const { tree } = await replayTree(model, edgeTree(model))
  expect(JSON.stringify(tree)).not.toContain('"broke"')
  const replay = new Replay(model)
  for (const step of ['start', ...(journeys['a recorded path'] ?? [])]) await replay.take(step)
  expect(replay.snapshot.value).toBe('ready')
  replay.stop()
})

test('a path without its beginning cannot be copied', async () => {
  const { actor, change, clock } = await runPanel()
  for (let event = 0; event <= recordedEvents; event++) change()
  clock.pass(100)
  expect(await journeyTo(actor.sessionId, 1000)).toBeNull()
  expect(await journeyTo('x:none', 1)).toBeNull()
})

test('it ends before what the test has no case for', async () => {
  const recorder = createReplayRecorder()
  const { actor } = await runPanel(frozenClock(), (event) => {
    if (event.type === '@xstate.event') recorder.record(event)
  })
  const names = new Map([...(await loadStepNames('panel'))].filter(([name]) => name !== 'panel.change'))
  const copy = journeyOf(recorder.replay(actor.sessionId, 9), names)
  expect(copy).toEqual({
    text: "    'a recorded path': [\n      'readBank: read',\n    ],\n",
    steps: 1,
    missing: 'panel.change',
  })
})
