import { beforeEach, expect, test } from 'vitest'
import { startChange } from '../../../../../src/app/actors/session/interruptedChanges.ts'
import { takeInterrupted } from '../../../../../src/app/actors/session/takeInterrupted.ts'
import { type FrozenClock, frozenClock } from '../../../../contract/frozenClock.ts'
import { storageOf } from '../../storageOf.ts'

let stored: Map<string, string>
let clock: FrozenClock
let pages = 0

beforeEach(() => {
  stored = new Map()
  clock = frozenClock()
})

const storage = () => storageOf(stored)

/** A page that was just loaded. */
function nextPage() {
  pages += 1
  const page = `page${pages}`
  return {
    start: (owner: string | null, message: string) =>
      startChange(owner, { message, source: 'form' }, clock, storage, page),
    take: (owner: string | null) => takeInterrupted(owner, clock, storage, page).map(({ message }) => message),
  }
}

test('the next page reports a change without an answer once, and never its own', () => {
  const first = nextPage()
  const answered = first.start(null, 'The answered one')
  first.start(null, 'The other')
  answered()
  clock.pass(0)
  expect(first.take(null)).toEqual([])
  const second = nextPage()
  second.start(null, 'A new one')
  expect(second.take('ada@example.com')).toEqual(['The other'])
  expect(second.take('ada@example.com')).toEqual([])
})

test('a call that fails because its page is left, which runs no further task, answers no change', () => {
  const first = nextPage()
  first.start(null, 'The answered one')()
  clock.pass(0)
  first.start(null, 'The interrupted one')()
  expect(nextPage().take(null)).toEqual(['The interrupted one'])
})

test('a person’s change waits until that person signs in, for an hour, and goes when somebody else does', () => {
  const first = nextPage()
  first.start('ada@example.com', 'Ada’s')
  const second = nextPage()
  expect(second.take(null)).toEqual([])
  expect(second.take('ada@example.com')).toEqual(['Ada’s'])
  second.start('ada@example.com', 'Ada’s second')
  const third = nextPage()
  expect(third.take('grace@example.com')).toEqual([])
  expect(third.take('ada@example.com')).toEqual([])
  third.start('ada@example.com', 'Ada’s third')
  clock.pass(3_600_000)
  const fourth = nextPage()
  expect(fourth.take('ada@example.com')).toEqual([])
  expect([...stored]).toEqual([])
})

test('changes are reported in the order in which they began, whatever the order of the storage', () => {
  const first = nextPage()
  const messages = ['First', 'Second', 'Third', 'Fourth']
  for (const message of messages) {
    first.start(null, message)
    clock.pass(1)
  }
  stored = new Map([...stored].reverse())
  expect(nextPage().take(null)).toEqual(messages)
})

test('so are those of several pages of the tab', () => {
  for (const page of ['b', 'c', 'a']) {
    startChange(null, { message: page, source: 'form' }, clock, storage, page)
    clock.pass(1)
  }
  expect(nextPage().take(null)).toEqual(['b', 'c', 'a'])
})

test('what is no report in the storage breaks nothing, nor does a storage that refuses', () => {
  const page = nextPage()
  stored.set('portico.interrupted.other.1', '{')
  stored.set('portico.interrupted.other.2', 'null')
  expect(page.take(null)).toEqual([])
  const refused = () => {
    throw new Error('The storage is refused')
  }
  startChange(null, { message: 'Lost', source: 'form' }, clock, refused)()
  clock.pass(0)
  expect(takeInterrupted(null, clock, refused)).toEqual([])
})
