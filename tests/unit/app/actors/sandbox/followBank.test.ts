import { expect, test, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { followBankOf } from '../../../../../src/app/actors/sandbox/panel.ts'
import { openChannel } from '../../../../../src/rules/broadcastChannel.ts'
import {
  bankList,
  changesChannel,
  changesChannelOf,
  everyTable,
  replacedContent,
} from '../../../../../src/rules/sandbox/changes.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'
import { shownBankOf } from '../../../../support/shownBankOf.ts'
import { stubPageEvents } from '../../../../support/stubPageEvents.ts'

/** The name is that of the bank which the page shows. */
async function follow(name: string | null = null, tables = ['mails']) {
  const clock = frozenClock()
  const shownBank = shownBankOf(name)
  const portalReady = Promise.resolve({ environment: { clock, shownBank, whenHydrated: () => {} } })
  const { followBank, setTime } = followBankOf(tables, clock, { portalReady })
  const chart = createMachine({
    types: {} as { context: { heard: number; replaced: number } },
    context: { heard: 0, replaced: 0 },
    invoke: { id: 'followBank', src: followBank },
    on: {
      'bank.changed': { actions: assign({ heard: ({ context }) => context.heard + 1 }) },
      'bank.replaced': { actions: assign({ replaced: ({ context }) => context.replaced + 1 }) },
    },
  })
  const actor = createActor(chart).start()
  await portalReady
  const context = () => actor.getSnapshot().context
  return { clock, setTime, actor, heard: () => context().heard, replaced: () => context().replaced }
}

test('a panel is notified of its tables and of no others', async () => {
  const { actor, heard } = await follow()
  const bank = new BroadcastChannel(changesChannel)
  bank.postMessage({ tables: ['faults'] })
  bank.postMessage({ tables: ['events', 'mails'] })
  await new Promise<void>((resolve) => void actor.subscribe(() => resolve()))
  expect(heard()).toBe(1)
  actor.stop()
  bank.close()
})

test('a panel is notified when the content of the bank is replaced, whichever tables that changed', async () => {
  const { actor, heard, replaced } = await follow()
  const bank = new BroadcastChannel(changesChannel)
  bank.postMessage({ tables: ['faults', replacedContent] })
  await new Promise<void>((resolve) => void actor.subscribe(() => resolve()))
  expect([heard(), replaced()]).toEqual([0, 1])
  actor.stop()
  bank.close()
})

test('a panel of a named bank is notified of that bank alone', async () => {
  const { actor, heard } = await follow('team-a')
  const [unnamed, other, own] = [null, 'team-b', 'team-a'].map((name) => new BroadcastChannel(changesChannelOf(name)))
  unnamed?.postMessage({ tables: ['mails'] })
  other?.postMessage({ tables: ['mails'] })
  own?.postMessage({ tables: ['mails'] })
  await new Promise<void>((resolve) => void actor.subscribe(() => resolve()))
  expect(heard()).toBe(1)
  actor.stop()
  for (const channel of [unnamed, other, own]) channel?.close()
})

test('the list of banks is that of the default bank, and is read again when the page is shown again', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  const { actor, heard, replaced } = await follow('team-a', ['events', bankList])
  const unnamed = new BroadcastChannel(changesChannelOf(null))
  unnamed.postMessage({ tables: ['events', everyTable, replacedContent] })
  unnamed.postMessage({ tables: [bankList] })
  await new Promise<void>((resolve) => void actor.subscribe(() => resolve()))
  expect([heard(), replaced()]).toEqual([1, 0])
  for (const state of ['hidden', 'visible']) {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  expect(heard()).toBe(2)
  actor.stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard()).toBe(2)
  unnamed.close()
  vi.unstubAllGlobals()
})

test('a panel is notified of a change that may be one of every table', async () => {
  const { actor, heard } = await follow()
  const bank = new BroadcastChannel(changesChannel)
  bank.postMessage({ tables: ['system', everyTable] })
  await new Promise<void>((resolve) => void actor.subscribe(() => resolve()))
  expect(heard()).toBe(1)
  actor.stop()
  bank.close()
})

test.each([
  ['missing', undefined],
  [
    'throwing',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
])('with BroadcastChannel %s a panel is notified of what this page changes', async (_, channel) => {
  stubPageEvents()
  vi.stubGlobal('BroadcastChannel', channel)
  const { actor, heard } = await follow()
  const bank = openChannel(changesChannel)
  bank.post({ tables: ['mails'] })
  await Promise.resolve()
  expect(heard()).toBe(1)
  actor.stop()
  bank.post({ tables: ['mails'] })
  await Promise.resolve()
  expect(heard()).toBe(1)
  vi.unstubAllGlobals()
})

test('a panel receives once when the time has passed that was set last, and nothing after its end', async () => {
  const { actor, clock, setTime, heard } = await follow()
  setTime(5000)
  setTime(7000)
  clock.pass(6999)
  expect(heard()).toBe(0)
  clock.pass(1)
  clock.pass(10_000)
  expect(heard()).toBe(1)
  setTime(null)
  setTime(2 ** 40)
  clock.pass(2 ** 41)
  expect(heard()).toBe(1)
  setTime(1000)
  actor.stop()
  clock.pass(1000)
  expect(heard()).toBe(1)
})
