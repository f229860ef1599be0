import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import portal from '../../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../../src/api/client/client.ts'
import { sessionActors } from '../../../../../src/app/actors/session/session.ts'
import { browserLock } from '../../../../../src/app/session/token/refreshLock.ts'
import type { CookieAccess } from '../../../../../src/app/session/token/setCookie.ts'
import { tokenCookie } from '../../../../../src/app/session/token/tokenCookie.ts'
import type { StoredToken } from '../../../../../src/rules/session/session.ts'

/** A browser of several tabs in virtual time: no tab sees at once what another has written, and timers are late. */
interface Chances {
  starts: number[]
  /** How late each tab learns of each write, used in turn. */
  news: number[]
  /** How late each timer fires, used in turn. */
  delays: number[]
  /** How long the bank takes, used in turn. */
  answers: number[]
}

const first = 1_700_000_000_000
const critical: StoredToken = {
  token_type: 'Bearer',
  access_token: 'access-0',
  refresh_token: 'refresh-0',
  expires_in: 599,
  expireDate: first + 50_000,
  username: 'ada@example.com',
}
const settled = () => new Promise(setImmediate)

function cyclic(values: readonly number[]): () => number {
  let at = -1
  return () => {
    at = (at + 1) % values.length
    return values[at] ?? 0
  }
}

function virtualTime() {
  let now = first
  let timers: { due: number; run: () => void }[] = []
  return {
    now: () => now,
    setTimeout(run: () => void, milliseconds: number) {
      const timer = { due: now + milliseconds, run }
      timers.push(timer)
      return timer
    },
    clearTimeout(timer: unknown) {
      timers = timers.filter((other) => other !== timer)
    },
    async runAll() {
      for (await settled(); timers.length > 0; await settled()) {
        const next = timers.reduce((soonest, timer) => (timer.due < soonest.due ? timer : soonest))
        timers = timers.filter((timer) => timer !== next)
        now = next.due
        next.run()
      }
    },
  }
}

type Time = ReturnType<typeof virtualTime>

function sharedCookies(time: Time, nextNews: () => number) {
  const writes: { name: string; value: string; until: number; seenFrom: Map<number, number> }[] = []
  const jarOf = (tab: number, tabs: number) => ({
    get cookie() {
      const seen = new Map<string, string>()
      for (const { name, value, until, seenFrom } of writes) {
        if (time.now() < (seenFrom.get(tab) ?? 0)) continue
        seen.delete(name)
        if (until > time.now()) seen.set(name, value)
      }
      return [...seen].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', seconds = ''] = /^([^=]*)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? []
      const others = Array.from({ length: tabs }, (_, other) => other).filter((other) => other !== tab)
      const seenFrom = new Map(others.map((other) => [other, time.now() + nextNews()]))
      writes.push({ name, value, until: time.now() + Number(seconds) * 1000, seenFrom })
    },
  })
  return jarOf
}

/** A bank that changes the refresh token with every use and takes none twice. */
function rotatingBank(time: Time, nextAnswer: () => number, refuses: boolean) {
  let given = 0
  const asked: string[] = []
  const answer = (refreshToken: string): Response => {
    asked.push(refreshToken)
    if (refuses || refreshToken !== `refresh-${given}`)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    given += 1
    const access = { access_token: `access-${given}`, refresh_token: `refresh-${given}` }
    return Response.json({ ...access, token_type: 'Bearer', expires_in: 599 })
  }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const form = new URLSearchParams(await new Request(input, init).text())
    await new Promise<void>((resolve) => void time.setTimeout(resolve, nextAnswer()))
    const answered = answer(form.get('refresh_token') ?? '')
    await new Promise<void>((resolve) => void time.setTimeout(resolve, nextAnswer()))
    return answered
  }
  return { asked, fetch }
}

async function refreshAtOnce({ starts, news, delays, answers }: Chances, refuses = false) {
  const time = virtualTime()
  const jarOf = sharedCookies(time, cyclic(news))
  const bank = rotatingBank(time, cyclic(answers), refuses)
  const nextDelay = cyclic(delays)
  const cookieOf = (access: CookieAccess) => tokenCookie({ ...access, paths: () => ['/'] })
  const accessOf = (tab: number): CookieAccess => {
    const jar = jarOf(tab, starts.length)
    return { jar: () => jar, secure: () => false }
  }
  cookieOf(accessOf(-1)).write(critical)
  const tabs = starts.map(async (start, tab) => {
    const clock = { ...time, setTimeout: (run: () => void, ms: number) => time.setTimeout(run, ms + nextDelay()) }
    const access = accessOf(tab)
    const client = createPortalClient({
      configuration: { ...portal, services: 'http://bank.test', authorization: 'http://bank.test' } as never,
      clock: time,
      fetch: bank.fetch,
    })
    const browser = {
      cookie: cookieOf(access),
      lock: browserLock(access, clock),
      tabs: { broadcast: () => {}, subscribe: () => () => {} },
      profileTabs: { broadcast: () => {}, subscribe: () => () => {} },
      applicationTabs: { broadcast: () => {}, subscribe: () => () => {} },
      draft: { save: () => {}, load: () => '' },
      watchClock: () => () => {},
      watchLocation: () => () => {},
      watchInteractions: () => () => {},
      backoff: { save: () => {}, load: () => undefined },
      logoutClaim: { take: async () => true },
    }
    const callFor = () => () => Promise.reject(new Error('No authenticated call belongs here'))
    const { refresh } = sessionActors({ environment: { clock }, client, browser, callFor })
    await new Promise<void>((resolve) => void time.setTimeout(resolve, 100 + start))
    await toPromise(createActor(refresh, { input: undefined }).start())
    return browser.cookie
  })
  const ended = Promise.allSettled(tabs)
  await time.runAll()
  const ends = await ended
  return {
    asked: bank.asked,
    failed: ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])),
    tokens: new Set(ends.map((end) => (end.status === 'fulfilled' ? end.value.read()?.access_token : 'none'))),
  }
}

const upTo = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 12 })
const chances = fc.record({
  starts: fc.array(fc.oneof(fc.nat(20), fc.nat(400)), { minLength: 2, maxLength: 4 }),
  news: fc.oneof(fc.constant<number[]>([90]), upTo(90)),
  delays: fc.oneof(fc.constant<number[]>([0]), upTo(300)),
  answers: upTo(800),
})

/** Web Locks as the standard has them, for a name that is held by one at a time. */
function webLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, _options: LockOptions, run: () => Promise<unknown>) {
      const turn = last.then(run)
      last = turn.catch(() => {})
      return turn
    },
  }
}

// The first run of the ports loads the bank's calls.
beforeAll(() => import('../../../../../src/api/account/session.ts').then(() => {}))
beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['working', webLocks()],
  ['missing', undefined],
  ['throwing', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])(
  'with Web Locks %s and no localStorage, tabs that refresh at once send one refresh and nobody is signed out, or end with one that is refused',
  async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    const property = fc.asyncProperty(chances, async (each) => {
      expect(await refreshAtOnce(each)).toEqual({ asked: ['refresh-0'], failed: [], tokens: new Set(['access-1']) })
    })
    await fc.assert(property, { numRuns: 150 })
    const refused = fc.asyncProperty(chances, async (each) => {
      const { asked, failed, tokens } = await refreshAtOnce(each, true)
      expect([asked, failed.length]).toEqual([['refresh-0'], 1])
      for (const token of tokens) expect([undefined, 'none']).toContain(token)
    })
    await fc.assert(refused, { numRuns: 50 })
  },
  60_000,
)
