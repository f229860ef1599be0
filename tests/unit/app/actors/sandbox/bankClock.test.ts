import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { sandboxBankClock } from '../../../../../src/app/actors/sandbox/bankClock.ts'
import { changesChannel, type SandboxChanges } from '../../../../../src/rules/sandbox/changes.ts'
import type { ClockState } from '../../../../../src/rules/sandbox/clock/clockState.ts'
import { type FrozenClock, firstDay, frozenClock } from '../../../../contract/frozenClock.ts'

const never = new AbortController().signal
const stopped = (now: number): ClockState => ({ now: new Date(now).toISOString(), offset: 0, isStopped: true })
const ahead = (offset: number): ClockState => ({ now: '', offset, isStopped: false })

let clock: FrozenClock
let state: ClockState
const read = vi.fn(async () => state)

/** The sandbox says that its clock was set, and the page has heard. */
async function set(next: ClockState) {
  state = next
  const [speaker, listener] = [new BroadcastChannel(changesChannel), new BroadcastChannel(changesChannel)]
  const heard = new Promise((resolve) => {
    listener.onmessage = resolve
  })
  speaker.postMessage({ tables: ['system'] } satisfies SandboxChanges)
  await heard
  speaker.close()
  listener.close()
  await new Promise(setImmediate)
}

beforeEach(() => {
  clock = frozenClock()
  state = ahead(0)
  read.mockClear()
})

test('a timer goes by the bank: ahead it comes sooner, set back no later, stopped not at all', async () => {
  const bank = sandboxBankClock(clock, read)
  const fired = vi.fn()
  bank.setTimeout(fired, 10_000)
  clock.pass(4000)
  await set(ahead(-60_000))
  expect(bank.now()).toBe(firstDay + 4000 - 60_000)
  clock.pass(5999)
  expect(fired).not.toHaveBeenCalled()
  clock.pass(1)
  expect(fired).toHaveBeenCalledOnce()

  bank.setTimeout(fired, 10_000)
  await set(ahead(0))
  clock.pass(0)
  expect(fired).toHaveBeenCalledTimes(2)

  bank.setTimeout(fired, 10_000)
  await set(stopped(firstDay))
  clock.pass(3_600_000)
  expect([bank.now(), fired.mock.calls.length]).toEqual([firstDay, 2])
  bank.setTimeout(fired, 0)
  clock.pass(0)
  expect(fired).toHaveBeenCalledTimes(3)
  await set(stopped(firstDay + 20_000))
  clock.pass(0)
  expect(fired).toHaveBeenCalledTimes(4)
})

test('a bank with a start time is ahead by that too, which watchers are told of', async () => {
  const bank = sandboxBankClock(clock, read)
  const watched = vi.fn()
  state = { ...ahead(0), startOffset: 60_000 }
  const stop = bank.watch(watched)
  await bank.sync(never)
  expect([bank.now(), watched.mock.calls.length]).toEqual([firstDay + 60_000, 1])
  await set({ ...ahead(5000), startOffset: 60_000 })
  expect([bank.now(), watched.mock.calls.length]).toEqual([firstDay + 65_000, 2])
  stop()
})

test('a timer that is cleared never fires, and nobody is followed for nothing', async () => {
  const bank = sandboxBankClock(clock, read)
  const fired = vi.fn()
  const timer = bank.setTimeout(fired, 1000)
  await set(ahead(500))
  bank.clearTimeout(timer)
  clock.pass(2000)
  await set(ahead(60_000))
  clock.pass(0)
  expect(fired).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalledTimes(2)
  expect(bank.now()).toBe(clock.now() + 500)
  await bank.sync(never)
  expect(bank.now()).toBe(clock.now() + 60_000)
})

test('who watches is notified of each setting, and of no other change of the settings', async () => {
  const bank = sandboxBankClock(clock, read)
  const heard = vi.fn()
  const stop = bank.watch(heard)
  await set(ahead(0))
  expect(heard).not.toHaveBeenCalled()
  await set(ahead(1000))
  await set(ahead(1000))
  await set(stopped(firstDay))
  await set(stopped(firstDay))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  await set(ahead(0))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the newest reading counts, whichever comes first; one that fails changes nothing', async () => {
  const bank = sandboxBankClock(clock, read)
  const stop = bank.watch(() => {})
  const answers: ((late: ClockState) => void)[] = []
  read.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answers.push(resolve)
      }),
  )
  await set(ahead(1000))
  await set(ahead(2000))
  for (const answer of answers) answer(ahead(1000))
  await bank.sync(never)
  expect(bank.now()).toBe(clock.now() + 2000)
  read.mockImplementationOnce(() => Promise.reject(new Error('offline')))
  await set(ahead(3000))
  expect(bank.now()).toBe(clock.now() + 2000)
  stop()
})

test('without a channel it is read at each look', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const bank = sandboxBankClock(clock, read)
  const stop = bank.watch(() => {})
  state = ahead(1000)
  await bank.sync(never)
  expect(bank.now()).toBe(clock.now() + 1000)
  stop()
  vi.unstubAllGlobals()
})

test('an actor that is given the clock goes by the bank', async () => {
  const machine = createMachine({ initial: 'waiting', states: { waiting: { after: { 60000: 'over' } }, over: {} } })
  const actor = createActor(machine, { clock: sandboxBankClock(clock, read) as never }).start()
  clock.pass(59_000)
  await set(stopped(firstDay + 59_000))
  clock.pass(3_600_000)
  expect(actor.getSnapshot().value).toBe('waiting')
  await set(ahead(0))
  clock.pass(0)
  expect(actor.getSnapshot().value).toBe('over')
  actor.stop()
})
