import { beforeEach, expect, test } from 'vitest'
import { createActor, SimulatedClock, toPromise } from 'xstate'
import portal from '../../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../../src/api/client/client.ts'
import { sessionActors } from '../../../../../src/app/actors/session/session.ts'
import type { SessionBrowser } from '../../../../../src/app/session/browser/sessionBrowser.ts'
import type { Problem } from '../../../../../src/rules/problem.ts'
import { seal } from '../../../../../src/rules/security/secret.ts'
import { authorizationOf, type StoredToken } from '../../../../../src/rules/session/session.ts'

const now = 1_700_000_000_000
const lasting = (name: string, milliseconds: number): StoredToken => ({
  token_type: 'Bearer',
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  expires_in: 599,
  expireDate: now + milliseconds,
  username: 'ada@example.com',
})
const stale = lasting('stale', 100_000)
const fresh = lasting('fresh', 599_000)
const answer = { access_token: 'access-new', refresh_token: 'refresh-new', token_type: 'Bearer', expires_in: 599 }

let kept: StoredToken | undefined
let paused: Problem[]
let refused: string | undefined
let asked: string[]
let reported: number
let whileWaiting: () => void
let answered: () => Response

/** Runs the session's refresh on a browser of one cookie. */
async function refresh(): Promise<void> {
  const timers = new SimulatedClock()
  const clock = {
    now: () => now,
    setTimeout: (callback: () => void) => void queueMicrotask(callback),
    clearTimeout: () => {},
  }
  const browser: SessionBrowser = {
    cookie: {
      read: () => kept,
      write: (token) => {
        kept = token
      },
      remove: () => {
        kept = undefined
      },
    },
    lock: {
      async hold(_, run) {
        whileWaiting()
        return run()
      },
    },
    tabs: {
      broadcast: () => {
        reported += 1
      },
      subscribe: () => () => {},
    },
    profileTabs: { broadcast: () => {}, subscribe: () => () => {} },
    applicationTabs: { broadcast: () => {}, subscribe: () => () => {} },
    draft: { save: () => {}, load: () => '' },
    watchClock: () => () => {},
    watchLocation: () => () => {},
    watchInteractions: () => () => {},
    logoutClaim: { take: async () => true },
    backoff: { save: (problem) => void paused.push(problem), load: () => paused[0] },
  }
  const client = createPortalClient({
    configuration: { ...portal, services: 'http://bank.test', authorization: 'http://bank.test' } as never,
    clock: { ...clock, setTimeout: timers.setTimeout.bind(timers), clearTimeout: timers.clearTimeout.bind(timers) },
    fetch: async (input, init) => {
      asked.push(new URLSearchParams(await new Request(input, init).text()).get('refresh_token') ?? '')
      return answered()
    },
  })
  const callFor = () => () => Promise.reject(new Error('No authenticated call belongs here'))
  const actors = sessionActors({ environment: { clock }, client, browser, callFor })
  const actor = createActor(actors.refresh, { input: refused === undefined ? undefined : seal(refused) }).start()
  await toPromise(actor)
}

beforeEach(() => {
  kept = stale
  refused = undefined
  paused = []
  asked = []
  reported = 0
  whileWaiting = () => {}
  answered = () => Response.json(answer)
})

test('a token that is due is refreshed, kept and published', async () => {
  await refresh()
  expect(asked).toEqual(['refresh-stale'])
  expect(kept).toEqual({ ...answer, expireDate: now + 599_000, username: 'ada@example.com' })
  expect(reported).toBe(1)
})

test('a fresh token is left alone: another tab refreshed since the wish for it', async () => {
  kept = fresh
  await refresh()
  expect(asked).toEqual([])
  expect(kept).toEqual(fresh)
})

test('a fresh token that the bank refused is refreshed', async () => {
  kept = fresh
  refused = authorizationOf(fresh)
  await refresh()
  expect(asked).toEqual(['refresh-fresh'])
})

test('a fresh token is left alone when the bank refused the one before it', async () => {
  kept = fresh
  refused = authorizationOf(stale)
  await refresh()
  expect(asked).toEqual([])
})

test('the tab that waited for the lock finds the new token and asks for nothing', async () => {
  whileWaiting = () => {
    kept = fresh
  }
  await refresh()
  expect(asked).toEqual([])
  expect(kept).toEqual(fresh)
})

test('a refusal does not count when another tab was first', async () => {
  answered = () => {
    kept = fresh
    return Response.json({ error: 'invalid_grant', error_description: 'Invalid refresh token' }, { status: 400 })
  }
  await refresh()
  expect(asked).toEqual(['refresh-stale'])
  expect(kept).toEqual(fresh)
})

test('a refusal counts when nobody was first', async () => {
  answered = () =>
    Response.json({ error: 'invalid_grant', error_description: 'Invalid refresh token' }, { status: 400 })
  await expect(refresh()).rejects.toMatchObject({ kind: 'answer', status: 400, message: 'Invalid refresh token' })
  expect(kept, 'the next tab must not send it again').toBeUndefined()
})

test('a late answer does not revive a session that was ended meanwhile', async () => {
  answered = () => {
    kept = undefined
    return Response.json(answer)
  }
  await refresh()
  expect(kept).toBeUndefined()
  expect(reported).toBe(0)
})

test('while the server wants to be left alone no refresh is attempted, and its own message says why', async () => {
  const pause: Problem = { kind: 'answer', status: 503, message: 'Maintenance', described: true, retryAfter: 30_000 }
  paused = [pause]
  await expect(refresh()).rejects.toEqual(pause)
  expect(asked).toEqual([])
})

test.each([
  ['seconds', '120', 120_000],
  ['an HTTP date', new Date(now + 90_000).toUTCString(), 90_000],
  ['a date that is over', new Date(now - 90_000).toUTCString(), 0],
  ['an endless number', '9'.repeat(400), 31_536_000_000],
  ['none', undefined, undefined],
  ['nonsense', 'soon', undefined],
  ['a negative number', '-5', undefined],
])('Retry-After of 503 and 429 is honoured: %s', async (_, header, retryAfter) => {
  for (const status of [503, 429]) {
    paused = []
    const headers: HeadersInit = header === undefined ? {} : { 'Retry-After': header }
    answered = () => Response.json({ error_description: 'Later' }, { status, headers })
    const problem = { kind: 'answer', status, message: 'Later', described: true }
    const reported = retryAfter === undefined ? problem : { ...problem, retryAfter }
    await expect(refresh()).rejects.toEqual(reported)
    expect(paused).toEqual([reported])
  }
})
