import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { startScopedActor } from '../../../../src/app/actors/shared/startScopedActor.ts'
import type { PagePortal, Portal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { PageShell } from '../../../../src/app/bootstrap/shell/shell.ts'
import { createNavigation, type ScreenLoader } from '../../../../src/app/router/navigation.ts'
import type { RouteMatch, ScreenName } from '../../../../src/app/router/routes.ts'
import type { Screen } from '../../../../src/app/router/screen.ts'
import type { ScreenScope } from '../../../../src/app/router/screenScope.ts'
import type { AuthorizedCall } from '../../../../src/app/session/authorizedCall.ts'
import { bindToOwner } from '../../../../src/app/session/bindToOwner.ts'
import { sessionProblems } from '../../../../src/rules/session/session.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

type Person = 'ada' | 'grace' | null

const ownPaths = ['/profile', '/myapplications']
const ownScreens: readonly ScreenName[] = ['profile', 'applications']

/** Reads on entry, then saves on request. */
const machine = setup({
  types: {} as { events: { type: 'form.save' }; tags: 'mutating' },
  actors: { read: fromPromise<string, void>(async () => ''), save: fromPromise<string, void>(async () => '') },
}).createMachine({
  id: 'form',
  initial: 'reading',
  states: {
    reading: { invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'shown' } },
    shown: { on: { 'form.save': 'saving' } },
    saving: { tags: 'mutating', invoke: { id: 'save', src: 'save', onDone: 'shown', onError: 'shown' } },
  },
})

