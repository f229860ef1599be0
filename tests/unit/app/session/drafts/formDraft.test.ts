import { object, string } from 'superstruct'
import { beforeEach, expect, test } from 'vitest'
import { discardDrafts, formDraft } from '../../../../../src/app/session/drafts/formDraft.ts'
import { type FrozenClock, frozenClock } from '../../../../contract/frozenClock.ts'
import { storageOf } from '../../storageOf.ts'

let stored: Map<string, string>
let clock: FrozenClock

beforeEach(() => {
  stored = new Map()
  clock = frozenClock()
})

const storage = () => storageOf(stored)

const draftOf = (username: string | null, form = 'profile') =>
  formDraft(form, username, object({ firstName: string() }), storage, clock)

test('what was typed is there again for the same developer, for an hour', () => {
  draftOf('ada@example.com').save({ firstName: 'Ada' })
  clock.pass(3_599_999)
  expect(draftOf('ada@example.com').load()).toEqual({ firstName: 'Ada' })
  clock.pass(1)
  expect(draftOf('ada@example.com').load()).toBeUndefined()
})

test('a registration is kept for ten minutes, and goes when somebody signs in', () => {
  draftOf('', 'registration').save({ firstName: 'Ada' })
  clock.pass(599_999)
  expect(draftOf('', 'registration').load()).toEqual({ firstName: 'Ada' })
  draftOf('', 'registration').save({ firstName: 'Ada L' })
  clock.pass(599_999)
  expect(draftOf('', 'registration').load()).toEqual({ firstName: 'Ada L' })
  clock.pass(1)
  expect(draftOf('', 'registration').load()).toBeUndefined()
  draftOf('', 'registration').save({ firstName: 'Ada' })
  discardDrafts('grace@example.com', storage, clock)
  expect([...stored]).toEqual([])
})

test('the time begins again when the form is left, and only for what is there', () => {
  const draft = draftOf('', 'registration')
  draft.renew()
  expect([...stored]).toEqual([])
  draft.save({ firstName: 'Ada' })
  clock.pass(3_600_000)
  draftOf('ada@example.com', 'registration').renew()
  draft.renew()
  clock.pass(599_999)
  expect(draftOf('', 'registration').load()).toEqual({ firstName: 'Ada' })
  clock.pass(1)
  expect(draftOf('', 'registration').load()).toBeUndefined()
})

test('a draft is forgotten by an answer that comes after the form was shown once more', () => {
  const [sent, entered] = [draftOf('ada@example.com'), draftOf('ada@example.com')]
  sent.save({ firstName: 'Ada' })
  sent.renew()
  entered.load()
  clock.pass(1000)
  entered.renew()
  sent.clear()
  expect([...stored]).toEqual([])
})

test('nobody else sees it, and no other form', () => {
  draftOf('ada@example.com').save({ firstName: 'Ada' })
  expect(draftOf('grace@example.com').load()).toBeUndefined()
  expect(draftOf(null).load()).toBeUndefined()
  expect(draftOf('ada@example.com', 'other').load()).toBeUndefined()
})

test('without a developer nothing is kept', () => {
  draftOf(null).save({ firstName: 'Ada' })
  expect([...stored]).toEqual([])
})

test('what is sent is forgotten', () => {
  draftOf('ada@example.com').save({ firstName: 'Ada' })
  draftOf('ada@example.com').clear()
  expect(draftOf('ada@example.com').load()).toBeUndefined()
})

test('what is sent late forgets nothing that the next page of the form has kept', () => {
  const [left, entered] = [draftOf('ada@example.com'), draftOf('ada@example.com')]
  left.save({ firstName: 'Ada' })
  entered.load()
  entered.save({ firstName: 'Grace' })
  left.clear()
  expect(entered.load()).toEqual({ firstName: 'Grace' })
  entered.clear()
  expect([...stored]).toEqual([])
})

test.each(['{', 'null', '{"owner":"ada@example.com","until":9e15,"value":{"firstName":1}}'])(
  'what something else wrote there is nothing: %s',
  (text) => {
    stored.set('portico.formDraft.profile', text)
    expect(draftOf('ada@example.com').load()).toBeUndefined()
  },
)

test('drafts stay with who typed them: nobody else forgets one, and one goes when somebody else takes the tab', () => {
  const adas = draftOf('ada@example.com')
  adas.save({ firstName: 'Ada' })
  draftOf('grace@example.com').clear()
  expect(adas.load()).toEqual({ firstName: 'Ada' })
  stored.set('portico.other', 'kept')
  discardDrafts('ada@example.com', storage, clock)
  expect(adas.load()).toEqual({ firstName: 'Ada' })
  discardDrafts('grace@example.com', storage, clock)
  expect([...stored.keys()]).toEqual(['portico.other'])
})

test.each([null, 'ada@example.com'])('what is kept no longer goes, whoever is signed in: %s', (owner) => {
  draftOf('ada@example.com').save({ firstName: 'Ada' })
  draftOf('', 'registration').save({ firstName: 'Ada' })
  stored.set('portico.formDraft.broken', '{')
  stored.set('portico.other', 'kept')
  clock.pass(599_999)
  discardDrafts(null, storage, clock)
  expect([...stored.keys()]).toEqual(['portico.formDraft.profile', 'portico.formDraft.registration', 'portico.other'])
  clock.pass(1)
  discardDrafts(null, storage, clock)
  expect([...stored.keys()]).toEqual(['portico.formDraft.profile', 'portico.other'])
  clock.pass(2_999_999)
  discardDrafts(owner, storage, clock)
  expect([...stored.keys()]).toEqual(['portico.formDraft.profile', 'portico.other'])
  clock.pass(1)
  discardDrafts(owner, storage, clock)
  expect([...stored.keys()]).toEqual(['portico.other'])
})

test('a form that was sent leaves no older draft, although the storage had no room for what was sent', () => {
  let isFull = false
  const full = () => {
    const kept = storage()
    const setItem = (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.setItem(key, text)
    }
    return Object.assign(Object.create(kept), { setItem }) as Storage
  }
  const draft = formDraft('profile', 'ada@example.com', object({ firstName: string() }), full, clock)
  draft.save({ firstName: 'Ada' })
  isFull = true
  draft.save({ firstName: 'Augusta Ada' })
  draft.clear()
  expect([...stored]).toEqual([])
})

test('without storage nothing breaks', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const draft = formDraft('profile', 'ada@example.com', object({ firstName: string() }), refused, clock)
  expect(() => draft.save({ firstName: 'Ada' })).not.toThrow()
  expect(() => draft.clear()).not.toThrow()
  expect(() => discardDrafts('ada@example.com', refused, clock)).not.toThrow()
  expect(draft.load()).toBeUndefined()
})
