import { expect, test, vi } from 'vitest'
import { emit, setup } from 'xstate'
import { startActor } from '../../../../../src/app/actors/shared/startActor.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

test('every notice names the actor that sent it', () => {
  const machine = setup({
    types: {} as {
      events: { type: 'profile.save' }
      emitted: { type: 'notice'; variant: 'success'; message: string }
    },
  }).createMachine({
    id: 'profile',
    on: { 'profile.save': { actions: emit({ type: 'notice', variant: 'success', message: 'Saved' }) } },
  })
  const notice = vi.fn()
  const actor = startActor({ clock: frozenClock(), whenHydrated: (start) => start() }, machine, { on: { notice } })
  actor.send({ type: 'profile.save' })
  expect(notice.mock.calls).toEqual([[{ type: 'notice', variant: 'success', message: 'Saved', source: 'profile' }]])
})
