import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logoutClaim } from '../../../../../src/app/session/token/logoutClaim.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

afterEach(() => vi.unstubAllGlobals())

let queue: Promise<unknown>
const locks = {
  request(_name: string, run: () => Promise<unknown>) {
    const turn = queue.then(run)
    queue = turn.catch(() => {})
    return turn
  },
}
beforeEach(() => {
  queue = Promise.resolve()
  vi.stubGlobal('navigator', { locks })
})

/** Each tab sees what another has stored as late as the browser spreads it. */
function tabs(count: number) {
  const clock = frozenClock()
  const seen = Array.from({ length: count }, () => new Map<string, string>())
  const storageOf = (tab: number) =>
    ({
      getItem: (key: string) => seen[tab]?.get(key) ?? null,
      setItem(key: string, value: string) {
        seen[tab]?.set(key, value)
        clock.setTimeout(() => {
          for (const other of seen) other.set(key, value)
        }, 90)
      },
    }) as unknown as Storage
  return { clock, claims: seen.map((_, tab) => logoutClaim(() => storageOf(tab), clock)) }
}

test('of several tabs one logs a token out, and each token is logged out once', async () => {
  const { clock, claims } = tabs(4)
  const asked = Promise.all(claims.map(({ take }) => take('Bearer one')))
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise(setImmediate)
    clock.pass(100)
  }
  expect(await asked).toEqual([true, false, false, false])
  expect(await claims[1]?.take('Bearer one')).toBe(false)
  expect(await claims[1]?.take('Bearer two')).toBe(true)
})

test.each([
  ['storage is refused', {}, undefined],
  ['Web Locks are refused', { locks: { request: async () => Promise.reject(new DOMException('denied')) } }, 'kept'],
])('where %s every tab logs out', async (_, navigator, kept) => {
  vi.stubGlobal('navigator', navigator)
  const storage = () => {
    if (kept === undefined) throw new DOMException('refused', 'SecurityError')
    return { getItem: () => null, setItem: () => {} } as unknown as Storage
  }
  expect(await logoutClaim(storage, frozenClock()).take('Bearer one')).toBe(true)
})
