import { expect, test } from 'vitest'
import { chosenBankKey, openBankStorage } from '../../../../src/app/bootstrap/sandbox/bankStorage.ts'
import { storageWith } from '../../../support/storageWith.ts'

const choose = (local: Storage, bank: string | null) =>
  local.setItem(chosenBankKey, JSON.stringify({ services: '/bank', bank }))

const open = (local: Storage, session: Storage) =>
  openBankStorage(
    () => local,
    () => session,
  )

test('what the pages of one bank keep is set aside for it, and what is the person’s stays', () => {
  const preferences = {
    'portico.theme': '"dark"',
    'portico.sampleLanguage': '"curl"',
    'portico.sandboxDock': '{}',
    'portico.recentSearches': '["rent"]',
    other: 'of another program',
  }
  const local = storageWith({ ...preferences, 'portico.sampleApplication': '1' })
  const session = storageWith({ 'portico.formDraft.createTicket': 'draft of the default bank' })

  choose(local, 'team-a')
  open(local, session)
  expect(Object.keys(local).toSorted()).toEqual(
    [
      ...Object.keys(preferences),
      chosenBankKey,
      'portico.bankOfStorage',
      'portico@/portico.sampleApplication',
    ].toSorted(),
  )
  expect(session.getItem('portico.formDraft.createTicket')).toBe(null)
  session.setItem('portico.formDraft.createTicket', 'draft of team-a')

  choose(local, 'team')
  open(local, session)
  expect(session.getItem('portico.formDraft.createTicket')).toBe(null)

  choose(local, 'team-a')
  open(local, session)
  expect(session.getItem('portico.formDraft.createTicket')).toBe('draft of team-a')

  choose(local, null)
  open(local, session)
  expect(local.getItem('portico.sampleApplication')).toBe('1')
  expect(session.getItem('portico.formDraft.createTicket')).toBe('draft of the default bank')
  expect(Object.keys(session).toSorted()).toEqual([
    'portico.formDraft.createTicket',
    'portico@team-a/portico.formDraft.createTicket',
  ])
})

test('a tab that is loaded again in the same bank keeps what it has', () => {
  const local = storageWith()
  const session = storageWith()
  choose(local, 'team-a')
  open(local, session)
  session.setItem('portico.formDraft.contact', 'typed')
  open(local, session)
  expect(session.getItem('portico.formDraft.contact')).toBe('typed')
})

test('what there is no room for is lost rather than shown in another bank', () => {
  const local = storageWith()
  const session = storageWith({ 'portico.formDraft.contact': 'typed' })
  const setItem = session.setItem.bind(session)
  session.setItem = (key, value) => {
    if (key.startsWith('portico@')) throw new DOMException('Full', 'QuotaExceededError')
    setItem(key, value)
  }
  choose(local, 'team-a')
  open(local, session)
  expect(Object.keys(session)).toEqual(['portico.bankOfStorage'])
})

test.each(['{', '[]', '{"services":"/bank","bank":"../x"}', '{"services":"/bank","bank":7}'])(
  'a choice that is none, %s, is the default bank',
  (stored) => {
    const local = storageWith({ [chosenBankKey]: stored, 'portico.sampleApplication': '1' })
    open(local, storageWith())
    expect(local.getItem('portico.sampleApplication')).toBe('1')
  },
)

test('a browser that stores nothing opens the page all the same', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(() => openBankStorage(refuse, refuse)).not.toThrow()
})
