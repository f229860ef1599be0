import { expect, test } from 'vitest'
import {
  type AnyActorRef,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  initialTransition,
  transition,
} from 'xstate'
import { transitionsOf } from '../../../src/app/inspector/statechart.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { transferMachine } from '../../support/fixtures/transfer.machine.ts'
import { HeldClock } from '../../support/model/held.ts'

const submit = { type: 'transfer.submit', secret: seal({ password: 'Open-Sesame-1' }) } as const

test('xstate still shows what the explorer and the replay read', () => {
  const [initial] = initialTransition(transferMachine, { amount: 5 })
  const [sending, actions] = transition(transferMachine, initial, submit)
  const shown = (actions as readonly { type: string; params: object }[]).map(({ type, params }) => [
    type,
    { ...params },
  ])
  expect(shown).toEqual([
    ['xstate.cancel', { sendId: 'xstate.after.idleTime.transfer.editing' }],
    ['xstate.sendTo', expect.objectContaining({ event: { type: 'clock.hurry' }, delay: undefined })],
    [
      'xstate.raise',
      {
        event: { type: 'xstate.after.timeout.transfer.sending' },
        id: 'xstate.after.timeout.transfer.sending',
        delay: 3000,
      },
    ],
    ['xstate.spawnChild', expect.objectContaining({ id: 'sendMoney', src: 'sendMoney' })],
  ])
  const child = sending.children.sendMoney as AnyActorRef & { src: string; options: { input: unknown } }
  expect([child.id, child.src, child.options.input]).toEqual([
    'sendMoney',
    'sendMoney',
    { amount: 5, secret: submit.secret },
  ])

  const [done] = transition(transferMachine, sending, {
    type: 'xstate.done.actor.sendMoney',
    output: 'R-1',
    actorId: 'sendMoney',
  } as never)
  expect([done.status, done.output]).toEqual(['done', { receipt: 'R-1' }])
  const [failed, reported] = transition(transferMachine, sending, {
    type: 'xstate.error.actor.sendMoney',
    error: { kind: 'answer', status: 400, message: 'Refused', described: true },
    actorId: 'sendMoney',
  } as never)
  expect(failed.value).toEqual({ editing: 'failed' })
  const emitted = (reported as readonly { type: string; params: object }[]).find(({ type }) => type === 'xstate.emit')
  expect(emitted?.params).toEqual({
    event: { type: 'notice', variant: 'error', message: 'Refused' },
  })

  const machine = transferMachine.provide({
    actors: {
      sendMoney: fromPromise(() => new Promise<string>(() => undefined)),
      watchClock: fromCallback(() => undefined),
    },
  })
  const taken: AnyTransitionDefinition[] = []
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep' && event.actorRef === actor) taken.push(...event._transitions)
  }
  const actor = createActor(machine, { input: { amount: 5 }, clock: new HeldClock(), inspect })
  actor.start()
  actor.send(submit)
  const named = transitionsOf(machine).filter((known) => taken.includes(known.transition))
  expect(named.map(({ name }) => name)).toEqual(['editing: transfer.submit [isEnough] → sending'])
  const { _scheduledEvents } = actor.system.getSnapshot() as { _scheduledEvents: Record<string, object> }
  expect(Object.values(_scheduledEvents)).toEqual([
    expect.objectContaining({ source: actor, event: { type: 'xstate.after.timeout.transfer.sending' }, delay: 3000 }),
  ])
  actor.stop()
})
