import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from '../../../../../src/app/bootstrap/shell/createClock.ts'
import { watchClock } from '../../../../../src/app/session/browser/watchClock.ts'
import { signInDraft } from '../../../../../src/app/session/drafts/signInDraft.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => vi.useRealTimers())

const longest = 2 ** 31 - 1

test.each([0, 1, longest, longest + 1, 3 * longest + 5])(
  'a timer of %d ms fires then, and not a millisecond before',
  (delay) => {
    const fired = vi.fn()
    createClock().setTimeout(fired, delay)
    vi.advanceTimersByTime(Math.max(0, delay - 1))
    if (delay > 0) expect(fired).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fired).toHaveBeenCalledOnce()
  },
)

test('a chained timer can be cleared in its second link', () => {
  const fired = vi.fn()
  const clock = createClock()
  const timer = clock.setTimeout(fired, longest + 1000)
  vi.advanceTimersByTime(longest + 500)
  clock.clearTimeout(timer)
  vi.advanceTimersByTime(longest)
  expect(fired).not.toHaveBeenCalled()
})

test('clearing nothing is no error', () => {
  expect(() => createClock().clearTimeout(undefined)).not.toThrow()
})

test.each([
  ['set back an hour', -3_600_000, 1],
  ['set forward an hour', 3_600_000, 1],
  ['late by less than a beat', 900, 0],
])('a clock that is %s', (_, jump, heard) => {
  const listener = vi.fn()
  const stop = watchClock(createClock(), listener)
  vi.advanceTimersByTime(5000)
  expect(listener).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + jump)
  vi.advanceTimersByTime(1000)
  expect(listener).toHaveBeenCalledTimes(heard)
  stop()
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(5000)
  expect(listener).toHaveBeenCalledTimes(heard)
})

test('the username of a sign-in draft is kept for 60 s, and no longer', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const draft = signInDraft(() => storage, createClock())
  expect(draft.load()).toBe('')
  draft.save('ada@example.com')
  vi.advanceTimersByTime(59_999)
  expect(draft.load()).toBe('ada@example.com')
  vi.advanceTimersByTime(1)
  expect(draft.load()).toBe('')
  expect([...kept]).toEqual([])
  draft.save('ada@example.com')
  draft.save('')
  expect([...kept]).toEqual([])
})

test('without storage there is no draft and no error', () => {
  const draft = signInDraft(() => {
    throw new DOMException('denied', 'SecurityError')
  }, createClock())
  expect(() => draft.save('ada@example.com')).not.toThrow()
  expect(draft.load()).toBe('')
})
