import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPortalClient } from '../../../src/api/client/client.ts'
import { sandboxEnvironment } from '../../../src/app/bootstrap/sandbox/sandboxEnvironment.ts'
import { sessionBrowser } from '../../../src/app/session/browser/sessionBrowser.ts'
import { createSession, type Session } from '../../../src/app/session/session.ts'
import { endedByClock } from '../../../src/app/session/token/readerByBankClock.ts'
import { changesChannel, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import type { ClockChange } from '../../../src/rules/sandbox/clock/clockState.ts'
import type { Settings } from '../../../src/rules/sandbox/settings.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { sessionNotices } from '../../../src/rules/session/sessionNotices.ts'
import { fetchFrom } from '../../support/fetchFrom.ts'
import { shownBankOf } from '../../support/shownBankOf.ts'
import { active, captcha, control } from '../calls.ts'
import { configuration } from '../configuration.ts'
import { type FrozenClock, frozenClock } from '../frozenClock.ts'
import { type Host, type HostName, hostNames, openHost } from '../hosts.ts'

const minute = 60_000
const hour = 60 * minute

let clock: FrozenClock
let host: Host
let cookies: { name: string; value: string; until: number }[]
let lock: Promise<unknown>
let tabs: Tab[]

interface Tab {
  session: Session
  notices: string[]
  places: string[]
}

/** Calls that are on their way. */
let pending = 0
const call: Host['call'] = async (path, init) => {
  pending += 1
  try {
    return await host.call(path, init)
  } finally {
    pending -= 1
  }
}
const fetchBank = fetchFrom(() => ({ call }))
const fetchControl: typeof fetch = (path, init) => call(String(path), init)

const turn = async () => {
  await vi.dynamicImportSettled()
  for (let task = 0; task < 10; task += 1) await new Promise(setImmediate)
}
/** Until nothing is under way. */
const settle = async () => {
  for (let quiet = 0; quiet < 8; quiet += 1) {
    await turn()
    if (pending > 0) quiet = 0
    // Another tab is notified of what one writes, and checks twice.
    clock.pass(100)
  }
}

/** Resolves once all have heard. */
const notify = async (...tables: string[]) => {
  const [speaker, listener] = [new BroadcastChannel(changesChannel), new BroadcastChannel(changesChannel)]
  const heard = new Promise((resolve) => {
    listener.onmessage = resolve
  })
  speaker.postMessage({ tables } satisfies SandboxChanges)
  await heard
  speaker.close()
  listener.close()
}
const moveClock = async (change: ClockChange) => {
  await control(host, 'POST', '/clock', change)
  await notify('system')
  await settle()
}
const set = (settings: Partial<Settings>) => control(host, 'PUT', '/settings', settings)

async function openTab(): Promise<Tab> {
  const { bankClock } = sandboxEnvironment(fetchControl, shownBankOf(null))(clock, createStore())
  const browser = {
    ...sessionBrowser({ clock, bankClock }),
    lock: {
      hold<Output>(_: AbortSignal, run: () => Promise<Output>): Promise<Output> {
        const turn = lock.then(run)
        lock = turn.catch(() => {})
        return turn
      },
    },
  }
  const tab = { notices: [] as string[], places: [] as string[] }
  const session = createSession(
    {
      client: createPortalClient({ configuration, clock, fetch: fetchBank }),
      environment: { clock, bankClock, whenHydrated: (start) => start() },
      notify: ({ message }) => void tab.notices.push(message),
      navigate: (to) => void tab.places.push(to),
    },
    browser,
  )
  await settle()
  const opened = { ...tab, session }
  tabs.push(opened)
  return opened
}

async function signIn({ session }: Tab) {
  const form = seal({ username: active.eMailAddress, password: active.password })
  await Promise.all([session.signIn({ form, recaptchaResponse: captcha() }), settle()])
}

const lifetimeOf = ({ session }: Tab) => {
  const { value, context } = session.actor.getSnapshot()
  const { lifetime = null } =
    typeof value === 'object' ? ((value as Record<string, unknown>).signedIn as object as { lifetime?: unknown }) : {}
  return [lifetime, Math.round((context.tokenStatus?.remaining ?? 0) / 1000)]
}

beforeEach(() => {
  clock = frozenClock()
  cookies = []
  lock = Promise.resolve()
  tabs = []
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
  }
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', new URL('http://localhost:4173/myapplications'))
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => {},
    get cookie() {
      return cookies
        .filter(({ until }) => until > clock.now())
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', path, seconds] = /^([^=]*)=([^;]*); Path=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? []
      if (path !== '/') return
      cookies = [
        ...cookies.filter((other) => other.name !== name),
        { name, value, until: clock.now() + Number(seconds) * 1000 },
      ]
    },
  })
})
afterEach(async () => {
  for (const { session } of tabs) session.actor.stop()
  await host.close()
  vi.unstubAllGlobals()
})

