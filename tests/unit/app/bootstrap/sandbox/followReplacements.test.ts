import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { createApplicationChanges } from '../../../../../src/app/actors/applications/applicationChanges.ts'
import { followReplacements } from '../../../../../src/app/bootstrap/sandbox/followReplacements.ts'
import { blockNavigation } from '../../../../../src/app/router/blockNavigation.ts'
import type { View } from '../../../../../src/app/router/navigation.ts'
import { matchRoute } from '../../../../../src/app/router/routes.ts'
import type { SessionActor } from '../../../../../src/app/session/session.ts'
import { createSessionAccess } from '../../../../../src/app/session/sessionAccess.ts'
import { openChannel } from '../../../../../src/rules/broadcastChannel.ts'
import { createOnce } from '../../../../../src/rules/once.ts'
import { changesChannel, everyTable } from '../../../../../src/rules/sandbox/changes.ts'
import { stubPageEvents } from '../../../../support/stubPageEvents.ts'

/** A session that reads its profile again when asked to, and ends when the bank no longer knows it. */
const sessionMachine = createMachine({
  types: {} as { context: { reads: number } },
  context: { reads: 0 },
  initial: 'signedIn',
  states: {
    signedIn: {
      initial: 'profile',
      states: {
        profile: {
          initial: 'loaded',
          states: {
            loaded: {
              on: {
                'profile.reload': { target: 'loading', actions: assign({ reads: ({ context }) => context.reads + 1 }) },
              },
            },
            loading: { on: { known: 'loaded' } },
          },
        },
      },
      on: { unknown: 'signedOut' },
    },
    signedOut: {},
  },
})

let stop = () => {}
beforeEach(() => {
  stubPageEvents()
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', new URL('https://portal.test/newapplication'))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function open(path: string, inSight: () => Promise<void> = async () => {}) {
  const actor = createActor(sessionMachine).start()
  const { access, arrive } = createSessionAccess()
  const status = () => (actor.getSnapshot().matches('signedIn') ? 'signedIn' : 'signedOut')
  arrive({ actor: actor as unknown as SessionActor, status, subscribe: () => () => {} } as never)
  const retry = vi.fn()
  const view = () => ({ match: matchRoute(path) }) as View
  const once = createOnce()
  const reread = vi.fn()
  once(createApplicationChanges)().subscribe(reread)
  stop = followReplacements(
    { session: access, navigation: { view, retry }, startup: { shell: { once } } },
    null,
    inSight,
  )
  const asked = () => actor.getSnapshot().context.reads
  return { actor, retry, asked, reread }
}

/** The bank has published what has changed, and every page has received it. */
async function changed(...tables: string[]) {
  const [bank, listener] = [new BroadcastChannel(changesChannel), new BroadcastChannel(changesChannel)]
  const heard = new Promise((resolve) => {
    listener.onmessage = resolve
  })
  bank.postMessage({ tables })
  await heard
  for (const channel of [bank, listener]) channel.close()
  await new Promise(setImmediate)
}

test('a screen of a developer is read again once the bank has said that it knows the session', async () => {
  const { actor, retry, asked } = open('/profile')
  await changed('accounts', 'tickets')
  await changed('system', everyTable)
  expect([asked(), retry.mock.calls.length]).toEqual([0, 0])
  await changed('accounts', 'tickets', 'replaced')
  expect([asked(), retry.mock.calls.length]).toEqual([1, 0])
  actor.send({ type: 'known' })
  await new Promise(setImmediate)
  expect([asked(), retry.mock.calls.length]).toEqual([1, 1])
})

test('a page of the documentation reads the applications of its samples again, as do the other tabs', async () => {
  const { actor, retry, reread } = open('/docs/password-flow')
  await changed('replaced')
  expect(reread.mock.calls.length).toBe(0)
  actor.send({ type: 'known' })
  await new Promise(setImmediate)
  expect([reread.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0])
})

test.each([
  ['missing', undefined],
  [
    'throwing',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
])('with BroadcastChannel %s the page follows what it replaced itself', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const { asked } = open('/profile')
  const bank = openChannel(changesChannel)
  bank.post({ tables: ['replaced'] })
  await new Promise(setImmediate)
  expect(asked()).toBe(1)
  bank.close()
})

test('a session that the bank no longer knows leaves the screen to the route guard, and a public page stays', async () => {
  const ended = open('/profile')
  await changed('replaced')
  ended.actor.send({ type: 'unknown' })
  await new Promise(setImmediate)
  expect([ended.asked(), ended.retry.mock.calls.length]).toEqual([1, 0])
  stop()
  const publicPage = open('/faq')
  await changed('replaced')
  publicPage.actor.send({ type: 'known' })
  await new Promise(setImmediate)
  expect([publicPage.asked(), publicPage.retry.mock.calls.length]).toEqual([1, 0])
})

test('a form that asks whether to leave it is asked nothing else: the answer leads where the person wanted to go', async () => {
  let shown: object | null = null
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === '[role=alertdialog]' ? shown : null) })
  const replace = async () => {
    const { actor, retry } = open('/newapplication')
    await changed('replaced')
    actor.send({ type: 'known' })
    await new Promise(setImmediate)
    stop()
    return retry.mock.calls.length
  }
  const asked = vi.fn()
  expect(await replace()).toBe(1)
  const unblock = blockNavigation(asked)
  expect([await replace(), asked.mock.calls.length]).toEqual([0, 1])
  shown = {}
  expect([await replace(), asked.mock.calls.length]).toEqual([0, 1])
  unblock()
  expect([await replace(), asked.mock.calls.length]).toEqual([1, 1])
})

test('a page out of sight reads once, when it is seen', async () => {
  let show = () => {}
  const seen = new Promise<void>((resolve) => {
    show = resolve
  })
  const { actor, retry, asked } = open('/profile', () => seen)
  await changed('replaced')
  await changed('replaced')
  expect(asked()).toBe(0)
  show()
  await new Promise(setImmediate)
  actor.send({ type: 'known' })
  await new Promise(setImmediate)
  expect([asked(), retry.mock.calls.length]).toEqual([1, 1])
})
