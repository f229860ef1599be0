import { beforeEach, expect, test, vi } from 'vitest'
import type { PagePortal, Portal } from '../../../../src/app/bootstrap/portal.ts'
import type { PageShell } from '../../../../src/app/bootstrap/shell.ts'
import { createNavigation, type ScreenLoader } from '../../../../src/app/router/navigation.ts'
import type { ScreenName } from '../../../../src/app/router/routes.ts'
import type { PortalScreen, Screen, ShellScreen } from '../../../../src/app/router/screen.ts'
import type { ScreenScope } from '../../../../src/app/router/screenScope.ts'
import { OutdatedError } from '../../../../src/rules/problem.ts'

let status: 'restoring' | 'signedOut' | 'signedIn'
let listeners: Set<() => void>
let loads: Map<ScreenName, { arrive(screen: Screen): void; fail(error?: Error): void }>
let arrived: Map<ScreenName, Screen>
const navigate = vi.fn()
const reported: unknown[] = []

const session = {
  status: () => status,
  owner: () => (status === 'signedIn' ? 'ada' : null),
  isSettled: () => status !== 'restoring',
  check: () => {},
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const screens: ScreenLoader = {
  loaded: (name) => arrived.get(name),
  load: (name) =>
    new Promise((resolve, reject) => {
      loads.set(name, { arrive: resolve, fail: (error = lostChunk) => reject(error) })
    }),
}

/** A screen that shows its path. */
const shows = (update?: (path: string) => string | undefined) => ({
  needs: 'shell' as const,
  start: vi.fn<ShellScreen>((_scope, _shell, { path }) => ({
    element: `shows ${path}`,
    ...(update && { update: ({ path: next }) => update(next) }),
  })),
})

const lostChunk = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js')
const settled = () => new Promise(setImmediate)

function become(next: typeof status): void {
  status = next
  for (const listener of [...listeners]) listener()
}

const portalReady = new Promise<PagePortal>(() => {})
const shell = { navigate, session, portal: () => undefined, portalReady } as unknown as PageShell
const open = (page: PageShell = shell) => createNavigation(page, screens)

/** A page whose document was opened at `path`, with this site key in its portal.json. */
function openedAt(path: string, siteKey: string | null) {
  const reload = vi.fn()
  let answer = () => {}
  const callsSettled = vi.fn(async () => {})
  const portal = {
    configuration: { captcha: { siteKey } },
    callsSettled,
    forOwner: () => portal,
  } as unknown as PagePortal
  const holdCalls = () => {
    callsSettled.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve
      }),
    )
  }
  const navigation = createNavigation({ ...shell, portal: () => portal } as PageShell, screens, { path, reload })
  return { navigation, portal, reload, holdCalls, answer: () => answer() }
}

beforeEach(() => {
  status = 'signedOut'
  listeners = new Set()
  loads = new Map()
  arrived = new Map()
  navigate.mockReset()
  reported.length = 0
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})

test('a page shows its frame until its chunk is here', async () => {
  const navigation = open()
  navigation.handleLocation('/faq', '')
  expect(navigation.view()).toMatchObject({ element: null, title: 'FAQ', failed: false })
  loads.get('faq')?.arrive(shows())
  await settled()
  expect(navigation.view()).toMatchObject({ element: 'shows /faq', title: 'FAQ' })
})

test('the newest choice wins: a chunk that comes late shows nothing', async () => {
  const navigation = open()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/community', '')
  loads.get('community')?.arrive(shows())
  await settled()
  loads.get('faq')?.arrive(shows())
  await settled()
  expect(navigation.view().element).toBe('shows /community')
})

test('a rejected chunk reads check your connection also when the part has a bug: a bug is reported as one, and reported', async () => {
  const navigation = open()
  const bug = new TypeError('undefined is not a function')
  navigation.handleLocation('/faq', '')
  loads.get('faq')?.fail(bug)
  await settled()
  expect([navigation.view().failed, reported]).toEqual(['bug', [bug]])

  navigation.handleLocation('/community', '')
  loads.get('community')?.arrive({
    needs: 'shell',
    start: () => {
      throw bug
    },
  })
  await settled()
  expect(navigation.view()).toMatchObject({ element: null, title: 'Community', failed: 'bug' })
  expect(reported).toEqual([bug, bug])
})

