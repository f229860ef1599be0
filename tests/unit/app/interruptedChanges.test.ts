import { beforeEach, expect, test, vi } from 'vitest'
import { type FrozenClock, frozenClock } from '../../contract/frozenClock.ts'
import { storageOf } from './storageOf.ts'

let stored: Map<string, string>
let clock: FrozenClock

beforeEach(() => {
  stored = new Map()
  clock = frozenClock()
})

const storage = () => storageOf(stored)

/** The module as a page that was just loaded has it. */
async function nextPage() {
  vi.resetModules()
  const { startChange } = await import('../../../src/app/actors/interruptedChanges.ts')
  const { takeInterrupted } = await import('../../../src/app/actors/takeInterrupted.ts')
  return {
    start: (owner: string | null, message: string) => startChange(owner, { message, source: 'form' }, clock, storage),
    take: (owner: string | null) => takeInterrupted(owner, clock, storage).map(({ message }) => message),
  }
}

test('the next page reports a change without an answer once, and never its own', async () => {
  const first = await nextPage()
  const answered = first.start(null, 'The answered one')
  first.start(null, 'The other')
  answered()
  expect(first.take(null)).toEqual([])
  const second = await nextPage()
  second.start(null, 'A new one')
  expect(second.take('ada@example.com')).toEqual(['The other'])
  expect(second.take('ada@example.com')).toEqual([])
})

test('a person’s change waits until that person signs in, for an hour, and goes when somebody else does', async () => {
  const first = await nextPage()
  first.start('ada@example.com', 'Ada’s')
  const second = await nextPage()
  expect(second.take(null)).toEqual([])
  expect(second.take('ada@example.com')).toEqual(['Ada’s'])
  second.start('ada@example.com', 'Ada’s second')
  const third = await nextPage()
  expect(third.take('grace@example.com')).toEqual([])
  expect(third.take('ada@example.com')).toEqual([])
  third.start('ada@example.com', 'Ada’s third')
  clock.pass(3_600_000)
  const fourth = await nextPage()
  expect(fourth.take('ada@example.com')).toEqual([])
  expect([...stored]).toEqual([])
})

test('what is no report in the storage breaks nothing, nor does a storage that refuses', async () => {
  const page = await nextPage()
  stored.set('portico.interrupted.other.1', '{')
  stored.set('portico.interrupted.other.2', 'null')
  expect(page.take(null)).toEqual([])
  const { startChange } = await import('../../../src/app/actors/interruptedChanges.ts')
  const { takeInterrupted } = await import('../../../src/app/actors/takeInterrupted.ts')
  const refused = () => {
    throw new Error('The storage is refused')
  }
  startChange(null, { message: 'Lost', source: 'form' }, clock, refused)()
  expect(takeInterrupted(null, clock, refused)).toEqual([])
})
