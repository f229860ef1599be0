import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserLock, cookieLock, webLock } from '../../../../../src/app/session/token/refreshLock.ts'
import type { Clock } from '../../../../../src/rules/time/clock.ts'
import { type FrozenClock, frozenClock } from '../../../../contract/frozenClock.ts'

let clock: FrozenClock
beforeEach(() => {
  clock = frozenClock()
})

afterEach(() => vi.unstubAllGlobals())

const never = new AbortController().signal
const settled = () => new Promise(setImmediate)

/** Work that ends on request. */
function work() {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  let began = false
  const run = async () => {
    began = true
    await ended
    return 'done'
  }
  return { run, finish: () => finish(), began: () => began }
}

/** The part of Web Locks that is used: one holder, waiting in turn, stealing (the robbed request fails), giving up by signal. */
function lockManager() {
  let queue = Promise.resolve<unknown>(undefined)
  let rob = () => {}
  const held = (run: () => Promise<unknown>) => {
    const robbed = new Promise<never>((_, reject) => {
      rob = () => reject(new DOMException('The lock was stolen', 'AbortError'))
    })
    return Promise.race([run(), robbed])
  }
  const request = async (
    _name: string,
    { signal, steal = false }: { signal?: AbortSignal; steal?: boolean },
    run: () => Promise<unknown>,
  ) => {
    if (steal) {
      rob()
      return held(run)
    }
    const turn = queue
    const given = (async () => {
      const stopped = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.race([turn, stopped])
      return held(run)
    })()
    queue = Promise.allSettled([turn, given])
    return given
  }
  return { request } as unknown as LockManager
}

test('one tab works at a time, the next one after it', async () => {
  const locks = lockManager()
  const [first, second] = [work(), work()]
  const firstEnd = webLock(locks, clock).hold(never, first.run)
  const secondEnd = webLock(locks, clock).hold(never, second.run)
  await settled()
  expect([first.began(), second.began()]).toEqual([true, false])
  first.finish()
  expect(await firstEnd).toBe('done')
  await settled()
  expect(second.began()).toBe(true)
  second.finish()
  expect(await secondEnd).toBe('done')
})

test('a holder that never ends costs the next one 15 s, and not a millisecond more', async () => {
  const locks = lockManager()
  const [frozen, next] = [work(), work()]
  const frozenEnd = webLock(locks, clock).hold(never, frozen.run)
  const end = webLock(locks, clock).hold(never, next.run)
  await settled()
  clock.pass(14_999)
  await settled()
  expect(next.began()).toBe(false)
  clock.pass(1)
  await settled()
  expect(next.began()).toBe(true)
  next.finish()
  expect(await end).toBe('done')
  frozen.finish()
  expect(await frozenEnd).toBe('done')
})

test('who stops waiting does not work', async () => {
  const locks = lockManager()
  const [first, second] = [work(), work()]
  const controller = new AbortController()
  const reason = new Error('left the page')
  void webLock(locks, clock).hold(never, first.run)
  const end = webLock(locks, clock).hold(controller.signal, second.run)
  await settled()
  controller.abort(reason)
  await expect(end).rejects.toBe(reason)
  expect(second.began()).toBe(false)
  clock.pass(20_000)
  await settled()
  expect(second.began()).toBe(false)
})