test('entering a route again starts its screen again', () => {
  arrived.set('faq', shows())
  const navigation = open()
  const entries = ['', '?a=1', '?a=2'].map((search) => {
    navigation.handleLocation('/faq', search)
    return navigation.view().entry
  })
  expect(new Set(entries).size).toBe(3)
  arrived.set(
    'docs',
    shows(() => 'Docs'),
  )
  navigation.handleLocation('/docs', '')
  const { entry } = navigation.view()
  navigation.handleLocation('/docs/api', '')
  expect(navigation.view()).toMatchObject({ title: 'Docs', entry })
})

test('a chunk that cannot be had is a failed page, and Retry loads it', async () => {
  const navigation = open()
  navigation.handleLocation('/faq', '')
  loads.get('faq')?.fail()
  await vi.waitFor(() => expect(navigation.view()).toMatchObject({ element: null, failed: 'offline' }))
  expect(reported).toEqual([])
  navigation.retry()
  expect(navigation.view().failed).toBe(false)
  loads.get('faq')?.arrive(shows())
  await settled()
  expect(navigation.view().element).toBe('shows /faq')
})

test('a chunk that a newer version has replaced is reported as that, and not reported', async () => {
  const navigation = open()
  navigation.handleLocation('/faq', '')
  loads.get('faq')?.fail(new OutdatedError())
  await settled()
  expect(navigation.view()).toMatchObject({ element: null, failed: 'outdated' })
  expect(reported).toEqual([])
})

test('Retry starts a screen again whose view has failed, also one that takes new addresses', () => {
  const started: ScreenScope[] = []
  const start: ShellScreen = (scope, shell, match) => {
    started.push(scope)
    return shows(() => 'Docs').start(scope, shell, match)
  }
  arrived.set('docs', { needs: 'shell', start })
  const navigation = open()
  navigation.handleLocation('/docs', '')
  const { entry } = navigation.view()
  navigation.retry()
  expect(started.map((scope) => scope.isDisposed())).toEqual([true, false])
  expect(navigation.view().entry).toBeGreaterThan(entry)
})

test('a screen that cannot take a new address has a bug: it is left, and Retry starts it there', () => {
  const bug = new Error('a bug of ours')
  arrived.set(
    'docs',
    shows(() => {
      throw bug
    }),
  )
  const navigation = open()
  navigation.handleLocation('/docs', '')
  navigation.handleLocation('/docs/api', '')
  expect(navigation.view()).toMatchObject({ element: null, title: 'Documentation', failed: 'bug' })
  expect(reported).toEqual([bug])
  navigation.retry()
  expect(navigation.view()).toMatchObject({ element: 'shows /docs/api', failed: false })
})

test('a chunk that fails late, after another page was chosen, fails nothing', async () => {
  arrived.set('community', shows())
  const navigation = open()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/community', '')
  loads.get('faq')?.fail()
  await settled()
  expect(navigation.view()).toMatchObject({ element: 'shows /community', failed: false })
})

test.each(['/home', '/home/', '/HOME'])('%s is the start page', (path) => {
  open().handleLocation(path, '')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
})

