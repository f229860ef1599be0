import { expect, test, vi } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { startScopedActor } from '../../../../src/app/actors/shared/startScopedActor.ts'
import { createHydration } from '../../../../src/app/bootstrap/shell/hydration.ts'
import type { PageShell } from '../../../../src/app/bootstrap/shell/shell.ts'
import { createScreenScope } from '../../../../src/app/router/screenScope.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

/** Waits in `reading` or, with a change at the bank in flight, in `saving`; answers on request. */
function chart(tags: 'mutating' | 'busy') {
  let answer = () => {}
  let aborted = false
  const machine = setup({
    actors: {
      call: fromPromise<void, void>(
        ({ signal }) =>
          new Promise((resolve) => {
            answer = () => resolve()
            signal.addEventListener('abort', () => {
              aborted = true
            })
          }),
      ),
    },
    types: {} as { emitted: { type: 'notice'; message: string }; tags: 'mutating' | 'busy' },
  }).createMachine({
    initial: 'calling',
    states: {
      calling: {
        tags,
        invoke: {
          id: 'call',
          src: 'call',
          onDone: { target: 'done', actions: ({ self }) => self.getSnapshot() },
        },
      },
      done: {},
    },
  })
  return { machine, answer: () => answer(), aborted: () => aborted }
}

function portalWith(whenHydrated: (start: () => void) => void = (start) => start()) {
  const navigate = vi.fn()
  return { navigate, portal: { environment: { clock: frozenClock(), whenHydrated }, navigate } as unknown as PageShell }
}

const settled = () => new Promise(setImmediate)

test('a read is aborted on leaving', async () => {
  const { machine, aborted } = chart('busy')
  const scope = createScreenScope(portalWith().portal, null)
  const actor = startScopedActor(scope, machine, { interrupted: null })
  scope.dispose()
  expect(aborted()).toBe(true)
  expect(actor.getSnapshot().status).toBe('stopped')
})

test('a change in flight finishes after leaving, then its actor stops', async () => {
  const { machine, answer, aborted } = chart('mutating')
  const scope = createScreenScope(portalWith().portal, null)
  const actor = startScopedActor(scope, machine, { interrupted: null })
  scope.dispose()
  expect(aborted()).toBe(false)
  expect(actor.getSnapshot().status).toBe('active')
  answer()
  await settled()
  expect(actor.getSnapshot().value).toBe('done')
  expect(actor.getSnapshot().status).toBe('stopped')
})

test('a scope says when the last change within it was answered', async () => {
  const { machine, answer } = chart('mutating')
  const scope = createScreenScope(portalWith().portal, null)
  startScopedActor(scope.child(), machine, { interrupted: null })
  startScopedActor(scope, chart('busy').machine, { interrupted: null })
  let isSettled = false
  const disposed = scope.dispose().then(() => {
    isSettled = true
  })
  await settled()
  expect(isSettled).toBe(false)
  answer()
  await disposed
  expect(isSettled).toBe(true)
})

test('a change that ends its chart with an error keeps nobody waiting', async () => {
  let fail = () => {}
  const machine = setup({
    actors: {
      call: fromPromise<void, void>(
        () =>
          new Promise((_, reject) => {
            fail = () => reject(new Error('A bug'))
          }),
      ),
    },
    types: {} as { tags: 'mutating' },
  }).createMachine({ tags: 'mutating', invoke: { id: 'call', src: 'call' } })
  const scope = createScreenScope(portalWith().portal, null)
  startScopedActor(scope, machine, { interrupted: null }).subscribe({ error: () => {} })
  const disposed = scope.dispose().then(() => 'disposed')
  fail()
  expect(await Promise.race([disposed, settled().then(settled)])).toBe('disposed')
})

test('who has left navigates nobody any more', () => {
  const { navigate, portal } = portalWith()
  const scope = createScreenScope(portal, null)
  scope.navigate('/faq')
  scope.dispose()
  scope.navigate('/community')
  expect(navigate.mock.calls).toEqual([['/faq', undefined]])
})

test('an actor starts with the hydration, in order, and not at all when it was left before', () => {
  const { whenHydrated, hydrated } = createHydration()
  const { portal } = portalWith(whenHydrated)
  const [stays, goes, comesLater] = [
    createScreenScope(portal, null),
    createScreenScope(portal, null),
    createScreenScope(portal, null),
  ]
  const began: string[] = []
  const begins = (name: string) => createMachine({ entry: () => began.push(name) })
  startScopedActor(stays, begins('stays'), {})
  startScopedActor(goes, begins('goes'), {})
  startScopedActor(comesLater, begins('comes later'), {})
  goes.dispose()
  expect(began).toEqual([])
  hydrated()
  expect(began).toEqual(['stays', 'comes later'])
})

test('what comes after the hydration runs at once, what came before once', () => {
  const { whenHydrated, hydrated } = createHydration()
  const order: string[] = []
  whenHydrated(() => order.push('first'))
  whenHydrated(() => order.push('second'))
  expect(order).toEqual([])
  hydrated()
  whenHydrated(() => order.push('third'))
  hydrated()
  expect(order).toEqual(['first', 'second', 'third'])
})
