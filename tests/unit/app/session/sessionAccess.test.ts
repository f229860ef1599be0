import { expect, test, vi } from 'vitest'
import type { Session } from '../../../../src/app/session/session.ts'
import { createSessionAccess } from '../../../../src/app/session/sessionAccess.ts'

function sessionOf(name: string) {
  let listener = () => {}
  const session = {
    actor: {},
    status: () => 'signedIn',
    name: () => name,
    subscribe(reported: () => void) {
      listener = reported
      return () => {}
    },
  } as unknown as Session
  return { session, change: () => listener() }
}

test('the session counts as restoring until it has come, and then answers for itself', () => {
  const { access, arrive } = createSessionAccess()
  expect([access.status(), access.name(), access.actor()]).toEqual(['restoring', '', undefined])
  const arrived = sessionOf('Deniz').session
  arrive(arrived)
  expect([access.status(), access.name(), access.actor()]).toEqual(['signedIn', 'Deniz', arrived.actor])
})

test('who subscribes is notified of the arrival and of every change, until they stop', () => {
  const { access, arrive } = createSessionAccess()
  const { session, change } = sessionOf('Deniz')
  const listener = vi.fn()
  const stop = access.subscribe(listener)
  arrive(session)
  expect(listener).toHaveBeenCalledTimes(1)
  change()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  change()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a listener that stops while it is notified keeps no other from being notified', () => {
  const { access, arrive } = createSessionAccess()
  const second = vi.fn()
  const stop = access.subscribe(() => stop())
  access.subscribe(second)
  arrive(sessionOf('Deniz').session)
  expect(second).toHaveBeenCalledTimes(1)
})
