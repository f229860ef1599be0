import { expect, test } from 'vitest'
import type { ClockChange } from '../../../../../src/rules/sandbox/clock/clockState.ts'
import { sessionEnds } from '../../../../../src/rules/sandbox/clock/dueList.ts'
import { isPastEnd, sessionEndOf } from '../../../../../src/rules/sandbox/clock/sessionJump.ts'

const now = Date.parse('2026-03-14T10:00:00Z')
const minute = 60_000
const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString()
const due = [
  { at: inMinutes(5), text: 'Portal access token expires', subject: 'ada@example.com' },
  { at: inMinutes(20), text: sessionEnds, subject: 'grace@example.com' },
  { at: inMinutes(30), text: sessionEnds, subject: 'Ada@example.com' },
  { at: inMinutes(60), text: sessionEnds, subject: 'Ada@example.com' },
]

test('the newest session of who is signed in counts', () => {
  expect(sessionEndOf(due, 'ada@example.com')).toBe(now + 60 * minute)
  expect(sessionEndOf(due, 'alan@example.com')).toBeUndefined()
  expect(sessionEndOf(due, null)).toBeUndefined()
})

test.each<[ClockChange, boolean]>([
  [{ advance: 60 * minute - 1 }, false],
  [{ advance: 60 * minute }, true],
  [{ set: inMinutes(59) }, false],
  [{ set: inMinutes(60) }, true],
  [{ next: true }, false],
  [{ reset: true }, true],
  [{ stop: true }, false],
])('%j past the end of the session: %s', (change, expected) => {
  const moment = { due, now, resetNow: now + 90 * minute }
  expect(isPastEnd(change, moment, now + 60 * minute)).toBe(expected)
})

test('on to the next event ends a session that is the next event', () => {
  expect(isPastEnd({ next: true }, { due: due.slice(3), now, resetNow: now }, now + 60 * minute)).toBe(true)
})
