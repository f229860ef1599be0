import { beforeEach, expect, test, vi } from 'vitest'
import type { PagePortal, Portal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { PortalScreen, ShellScreen } from '../../../../src/app/router/screen.ts'
import type { ScreenScope } from '../../../../src/app/router/screenScope.ts'
import { OutdatedError } from '../../../../src/rules/problem.ts'
import {
  arrived,
  become,
  loads,
  navigate,
  open,
  reported,
  resetPage,
  setStatus,
  settled,
  shell,
  shows,
} from './navigationPage.ts'

beforeEach(resetPage)

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

test('an old address keeps its query and fragment', () => {
  open().handleLocation('/docs/passwordFlow', '?from=a', '#scopes')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/password-flow?from=a#scopes', { replace: true })
})

test('a page that the catalogue knows elsewhere is replaced before it shows', () => {
  arrived.set('docs', shows())
  const currentAddress = vi.fn((path: string) => (path === '/docs/api/3000' ? '/docs/api/transfers' : undefined))
  const navigation = open({ ...shell, portal: () => ({ currentAddress }) as unknown as PagePortal })
  navigation.handleLocation('/docs/api/3000', '?linked=true', '#eft')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/api/transfers?linked=true#eft', { replace: true })
  expect(navigation.view().element).toBeNull()
  navigation.handleLocation('/docs/api/transfers', '?linked=true', '#eft')
  expect(navigation.view().element).toBe('shows /docs/api/transfers')
  expect(navigate).toHaveBeenCalledOnce()
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
  setStatus('restoring')
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
  setStatus('signedIn')
  open().handleLocation('/login', '')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  navigate.mockReset()
  setStatus('restoring')
  open().handleLocation('/login', '')
  expect(loads.has('signIn')).toBe(true)
  become('signedIn')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
})

test('a protected page that was left before the session was restored shows nothing and asks for nothing', () => {
  setStatus('restoring')
  arrived.set('profile', shows())
  arrived.set('faq', shows())
  for (const known of ['signedIn', 'signedOut'] as const) {
    setStatus('restoring')
    const navigation = open()
    navigation.handleLocation('/profile', '')
    navigation.handleLocation('/faq', '')
    become(known)
    expect(navigation.view()).toMatchObject({ element: 'shows /faq', title: 'FAQ' })
  }
  expect(navigate).not.toHaveBeenCalled()
})

test('/login that was left before the session was restored sends nobody away', () => {
  setStatus('restoring')
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
  setStatus('signedIn')
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
  setStatus('signedIn')
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
  setStatus('signedIn')
  const screen = shows()
  arrived.set(name, screen)
  open().handleLocation(path, '')
  expect(screen.start.mock.calls.map(([scope]) => scope.owner)).toEqual([owner])
})

test('a screen that needs the portal is not started without one, and starts with it', () => {
  setStatus('signedIn')
  let portal: PagePortal | undefined
  const start = vi.fn<PortalScreen>(({ owner }) => ({ element: `shows the profile of ${owner}` }))
  arrived.set('profile', { needs: 'portal', start })
  const navigation = open({ ...shell, portal: () => portal })
  navigation.handleLocation('/profile', '')
  expect(navigation.view()).toMatchObject({ element: null, title: 'Edit Your Profile', failed: false })
  expect(start).not.toHaveBeenCalled()

  const own = { navigate } as unknown as Portal
  const forOwner = vi.fn(() => own)
  portal = { forOwner, currentAddress: () => undefined } as unknown as PagePortal
  become('signedIn')
  expect(navigation.view().element).toBe('shows the profile of ada')
  expect(forOwner).toHaveBeenCalledExactlyOnceWith('ada')
  expect(start.mock.calls.map(([, handed]) => handed)).toEqual([own])
})
