import { beforeEach, expect, test } from 'vitest'
import { storageLock, webLock } from '../../../src/app/session/refreshLock.ts'
import { type FrozenClock, frozenClock } from '../../contract/frozenClock.ts'

let clock: FrozenClock
beforeEach(() => {
  clock = frozenClock()
})

const never = new AbortController().signal
const settled = () => new Promise(setImmediate)

/** Work that ends when it is told to. */
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

/** The part of Web Locks that is used: one holder, waiting in turn, stealing, giving up by signal. */
function lockManager() {
  let queue = Promise.resolve<unknown>(undefined)
  const request = async (
    _name: string,
    { signal, steal = false }: { signal?: AbortSignal; steal?: boolean },
    run: () => Promise<unknown>,
  ) => {
    if (steal) return run()
    const turn = queue
    const given = (async () => {
      const stopped = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.race([turn, stopped])
      return run()
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
  void webLock(locks, clock).hold(never, frozen.run)
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

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

test('without Web Locks two tabs that claim at once are still one after the other', async () => {
  const shared = storage()
  const [first, second] = [work(), work()]
  const ends = [first, second].map(({ run }) => storageLock(shared, clock).hold(never, run))
  await settled()
  clock.pass(50)
  await settled()
  expect([first.began(), second.began()].filter(Boolean)).toHaveLength(1)
  const [holder, waiting] = first.began() ? [first, second] : [second, first]
  holder.finish()
  await settled()
  clock.pass(200)
  await settled()
  clock.pass(50)
  await settled()
  expect(waiting.began()).toBe(true)
  waiting.finish()
  expect(await Promise.all(ends)).toEqual(['done', 'done'])
  expect([...shared.kept]).toEqual([])
})

test('without Web Locks a dead holder lapses after 15 s', async () => {
  const shared = storage()
  const [dead, next] = [work(), work()]
  void storageLock(shared, clock).hold(never, dead.run)
  await settled()
  clock.pass(50)
  await settled()
  expect(dead.began()).toBe(true)
  const end = storageLock(shared, clock).hold(never, next.run)
  for (let waited = 0; waited < 15_400 && !next.began(); waited += 50) {
    clock.pass(50)
    await settled()
  }
  expect(next.began()).toBe(true)
  expect(clock.now() - frozenClock().now()).toBeGreaterThanOrEqual(15_000)
  next.finish()
  expect(await end).toBe('done')
})