/** A page with a session that the test moves, whose calls wait for the test. */
function open() {
  let person: Person | 'restoring' | 'checking' = 'restoring'
  let last: Person = null
  const listeners = new Set<() => void>()
  const calls: { owner: Person; answer(): void; end(): void; aborted: boolean; done: boolean; mutating?: true }[] = []
  const reported: string[] = []
  const chunks: (() => void)[] = []
  let loaded = true
  const unsettled = () => person === 'restoring' || person === 'checking'
  const known = () => (person === 'checking' ? last : (person as Person))
  const session = {
    forOwner: (owner: Person) => bindToOwner(owner, { ...session, notify: portal.notify }),
    owner: () => (person === 'restoring' ? null : known()),
    callFor:
      (owner: Person): AuthorizedCall =>
      (_operation, _input, { signal }) =>
        new Promise((resolve, reject) => {
          const call = {
            owner,
            answer() {
              call.done = true
              resolve(`answered to ${owner}` as never)
            },
            end() {
              call.done = true
              reject(sessionProblems.ended)
            },
            aborted: false,
            done: false,
          }
          signal.addEventListener('abort', () => {
            call.aborted = true
          })
          calls.push(call)
        }),
  }
  const navigate = vi.fn<(to: string) => void>((to) => navigation.handleLocation(to.split('?')[0] as string, ''))
  const portal = {
    environment: { clock: frozenClock(), whenHydrated: (start: () => void) => start() },
    session,
    navigate,
    notify: ({ message }: { message: string }) => reported.push(message),
    currentAddress: () => undefined,
    forOwner(owner: Person) {
      const own = session.forOwner(owner)
      return { ...portal, session: { ...portal.session, call: own.call }, notify: own.notify }
    },
  } as unknown as PagePortal
  const start = (scope: ScreenScope, own: Pick<Portal, 'session' | 'notify'>, { path }: RouteMatch) => {
    const actors = {
      read: fromPromise<string, void>(async ({ signal }) =>
        !ownPaths.includes(path) ? '' : (own.session.call('listTickets', undefined, { signal }) as Promise<never>),
      ),
      save: fromPromise<string, void>(async ({ signal }) => {
        const answer = own.session.call('deleteApplication', { id: '1' }, { signal }) as Promise<never>
        Object.assign(calls.at(-1) ?? {}, { mutating: true })
        const reported = await answer.catch((problem) => {
          own.notify({
            variant: 'error',
            message: problem.message,
            source: machine.id,
            ...(problem.kind === 'ended' && { ended: true }),
          })
          throw problem
        })
        own.notify({ variant: 'success', message: reported, source: machine.id })
        return reported
      }),
    }
    const actor = startScopedActor(scope, machine.provide({ actors }), { interrupted: null })
    return { element: { path, owner: scope.owner, actor } as never }
  }
  const screenOf = (name: ScreenName): Screen =>
    ownScreens.includes(name)
      ? { needs: 'portal', start }
      : {
          needs: 'shell',
          start: (scope, shell, match) => {
            const { session } = shell.portal() ?? {}
            if (!session) throw new Error('The portal of this page is there from the start')
            return start(scope, { session, notify: shell.notify }, match)
          },
        }
  const screens: ScreenLoader = {
    loaded: (name) => (loaded ? screenOf(name) : undefined),
    load: (name) => new Promise((resolve) => chunks.push(() => resolve(screenOf(name)))),
  }
  const access = {
    status: () => (person === 'restoring' ? 'restoring' : known() === null ? 'signedOut' : 'signedIn') as never,
    owner: session.owner,
    isSettled: () => !unsettled(),
    check: () => {},
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const page = { ...portal, session: access, portal: () => portal, portalReady: Promise.resolve(portal) }
  const navigation = createNavigation(page as unknown as PageShell, screens)
  return {
    navigation,
    navigate,
    calls,
    reported,
    chunks,
    shown: () =>
      navigation.view().element as unknown as {
        path: string
        owner: Person
        actor: { send(event: { type: 'form.save' }): void; getSnapshot(): { status: string } }
      } | null,
    /** The session as it becomes known, or while it looks at the cookie. */
    become(next: typeof person) {
      if (next === 'checking') last = known()
      person = next
      for (const listener of [...listeners]) listener()
    },
    lose: () => {
      loaded = false
    },
  }
}

const settled = () => new Promise(setImmediate)

test('tab A shows applications of one developer; another signs in elsewhere: all of the first is gone', () => {
  const page = open()
  page.become('ada')
  page.navigation.handleLocation('/myapplications', '')
  const adas = page.shown()
  const { entry } = page.navigation.view()
  page.become('checking')
  expect(page.shown()).toBe(adas)
  page.become('grace')
  expect(adas?.actor.getSnapshot().status).toBe('stopped')
  expect(page.calls.map(({ owner, aborted }) => [owner, aborted])).toEqual([
    ['ada', true],
    ['grace', false],
  ])
  expect(page.shown()).toMatchObject({ path: '/myapplications', owner: 'grace' })
  expect(page.navigation.view().entry).not.toBe(entry)
  expect(page.navigate).not.toHaveBeenCalled()
})

test('a look that finds the same developer leaves everything as it is', () => {
  const page = open()
  page.become('ada')
  page.navigation.handleLocation('/profile', '')
  const before = page.navigation.view()
  page.become('checking')
  page.become('ada')
  expect(page.navigation.view()).toBe(before)
})

test('a protected place that is entered while the session looks waits for what it finds', () => {
  const page = open()
  page.become('ada')
  page.become('checking')
  page.navigation.handleLocation('/profile', '')
  expect(page.shown()).toBeNull()
  page.become('grace')
  expect(page.shown()).toMatchObject({ path: '/profile', owner: 'grace' })
})

test('a place whose chunk is under way is entered for who is signed in when it comes', async () => {
  const page = open()
  page.become('ada')
  page.lose()
  page.navigation.handleLocation('/profile', '')
  page.become('grace')
  for (const arrive of page.chunks) arrive()
  await settled()
  expect(page.shown()).toMatchObject({ path: '/profile', owner: 'grace' })
  expect(page.calls.map(({ owner }) => owner)).toEqual(['grace'])
})

test('a change in flight finishes for its owner, and is reported to nobody else', async () => {
  const page = open()
  page.become('ada')
  page.navigation.handleLocation('/profile', '')
  page.calls[0]?.answer()
  await settled()
  const adas = page.shown()
  adas?.actor.send({ type: 'form.save' })
  page.become('grace')
  expect(page.calls.map(({ owner, aborted }) => [owner, aborted])).toEqual([
    ['ada', false],
    ['ada', false],
    ['grace', false],
  ])
  page.calls[1]?.answer()
  await settled()
  expect(page.reported).toEqual([])
  expect(adas?.actor.getSnapshot().status).toBe('stopped')
})

test('a change in flight is still reported to its owner who has signed out', async () => {
  const page = open()
  page.become('ada')
  page.navigation.handleLocation('/profile', '')
  page.calls[0]?.answer()
  await settled()
  page.shown()?.actor.send({ type: 'form.save' })
  page.become(null)
  page.calls[1]?.answer()
  await settled()
  expect(page.reported).toEqual(['answered to ada'])
})

test('the end of the session is reported once: a call that failed by it reports nothing', async () => {
  const page = open()
  page.become('ada')
  page.navigation.handleLocation('/profile', '')
  page.calls[0]?.answer()
  await settled()
  const adas = page.shown()
  adas?.actor.send({ type: 'form.save' })
  page.become(null)
  page.calls[1]?.end()
  await settled()
  expect(page.reported).toEqual([])
  expect(adas?.actor.getSnapshot().status).toBe('stopped')
  expect(page.navigate.mock.lastCall?.[0]).toBe('/login?from=%2Fprofile')
})

test("a public place is the first person's who is known there: another one finds it again", () => {
  const page = open()
  page.navigation.handleLocation('/contact', '')
  const first = page.shown()
  for (const person of [null, 'ada', null, 'ada'] as const) page.become(person)
  expect(page.shown()).toBe(first)
  page.become(null)
  page.become('grace')
  expect(page.shown()).not.toBe(first)
  expect(page.shown()?.path).toBe('/contact')
})

test('a place whose address is used up by entering it stays for anyone', () => {
  const page = open()
  page.become('ada')
  page.navigation.handleLocation('/confirm/key', '')
  const first = page.shown()
  page.become('grace')
  expect(page.shown()).toBe(first)
})

const steps = fc.oneof(
  fc.constantFrom('ada', 'grace', null, 'checking').map((person) => ({ do: 'become', person }) as const),
  fc.constantFrom(...ownPaths, '/contact', '/login').map((path) => ({ do: 'follow', path }) as const),
  fc.constant({ do: 'save' } as const),
  fc.nat().map((which) => ({ do: 'answer', which }) as const),
  fc.nat().map((which) => ({ do: 'end', which }) as const),
  fc.constant({ do: 'arrive' } as const),
)

test('who is signed in and what is shown: in any order of things, nobody sees, sends or receives what is another’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(steps, { maxLength: 25 }), async (late, walk) => {
      const page = open()
      if (late) page.lose()
      let person: Person = null
      let isChecking = false
      page.become(null)
      page.navigation.handleLocation('/contact', '')
      for (const step of walk) {
        if (step.do === 'become' && step.person === 'checking') isChecking = true
        else if (step.do === 'become') {
          person = step.person as Person
          isChecking = false
        }
        const before = page.reported.length
        if (step.do === 'become') page.become(step.person)
        else if (step.do === 'follow') page.navigation.handleLocation(step.path, '')
        else if (step.do === 'save') page.shown()?.actor.send({ type: 'form.save' })
        else if (step.do === 'arrive') for (const arrive of page.chunks.splice(0)) arrive()
        else page.calls[step.which % Math.max(page.calls.length, 1)]?.[step.do]()
        await settled()
        const shown = page.shown()
        if (!isChecking && shown && ownPaths.includes(shown.path)) expect(shown.owner).toBe(person)
        if (person === null && !isChecking) expect(ownPaths).not.toContain(shown?.path)
        for (const { owner, aborted, done, mutating } of page.calls)
          if (!isChecking && owner !== person && !mutating && !done) expect(aborted).toBe(true)
        const other = person === 'ada' ? 'grace' : 'ada'
        // Who has signed out still receives notices of their own change.
        if (person !== null)
          for (const text of page.reported.slice(before)) expect(text).not.toBe(`answered to ${other}`)
      }
    }),
    { numRuns: 300 },
  )
})
