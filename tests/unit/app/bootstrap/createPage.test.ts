import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import fromFile from '../../../../config/portal.sandbox.json' with { type: 'json' }
import { startScopedActor } from '../../../../src/app/actors/shared/startScopedActor.ts'
import { createPage } from '../../../../src/app/bootstrap/createPage.ts'
import { openPage } from '../../../../src/app/bootstrap/openPage.ts'
import type { PagePortal, Portal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { Shell } from '../../../../src/app/bootstrap/shell/shell.ts'
import type { ScreenName } from '../../../../src/app/router/routes.ts'
import type { PortalScreen, Screen, ShellScreen } from '../../../../src/app/router/screen.ts'
import type { Session } from '../../../../src/app/session/session.ts'
import type { PortalConfiguration } from '../../../../src/rules/configuration.ts'

const built = fromFile as PortalConfiguration
const configuration: PortalConfiguration = { ...built, links: { ...built.links, blog: 'https://blog.example' } }
const made = vi.hoisted(() => ({ createPortalClient: vi.fn(), createSession: vi.fn() }))
vi.mock('../../../../src/api/client/client.ts', () => made)
vi.mock('../../../../src/app/session/session.ts', () => made)

const outputs = { navigate: vi.fn(), notify: vi.fn() }
const client = { scoped: vi.fn() }
const inspect = vi.fn()
const catalogue = { send: vi.fn() }
const announced: PagePortal[] = []

let owner: string | null
let listeners: Set<() => void>
let own: { call: ReturnType<typeof vi.fn>; notify: ReturnType<typeof vi.fn> }
let session: Session

function late() {
  return {
    configuration,
    fetch,
    mayUpload: () => true,
    sandboxEnvironment: () => ({ inspect }),
    startCatalogue: () => catalogue,
    startAnnouncements: (portal: PagePortal) => announced.push(portal),
  } as unknown as Parameters<typeof openPage>[1]
}

/** A page of these screens, all of them loaded. */
const pageWith = (screens: Partial<Record<ScreenName, Screen>>) =>
  createPage(outputs, { screens: { loaded: (name) => screens[name], load: () => new Promise(() => {}) } })

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('__LINKS__', built.links)
  announced.length = 0
  made.createPortalClient.mockImplementation(() => client)
  made.createSession.mockImplementation(() => session)
  owner = 'ada'
  listeners = new Set()
  own = { call: vi.fn(), notify: vi.fn() }
  session = {
    actor: { send: vi.fn() },
    status: () => (owner === null ? 'signedOut' : 'signedIn'),
    owner: () => owner,
    isSettled: () => true,
    check: () => {},
    name: () => 'Ada',
    forOwner: () => own,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Session
})

test('a protected screen is handed a complete portal that nothing can change', async () => {
  const handed: Portal[] = []
  const start: PortalScreen = (_scope, portal) => {
    handed.push(portal)
    return { element: 'profile' }
  }
  const page = pageWith({ profile: { needs: 'portal', start } })
  page.navigation.handleLocation('/profile', '')
  expect([page.navigation.view().element, handed]).toEqual([null, []])

  await openPage(page.startup, late())
  expect(page.navigation.view().element).toBe('profile')
  const environment = {
    clock: expect.objectContaining({ now: expect.any(Function) }),
    whenHydrated: expect.any(Function),
    inspect,
  }
  expect(handed).toEqual([
    {
      ...outputs,
      configuration,
      client,
      environment,
      session: { ...session, call: own.call },
      fetch: expect.any(Function),
      notify: own.notify,
      reloadCatalogue: expect.any(Function),
      once: expect.any(Function),
      store: getDefaultStore(),
    },
  ])
  expect([...handed, ...announced, ...handed.map((portal) => portal.session)].map(Object.isFrozen)).toEqual([
    true,
    true,
    true,
  ])
  expect(Object.values(Object.getOwnPropertyDescriptors(handed[0])).filter(({ get }) => get)).toEqual([])
})

test('a pre-rendered screen is handed a shell that stays the same, and its actors begin when the portal is there', async () => {
  const begun: unknown[] = []
  const handed: Shell[] = []
  const start: ShellScreen = (scope, shell) => {
    handed.push(shell)
    startScopedActor(scope, createMachine({ entry: () => begun.push(shell.portal()) }), {})
    return { element: 'sign in' }
  }
  owner = null
  const page = pageWith({ signIn: { needs: 'shell', start } })
  page.navigation.handleLocation('/login', '')
  const [shell] = handed
  if (!shell) throw new Error('The screen did not start')
  expect([page.navigation.view().element, shell.portal(), begun]).toEqual(['sign in', undefined, []])
  expect([shell.links, shell.session.status(), Object.isFrozen(shell)]).toEqual([built.links, 'restoring', true])
  shell.reloadCatalogue()
  shell.notify({ variant: 'info', message: 'early', source: 'signIn' })
  expect(outputs.notify.mock.calls).toEqual([[{ variant: 'info', message: 'early', source: 'signIn' }]])

  const arrivals: unknown[] = []
  page.session.subscribe(() => arrivals.push(shell.portal()?.configuration))
  await openPage(page.startup, late())
  const portal = await shell.portalReady
  expect(arrivals).toEqual([configuration])
  expect(shell.portal()).toBe(portal)
  expect(begun).toEqual([portal])
  expect(handed).toEqual([shell])
  expect([portal.configuration, shell.links, shell.session.status()]).toEqual([configuration, built.links, 'signedOut'])

  shell.notify({ variant: 'info', message: 'late', source: 'signIn' })
  expect(own.notify.mock.calls).toEqual([[{ variant: 'info', message: 'late', source: 'signIn' }]])
  shell.reloadCatalogue()
  portal.reloadCatalogue()
  expect(catalogue.send.mock.calls).toEqual([[{ type: 'catalogue.reload' }], [{ type: 'catalogue.reload' }]])
})

test('what an actor of a pre-rendered screen reports is inspected as soon as there is an inspector', async () => {
  const start: ShellScreen = (scope) => {
    startScopedActor(scope, createMachine({ id: 'early' }), {})
    return { element: 'FAQ' }
  }
  const page = pageWith({ faq: { needs: 'shell', start } })
  page.navigation.handleLocation('/faq', '')
  expect(inspect).not.toHaveBeenCalled()
  await openPage(page.startup, late())
  expect(inspect.mock.calls.map(([{ type, actorRef }]) => [type, actorRef.logic.id])).toContainEqual([
    '@xstate.snapshot',
    'early',
  ])
})

test('an opening that fails leaves the page as it was, and the next one makes the portal', async () => {
  const page = pageWith({})
  const bug = new Error('The session could not be made')
  made.createSession.mockImplementationOnce(() => {
    throw bug
  })
  await expect(openPage(page.startup, late())).rejects.toBe(bug)
  expect([page.session.status(), page.session.actor(), announced]).toEqual(['restoring', undefined, []])
  await openPage(page.startup, late())
  expect([page.session.status(), announced.length]).toEqual(['signedIn', 1])
})

test('a screen that needs the portal does not compile where only a shell is', () => {
  const needsPortal: PortalScreen = (_scope, { session }) => ({ element: session.status() })
  // @ts-expect-error a shell has no client and no call
  const asShellScreen: ShellScreen = needsPortal
  // @ts-expect-error and what is loaded for a shell cannot be one
  const asLoaded: Screen = { needs: 'shell', start: needsPortal }
  expect(asLoaded.start).toBe(asShellScreen)
})
