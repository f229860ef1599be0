import { expect, onTestFinished, test } from 'vitest'
import { startActor } from '../../../../../src/app/actors/shared/startActor.ts'
import { openCallsOf } from '../../../../../src/app/actors/tryItOut/openCalls.ts'
import type { SessionActor } from '../../../../../src/app/session/session.ts'
import { sessionNotices } from '../../../../../src/rules/session/sessionNotices.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

const operation = '/docs/api/account-information/account-list#listAccounts'

/** A page with one open call of Deniz. */
function openPage() {
  let owner: string | null = 'deniz'
  const listeners = new Set<() => void>()
  const notices = new Set<(notice: { message: string }) => void>()
  const session = {
    owner: () => owner,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actor: () =>
      ({
        on(_: 'notice', listener: (notice: { message: string }) => void) {
          notices.add(listener)
          return { unsubscribe: () => notices.delete(listener) }
        },
      }) as unknown as SessionActor,
  }
  const clock = frozenClock()
  const actor = startActor({ clock, whenHydrated: (start) => start() }, openCallsOf(session), {})
  onTestFinished(() => void actor.stop())
  actor.send({ type: 'call.open', operation })
  return {
    clock,
    becomes(next: string | null, message?: string) {
      owner = next
      if (message !== undefined) for (const listener of notices) listener({ message })
      for (const listener of listeners) listener()
      return Object.keys(actor.getSnapshot().context.calls)
    },
  }
}

test.each([
  ['by itself', sessionNotices.expired],
  ['in another tab', sessionNotices.endedElsewhere],
  ['without a notice', undefined],
])('a session that ends %s hides the calls until the same developer signs in', (_, message) => {
  const page = openPage()
  expect(page.becomes(null, message)).toEqual([])
  expect(page.becomes('deniz')).toEqual([operation])
})

test("calls are closed by signing out, and by somebody else's sign-in", () => {
  expect(openPage().becomes(null, sessionNotices.signedOut)).toEqual([])
  const page = openPage()
  expect(page.becomes(null)).toEqual([])
  expect(page.becomes('ada')).toEqual([])
  expect(page.becomes('deniz')).toEqual([])
})

test('calls that are hidden for an hour are closed', () => {
  const page = openPage()
  page.becomes(null)
  page.clock.pass(3_599_999)
  expect(page.becomes('deniz')).toEqual([operation])
  page.becomes(null)
  page.clock.pass(3_600_000)
  expect(page.becomes('deniz')).toEqual([])
})