test('a protected page asks for a sign-in and remembers what was asked for; its chunk is not even loaded', () => {
  const navigation = open()
  navigation.handleLocation('/dashboard', '?page=analytics')
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/login?from=${encodeURIComponent('/dashboard?page=analytics')}`, {
    replace: true,
  })
  expect(loads.size).toBe(0)
})

test('the fragment of the origin is not lost on the way to the sign-in', () => {
  const navigation = open()
  navigation.handleLocation('/dashboard', '?page=analytics', '#today')
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    `/login?from=${encodeURIComponent('/dashboard?page=analytics#today')}`,
    { replace: true },
  )
})

test('a protected page waits until the session is restored, then shows or asks', async () => {
  status = 'restoring'
  const navigation = open()
  navigation.handleLocation('/profile', '')
  expect(loads.size).toBe(0)
  become('signedIn')
  loads.get('profile')?.arrive(shows())
  await settled()
  expect(navigation.view()).toMatchObject({ element: 'shows /profile', title: 'Edit Your Profile' })
  expect(navigate).not.toHaveBeenCalled()
})

test('/login sends a signed-in developer to /, also when that is known only later', async () => {
  status = 'signedIn'
  open().handleLocation('/login', '')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  navigate.mockReset()
  status = 'restoring'
  open().handleLocation('/login', '')
  expect(loads.has('signIn')).toBe(true)
  become('signedIn')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
})

test('a protected page that was left before the session was restored shows nothing and asks for nothing', () => {
  status = 'restoring'
  arrived.set('profile', shows())
  arrived.set('faq', shows())
  for (const known of ['signedIn', 'signedOut'] as const) {
    status = 'restoring'
    const navigation = open()
    navigation.handleLocation('/profile', '')
    navigation.handleLocation('/faq', '')
    become(known)
    expect(navigation.view()).toMatchObject({ element: 'shows /faq', title: 'FAQ' })
  }
  expect(navigate).not.toHaveBeenCalled()
})

test('/login that was left before the session was restored sends nobody away', () => {
  status = 'restoring'
  arrived.set('signIn', shows())
  arrived.set('faq', shows())
  const navigation = open()
  navigation.handleLocation('/login', '')
  navigation.handleLocation('/faq', '')
  become('signedIn')
  expect(navigate).not.toHaveBeenCalled()
  expect(navigation.view().element).toBe('shows /faq')
})

test('a protected page goes with its session, also when nothing else leads away from it', () => {
  status = 'signedIn'
  const navigation = open()
  arrived.set('profile', shows())
  navigation.handleLocation('/profile', '')
  become('signedOut')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fprofile', { replace: true })
  expect(navigation.view().element).toBeNull()
})

test('/login whose chunk comes after somebody has signed in shows no form', async () => {
  const navigation = open()
  navigation.handleLocation('/login', '')
  become('signedIn')
  loads.get('signIn')?.arrive(shows())
  await settled()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  expect(navigation.view().element).toBeNull()
})

test('the same address again does nothing', () => {
  const screen = shows()
  arrived.set('faq', screen)
  const navigation = open()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/faq', '')
  expect(screen.start).toHaveBeenCalledOnce()
})

test('a screen that takes new addresses is kept, and may be retitled', () => {
  const paths: string[] = []
  const screen = shows((path) => {
    paths.push(path)
    return path === '/docs/terminology' ? 'Terminology' : undefined
  })
  arrived.set('docs', screen)
  const navigation = open()
  navigation.handleLocation('/docs', '')
  navigation.handleLocation('/docs/terminology', '')
  expect(navigation.view().title).toBe('Terminology')
  navigation.handleLocation('/docs/error-codes', '')
  expect(navigation.view().title).toBe('Terminology')
  expect(paths).toEqual(['/docs/terminology', '/docs/error-codes'])
  expect(screen.start).toHaveBeenCalledOnce()
})

test('each view of the dashboard is a screen of its own, and an unknown one is its home', () => {
  status = 'signedIn'
  arrived.set('dashboard', shows())
  arrived.set('analytics', shows())
  const navigation = open()
  navigation.handleLocation('/dashboard', '?page=analytics')
  expect(navigation.view().title).toBe('Analytics')
  navigation.handleLocation('/dashboard', '?page=nothing')
  expect(navigation.view().title).toBe('Dashboard')
})

test.each([
  ['/faq', 'faq', 'ada'],
  ['/changepassword/key', 'reset', null],
] as const)('%s with the screen %s belongs to %s', (path, name, owner) => {
  status = 'signedIn'
  const screen = shows()
  arrived.set(name, screen)
  open().handleLocation(path, '')
  expect(screen.start.mock.calls.map(([scope]) => scope.owner)).toEqual([owner])
})

test('a screen that needs the portal is not started without one, and starts with it', () => {
  status = 'signedIn'
  let portal: PagePortal | undefined
  const start = vi.fn<PortalScreen>(({ owner }) => ({ element: `shows the profile of ${owner}` }))
  arrived.set('profile', { needs: 'portal', start })
  const navigation = open({ ...shell, portal: () => portal })
  navigation.handleLocation('/profile', '')
  expect(navigation.view()).toMatchObject({ element: null, title: 'Edit Your Profile', failed: false })
  expect(start).not.toHaveBeenCalled()

  const own = { navigate } as unknown as Portal
  const forOwner = vi.fn(() => own)
  portal = { forOwner } as unknown as PagePortal
  become('signedIn')
  expect(navigation.view().element).toBe('shows the profile of ada')
  expect(forOwner).toHaveBeenCalledExactlyOnceWith('ada')
  expect(start.mock.calls.map(([, handed]) => handed)).toEqual([own])
})

const captchaPaths = ['/login', '/register', '/reminder', '/reactivation', '/contact', '/support', '/Login/']

test.each(captchaPaths)('with a site key %s is a document of its own, and so is what follows it', async (path) => {
  for (const name of ['signIn', 'registration', 'reminder', 'reactivation', 'contact', 'support', 'faq'] as const)
    arrived.set(name, shows())
  const entering = openedAt('/faq', 'key')
  entering.navigation.handleLocation('/faq', '')
  expect(entering.navigation.view().element).toBe('shows /faq')
  entering.navigation.handleLocation(path, '?from=%2Fprofile')
  await settled()
  expect([entering.navigation.view().element, entering.reload.mock.calls]).toEqual([null, [[]]])

  const opened = openedAt(path, 'key')
  opened.navigation.handleLocation(path, '?from=%2Fprofile')
  await settled()
  expect([opened.navigation.view().element, opened.reload.mock.calls]).toEqual([`shows ${path}`, []])
  opened.navigation.handleLocation('/contact', '')
  expect([opened.navigation.view().element, opened.reload.mock.calls]).toEqual(['shows /contact', []])
  opened.navigation.handleLocation('/faq', '')
  await settled()
  expect([opened.navigation.view().element, opened.reload.mock.calls]).toEqual([null, [[]]])
})

test('without a site key one document shows all pages', async () => {
  for (const name of ['signIn', 'faq'] as const) arrived.set(name, shows())
  const { navigation, reload } = openedAt('/faq', null)
  for (const path of ['/faq', '/login', '/faq']) {
    navigation.handleLocation(path, '')
    expect(navigation.view().element).toBe(`shows ${path}`)
  }
  await settled()
  expect(reload).not.toHaveBeenCalled()
})

test('a page with a captcha waits for the settings, and who has left meanwhile stays where they went', async () => {
  for (const name of ['signIn', 'faq'] as const) arrived.set(name, shows())
  for (const siteKey of ['key', null]) {
    const { portal } = openedAt('/faq', siteKey)
    const reload = vi.fn()
    let current: PagePortal | undefined
    let arrive = (_portal: PagePortal) => {}
    const ready = new Promise<PagePortal>((resolve) => {
      arrive = resolve
    })
    const page = { ...shell, portal: () => current, portalReady: ready } as unknown as PageShell
    const [stays, leaves] = [0, 1].map(() => createNavigation(page, screens, { path: '/faq', reload }))
    for (const navigation of [stays, leaves]) navigation?.handleLocation('/login', '')
    leaves?.handleLocation('/faq', '')
    expect([stays?.view(), leaves?.view()]).toMatchObject([{ element: null }, { element: 'shows /faq' }])
    current = portal
    arrive(portal)
    await settled()
    expect([stays?.view().element, reload.mock.calls.length, leaves?.view().element]).toEqual(
      siteKey === null ? ['shows /login', 0, 'shows /faq'] : [null, 1, 'shows /faq'],
    )
  }
})

test('the document is left once changes in flight are answered, and not at all by who went back', async () => {
  for (const name of ['signIn', 'faq'] as const) arrived.set(name, shows())
  const { navigation, reload, holdCalls, answer } = openedAt('/faq', 'key')
  holdCalls()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/login', '')
  await settled()
  expect(reload).not.toHaveBeenCalled()
  answer()
  await settled()
  expect(reload).toHaveBeenCalledOnce()

  holdCalls()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/login', '')
  await settled()
  navigation.handleLocation('/faq', '')
  answer()
  await settled()
  expect([navigation.view().element, reload.mock.calls.length]).toEqual(['shows /faq', 1])
})