/** The cookies of one browser, which lapse by the same clock. */
function cookies() {
  const kept = new Map<string, { value: string; until: number }>()
  return {
    get cookie() {
      return [...kept]
        .filter(([, { until }]) => until > clock.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', seconds = ''] = /^([^=]*)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? []
      kept.set(name, { value, until: clock.now() + Number(seconds) * 1000 })
    },
  }
}

let shared: ReturnType<typeof cookies>
beforeEach(() => {
  shared = cookies()
})

const lockOf = (jar: { cookie: string } = shared, time: Clock = clock) =>
  cookieLock(
    () => jar,
    () => false,
    time,
  )

async function pass(milliseconds: number) {
  for (let waited = 0; waited < milliseconds; waited += 50) {
    clock.pass(50)
    await settled()
  }
}

test('without Web Locks two tabs that ask at once are one after the other', async () => {
  const works = [work(), work()]
  const ends = works.map(({ run }) => lockOf().hold(never, run))
  await pass(1000)
  const [first, second] = works[0]?.began() ? works : works.toReversed()
  expect([first?.began(), second?.began()]).toEqual([true, false])
  first?.finish()
  await pass(150)
  expect(second?.began()).toBe(true)
  second?.finish()
  expect(await Promise.all(ends)).toEqual(['done', 'done'])
  expect(shared.cookie).toBe('')
})

test('without Web Locks a dead holder lapses after 15 s', async () => {
  const [dead, next] = [work(), work()]
  void lockOf().hold(never, dead.run)
  await pass(200)
  expect(dead.began()).toBe(true)
  const end = lockOf().hold(never, next.run)
  await pass(14_900)
  expect(next.began()).toBe(false)
  await pass(200)
  expect(next.began()).toBe(true)
  next.finish()
  expect(await end).toBe('done')
})

test('without Web Locks a holder that comes back late ends its work, and leaves the claim of the next one alone', async () => {
  const [late, next, last] = [work(), work(), work()]
  const lateEnd = lockOf().hold(never, late.run)
  await pass(200)
  const nextEnd = lockOf().hold(never, next.run)
  await pass(15_200)
  expect(next.began()).toBe(true)
  late.finish()
  expect(await lateEnd).toBe('done')
  const lastEnd = lockOf().hold(never, last.run)
  await pass(1000)
  expect(last.began()).toBe(false)
  next.finish()
  await pass(150)
  last.finish()
  expect(await Promise.all([nextEnd, lastEnd])).toEqual(['done', 'done'])
  expect(shared.cookie).toBe('')
})

test('without Web Locks a tab that was frozen while it waited takes a new turn', async () => {
  const [frozen, next] = [work(), work()]
  let wake = () => {}
  const stopped = {
    ...clock,
    setTimeout(callback: () => void) {
      wake = callback
    },
  }
  const frozenEnd = lockOf(shared, stopped).hold(never, frozen.run)
  await pass(15_000)
  const nextEnd = lockOf().hold(never, next.run)
  await pass(100)
  wake()
  await pass(200)
  expect(next.began()).toBe(true)
  wake()
  await settled()
  expect(frozen.began()).toBe(false)
  next.finish()
  expect(await nextEnd).toBe('done')
  wake()
  frozen.finish()
  expect(await frozenEnd).toBe('done')
})

test('without Web Locks work that fails gives the claim back', async () => {
  const failure = new Error('the bank is away')
  const end = lockOf().hold(never, () => Promise.reject(failure))
  const reported = expect(end).rejects.toBe(failure)
  await pass(200)
  await reported
  expect(shared.cookie).toBe('')
})

test('without Web Locks who stops waiting ends at the next check, while the other still holds', async () => {
  const [first, second] = [work(), work()]
  const controller = new AbortController()
  const reason = new Error('left the page')
  void lockOf().hold(never, first.run)
  await pass(200)
  const holder = shared.cookie
  const ended = vi.fn()
  lockOf().hold(controller.signal, second.run).catch(ended)
  controller.abort(reason)
  await pass(1000)
  expect(ended.mock.calls).toEqual([[reason]])
  expect(second.began()).toBe(false)
  expect(shared.cookie).toBe(holder)
})

test('where no cookie is kept nothing is waited for', async () => {
  const { run, began, finish } = work()
  const end = lockOf(Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => {} })).hold(never, run)
  await pass(200)
  expect(began()).toBe(true)
  finish()
  expect(await end).toBe('done')
})

const refuse = () => {
  throw new DOMException('The request was denied.', 'SecurityError')
}

test.each([
  ['missing', undefined],
  ['throwing', { request: refuse }],
  ['refusing', { request: async () => refuse() }],
])('with Web Locks %s the cookies take their place', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  const [first, second] = [work(), work()]
  const lock = () => browserLock({ jar: () => shared, secure: () => true }, clock)
  void lock().hold(never, first.run)
  await pass(250)
  void lock().hold(never, second.run)
  await pass(1000)
  expect([first.began(), second.began()]).toEqual([true, false])
})
