import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from '../../../../../src/app/session/browser/watchClock.ts'
import { watchInteractions } from '../../../../../src/app/session/browser/watchInteractions.ts'
import { stubPageEvents } from '../../../../support/stubPageEvents.ts'

beforeEach(stubPageEvents)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['as it should', [1000, 1000, 2000], 0],
  ['while the computer slept', [1000, 2001, 1000], 1],
  ['and the clock was set back', [1000, -1, 1000], 1],
])('the time passes %s', (_, steps, times) => {
  let now = 0
  let beat = () => {}
  const listener = vi.fn()
  const stopped = vi.fn()
  const stop = watchClock(
    {
      now: () => now,
      setTimeout(callback, milliseconds) {
        expect(milliseconds).toBe(1000)
        beat = callback
        return callback
      },
      clearTimeout: stopped,
    },
    listener,
  )
  for (const step of steps) {
    now += step
    beat()
  }
  expect(listener).toHaveBeenCalledTimes(times)
  stop()
  expect(stopped.mock.calls).toEqual([[beat]])
})

test('a click, a key and a step in the history may begin a call, until nobody listens', () => {
  const listener = vi.fn()
  const stop = watchInteractions(listener)
  for (const name of ['click', 'keydown', 'popstate', 'pointermove']) dispatchEvent(new Event(name))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  for (const name of ['click', 'keydown', 'popstate']) dispatchEvent(new Event(name))
  expect(listener).toHaveBeenCalledTimes(3)
})
