import { object, string } from 'superstruct'
import { beforeEach, expect, test } from 'vitest'
import { formDraft } from '../../../src/app/session/formDraft.ts'
import { type FrozenClock, frozenClock } from '../../contract/frozenClock.ts'

let stored: Map<string, string>
let clock: FrozenClock

beforeEach(() => {
  stored = new Map()
  clock = frozenClock()
})

const storage = () =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }) as unknown as Storage

const draftOf = (username: string | undefined, form = 'profile') =>
  formDraft(form, () => username, object({ firstName: string() }), storage, clock)

test('what was typed is there again for the same developer, for an hour', () => {
  draftOf('ada@example.com').keep({ firstName: 'Ada' })
  clock.pass(3_599_999)
  expect(draftOf('ada@example.com').recall()).toEqual({ firstName: 'Ada' })
  clock.pass(1)
  expect(draftOf('ada@example.com').recall()).toBeUndefined()
})

test('nobody else sees it, and no other form', () => {
  draftOf('ada@example.com').keep({ firstName: 'Ada' })
  expect(draftOf('grace@example.com').recall()).toBeUndefined()
  expect(draftOf(undefined).recall()).toBeUndefined()
  expect(draftOf('ada@example.com', 'other').recall()).toBeUndefined()
})

test('without a developer nothing is kept', () => {
  draftOf(undefined).keep({ firstName: 'Ada' })
  expect([...stored]).toEqual([])
})

test('what is sent is forgotten', () => {
  draftOf('ada@example.com').keep({ firstName: 'Ada' })
  draftOf('ada@example.com').forget()
  expect(draftOf('ada@example.com').recall()).toBeUndefined()
})

test.each(['{', 'null', '{"owner":"ada@example.com","until":9e15,"value":{"firstName":1}}'])(
  'what something else wrote there is nothing: %s',
  (text) => {
    stored.set('portico.formDraft.profile', text)
    expect(draftOf('ada@example.com').recall()).toBeUndefined()
  },
)

test('without storage nothing breaks', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const draft = formDraft('profile', () => 'ada@example.com', object({ firstName: string() }), refused, clock)
  expect(() => draft.keep({ firstName: 'Ada' })).not.toThrow()
  expect(() => draft.forget()).not.toThrow()
  expect(draft.recall()).toBeUndefined()
})
