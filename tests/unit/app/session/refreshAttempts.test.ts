import { beforeEach, expect, test, vi } from 'vitest'
import portal from '../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../src/api/client/client.ts'
import type { SessionBrowser } from '../../../../src/app/session/browser/sessionBrowser.ts'
import { createSession } from '../../../../src/app/session/session.ts'
import { storedRetryAfter } from '../../../../src/app/session/token/storedRetryAfter.ts'
import type { StoredToken } from '../../../../src/rules/session/session.ts'
import { type FrozenClock, firstDay, frozenClock } from '../../../contract/frozenClock.ts'

const lasting = (milliseconds: number): StoredToken => ({
  token_type: 'Bearer',
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 599,
  expireDate: firstDay + milliseconds,
  username: 'ada@example.com',
})
const stale = lasting(170_000)
const critical = lasting(50_000)

let clock: FrozenClock
let attempts: number
let refused: () => Response
let stored: Map<string, string>

const later = (status: number, headers: HeadersInit = {}) =>
  Response.json({ error_description: 'Maintenance' }, { status, headers })
const problem = { kind: 'answer', message: 'Maintenance', described: true }

const profile = {
  firstName: 'Ada',
  lastName: 'L',
  eMailAddress: 'ada@example.com',
  phoneNumber: '1',
  countryCode: 'GB',
}

/** Lets everything happen that waits for no time; the ports' first answers load what they need. */
async function settle() {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A page of a signed-in developer whose bank refreshes no token. */
async function openPage(token: StoredToken) {
  const actions = new Set<() => void>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as unknown as Storage
  const browser: SessionBrowser = {
    cookie: { read: () => token, write: () => {}, remove: () => {} },
    lock: { hold: (_, run) => run() },
    tabs: { broadcast: () => {}, subscribe: () => () => {} },
    profileTabs: { broadcast: () => {}, subscribe: () => () => {} },
    applicationTabs: { broadcast: () => {}, subscribe: () => () => {} },
    draft: { save: () => {}, load: () => '' },
    logoutClaim: { take: async () => true },
    backoff: storedRetryAfter(() => storage, clock),
    watchClock: () => () => {},
    watchLocation: () => () => {},
    watchInteractions: (listener) => {
      actions.add(listener)
      return () => actions.delete(listener)
    },
  }
  const client = createPortalClient({
    configuration: { ...portal, services: 'http://bank.test', authorization: 'http://bank.test' } as never,
    clock,
    fetch: async (input) => {
      if (!new URL(new Request(input).url).pathname.endsWith('/oauth/token'))
        return Response.json({ header: { status: 'SUCCESS' }, data: profile })
      attempts += 1
      return refused()
    },
  })
  const session = createSession(
    {
      client,
      environment: { clock, whenHydrated: (start) => start() },
      notify: () => {},
      navigate: () => {},
    },
    browser,
  )
  const call = async () => {
    const sent = session.callFor(token.username)('getUser', undefined, { signal: new AbortController().signal })
    const end = sent.then(
      () => 'sent',
      (error: unknown) => error,
    )
    await settle()
    clock.pass(100)
    await settle()
    return end
  }
  await settle()
  // The news of a cookie is waited for before a failure counts.
  clock.pass(100)
  await settle()
  const act = () => {
    for (const listener of [...actions]) listener()
  }
  return { call, act }
}

beforeEach(() => {
  clock = frozenClock()
  attempts = 0
  stored = new Map()
})

test.each([503, 429])(
  'a refresh that answers %i is attempted once per user action, not once per call',
  async (status) => {
    refused = () => later(status)
    const { call, act } = await openPage(stale)
    expect([await call(), await call(), await call()]).toEqual(['sent', 'sent', 'sent'])
    expect(attempts).toBe(1)
    act()
    expect([await call(), await call()]).toEqual(['sent', 'sent'])
    expect(attempts).toBe(2)
  },
)

test('calls that cannot go without the refresh fail with its own message, without a new attempt', async () => {
  refused = () => later(503)
  const { call, act } = await openPage(critical)
  expect([await call(), await call()]).toEqual([
    { ...problem, status: 503 },
    { ...problem, status: 503 },
  ])
  expect(attempts).toBe(1)
  act()
  expect(await call()).toEqual({ ...problem, status: 503 })
  expect(attempts).toBe(2)
})

test('Retry-After is honoured: no refresh is attempted before it is over, whatever the person does, and after a reload', async () => {
  refused = () => later(503, { 'Retry-After': '40' })
  const { call, act } = await openPage(stale)
  expect(await call()).toBe('sent')
  act()
  expect(await call()).toBe('sent')
  const reloaded = await openPage(stale)
  expect(await reloaded.call()).toBe('sent')
  expect(attempts).toBe(1)
  clock.pass(40_000)
  expect(await call()).toBe('sent')
  expect(attempts).toBe(2)
})

test('a call in critical fails with the message of the refresh while Retry-After runs', async () => {
  refused = () => later(429, { 'Retry-After': new Date(firstDay + 30_000).toUTCString() })
  const { call } = await openPage(critical)
  const failed = await call()
  expect(failed).toEqual({ ...problem, status: 429, retryAfter: expect.any(Number) })
  expect(await call()).toEqual(failed)
  expect(attempts).toBe(1)
})