const open = async (name: HostName) => {
  host = await openHost(name, { clock })
  return openTab()
}

it.each(hostNames)(
  'the clock advanced into the last minute brings the warning, set back takes it away (%s)',
  async (name) => {
    const tab = await open(name)
    await signIn(tab)
    expect(lifetimeOf(tab)).toEqual(['fresh', 599])
    await moveClock({ advance: 9 * minute + 10_000 })
    const [state, seconds] = lifetimeOf(tab)
    expect(state).toEqual({ critical: 'prompting' })
    expect(seconds).toBeGreaterThan(30)
    expect(seconds).toBeLessThan(50)
    await moveClock({ reset: true })
    expect(lifetimeOf(tab)[0]).toBe('fresh')
    expect([tab.notices, tab.places]).toEqual([[], []])
  },
)

it.each(hostNames)('the clock advanced past the end renews the token, in every tab the same (%s)', async (name) => {
  const tab = await open(name)
  await signIn(tab)
  const other = await openTab()
  const before = document.cookie
  await moveClock({ advance: 20 * minute })
  expect(document.cookie).not.toBe(before)
  for (const each of [tab, other]) {
    expect(each.session.status()).toBe('signedIn')
    expect(lifetimeOf(each)[0]).toBe('fresh')
    expect([each.notices, each.places]).toEqual([[], []])
  }
  const { body } = await control(host, 'GET', '/events?operation=obtainToken')
  expect(body).toMatchObject({ data: [{ status: 200 }, { status: 200 }] })
})

it.each(hostNames)('past the end of the refresh token too the session ends, in every tab (%s)', async (name) => {
  const tab = await open(name)
  await signIn(tab)
  const others = [await openTab(), await openTab()]
  await moveClock({ advance: 2 * hour })
  for (const each of [tab, ...others]) {
    expect(each.session.status()).toBe('signedOut')
    expect(each.notices).toEqual([endedByClock])
    expect(each.places).toEqual(['/login?from=%2Fmyapplications'])
  }
  expect(document.cookie).toBe('')
  const statuses = async (operation: string) => {
    const { body } = await control(host, 'GET', `/events?operation=${operation}`)
    return (body as { data: { status: number }[] }).data.map(({ status }) => status)
  }
  expect(await statuses('obtainToken'), 'the refresh is refused once, after the sign-in').toEqual([400, 200])
  expect(await statuses('logout')).toEqual([200])
})

it('a token that ends by itself is not renewed: that is for the person to ask', async () => {
  const tab = await open('worker host')
  await set({ expiresIn: 120 })
  await signIn(tab)
  for (let second = 0; second < 130; second += 1) {
    clock.pass(1000)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
  await settle()
  expect([tab.session.status(), tab.notices]).toEqual(['signedOut', [sessionNotices.expired]])
})

it('while the clock is stopped the session stays as it is, beyond the end of its cookie too', async () => {
  const tab = await open('worker host')
  await signIn(tab)
  await moveClock({ advance: 9 * minute + 10_000 })
  await moveClock({ stop: true })
  const stopped = lifetimeOf(tab)
  for (let minutes = 0; minutes < 30; minutes += 1) {
    clock.pass(minute)
    await new Promise(setImmediate)
  }
  await settle()
  expect(lifetimeOf(tab)).toEqual(stopped)
  expect(stopped[0]).toEqual({ critical: 'prompting' })
  // The calls of a page that opens renew a token that is about to end.
  const reopened = await openTab()
  expect([lifetimeOf(reopened), lifetimeOf(tab)]).toEqual(Array(2).fill(['fresh', 599]))
  await moveClock({ stop: false })
  clock.pass(10 * minute)
  await settle()
  expect([tab.session.status(), reopened.session.status()]).toEqual(['signedOut', 'signedOut'])
})

it('a page opened while the clock is behind finds the session of a token that ends before the page’s time', async () => {
  const tab = await open('worker host')
  await moveClock({ advance: -3 * hour })
  await signIn(tab)
  expect(lifetimeOf(tab)).toEqual(['fresh', 599])
  const other = await openTab()
  expect(lifetimeOf(other)[0]).toBe('fresh')
  await moveClock({ reset: true })
  expect([tab.session.status(), other.session.status()]).toEqual(['signedOut', 'signedOut'])
})
