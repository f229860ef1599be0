import { beforeEach, expect, test, vi } from 'vitest'
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

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

/** The same storage for a tab whose first look came before anybody had written. */
function readEarlier(shared: ReturnType<typeof storage>) {
  let looked = false
  return {
    ...shared,
    getItem: (key: string) => {
      const first = !looked
      looked = true
      return first ? null : shared.getItem(key)
    },
  }
}

async function pass(milliseconds: number) {
  for (let waited = 0; waited < milliseconds; waited += 50) {
    clock.pass(50)
    await settled()
  }
}

const ownerOf = ({ kept }: ReturnType<typeof storage>) => kept.get('portico.refresh')?.split(' ')[0]

test('without Web Locks two tabs that look at once and both write are still one after the other', async () => {
  const shared = storage()
  const [first, second] = [work(), work()]
  const firstEnd = storageLock(shared, clock).hold(never, first.run)
  const firstClaim = ownerOf(shared)
  const secondEnd = storageLock(readEarlier(shared), clock).hold(never, second.run)
  expect(ownerOf(shared)).not.toBe(firstClaim)
  await pass(1000)
  expect([first.began(), second.began()]).toEqual([false, true])
  second.finish()
  expect(await secondEnd).toBe('done')
  expect([...shared.kept]).toEqual([])
  await pass(250)
  expect(first.began()).toBe(true)
  first.finish()
  expect(await firstEnd).toBe('done')
  expect([...shared.kept]).toEqual([])
})

test('without Web Locks a dead holder lapses after 15 s', async () => {
  const shared = storage()
  const [dead, next] = [work(), work()]
  void storageLock(shared, clock).hold(never, dead.run)
  await pass(50)
  expect(dead.began()).toBe(true)
  const end = storageLock(shared, clock).hold(never, next.run)
  await pass(14_950)
  expect(next.began()).toBe(false)
  await pass(400)
  expect(next.began()).toBe(true)
  next.finish()
  expect(await end).toBe('done')
})

test('without Web Locks a holder that comes back late ends its work, and leaves the claim of the next one alone', async () => {
  const shared = storage()
  const [late, next] = [work(), work()]
  const lateEnd = storageLock(shared, clock).hold(never, late.run)
  await pass(50)
  const nextEnd = storageLock(shared, clock).hold(never, next.run)
  await pass(15_400)
  expect(next.began()).toBe(true)
  const owner = ownerOf(shared)
  late.finish()
  expect(await lateEnd).toBe('done')
  expect(owner).toBeDefined()
  expect(ownerOf(shared)).toBe(owner)
  next.finish()
  expect(await nextEnd).toBe('done')
  expect([...shared.kept]).toEqual([])
})

test('without Web Locks work that fails gives the claim back', async () => {
  const shared = storage()
  const failure = new Error('the bank is away')
  const end = storageLock(shared, clock).hold(never, () => Promise.reject(failure))
  const told = expect(end).rejects.toBe(failure)
  await pass(50)
  await told
  expect([...shared.kept]).toEqual([])
})

test('without Web Locks who stops waiting ends at the next look, while the other still holds', async () => {
  const shared = storage()
  const [first, second] = [work(), work()]
  const controller = new AbortController()
  const reason = new Error('left the page')
  void storageLock(shared, clock).hold(never, first.run)
  await pass(50)
  const ended = vi.fn()
  storageLock(shared, clock).hold(controller.signal, second.run).catch(ended)
  controller.abort(reason)
  await pass(1000)
  expect(ended.mock.calls).toEqual([[reason]])
  expect(second.began()).toBe(false)
})

test('without Web Locks who leaves while its claim settles does not work, and gives the claim back', async () => {
  const shared = storage()
  const { run, began } = work()
  const controller = new AbortController()
  const reason = new Error('left the page')
  const ended = vi.fn()
  storageLock(shared, clock).hold(controller.signal, run).catch(ended)
  controller.abort(reason)
  await pass(50)
  expect(ended.mock.calls).toEqual([[reason]])
  expect(began()).toBe(false)
  expect([...shared.kept]).toEqual([])
})
