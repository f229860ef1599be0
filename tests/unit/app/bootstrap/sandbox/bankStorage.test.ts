import { expect, test } from 'vitest'
import {
  chosenBankKey,
  deletionsKey,
  dropDeletedBanks,
  markBankDeleted,
  openBankStorage,
} from '../../../../../src/app/bootstrap/sandbox/bankStorage.ts'
import { storageWith } from '../../../../support/storageWith.ts'

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

test('what was kept for a bank that is deleted is removed, and no bank of the same name finds any of it', () => {
  const local = storageWith({ 'portico.sampleApplication': 'of the default bank' })
  const session = storageWith()
  const names = ['team-a', 'team', 'constructor']
  for (const name of names) {
    choose(local, name)
    open(local, session)
    local.setItem('portico.sampleApplication', name)
    session.setItem('portico.formDraft.contact', name)
  }
  choose(local, null)
  open(local, session)

  markBankDeleted(() => local, 'team-a')
  for (const storage of [local, session])
    dropDeletedBanks(
      () => local,
      () => storage,
    )
  expect(Object.entries(local).toSorted()).toEqual([
    [chosenBankKey, '{"services":"/bank","bank":null}'],
    [deletionsKey, '{"team-a":1}'],
    ['portico.sampleApplication', 'of the default bank'],
    ['portico@constructor/portico.sampleApplication', 'constructor'],
    ['portico@team/portico.sampleApplication', 'team'],
  ])
  expect(Object.keys(session).toSorted()).toEqual([
    'portico@constructor/portico.formDraft.contact',
    'portico@team/portico.formDraft.contact',
  ])

  for (const round of ['second', 'third']) {
    choose(local, 'team-a')
    open(local, session)
    expect([local.getItem('portico.sampleApplication'), session.getItem('portico.formDraft.contact')]).toEqual([
      null,
      null,
    ])
    session.setItem('portico.formDraft.contact', round)
    choose(local, null)
    open(local, session)
    choose(local, 'team-a')
    open(local, session)
    expect(session.getItem('portico.formDraft.contact')).toBe(round)
    markBankDeleted(() => local, 'team-a')
    open(local, session)
    expect(
      Object.keys(session)
        .filter((key) => /team-a|Draft/.test(key))
        .toSorted(),
    ).toEqual(['portico@constructor/portico.formDraft.contact', 'portico@team/portico.formDraft.contact'])
  }
})

test('a tab that was asleep while its bank was deleted, and made again, begins with nothing', () => {
  const local = storageWith()
  const session = storageWith()
  choose(local, 'team-a')
  open(local, session)
  session.setItem('portico.formDraft.contact', 'typed')
  markBankDeleted(() => local, 'team-a')
  open(local, session)
  expect(Object.entries(session)).toEqual([['portico.bankOfStorage', 'team-a.1']])
})

test.each(['{', '[]', 'null', '{"team-a":"x"}'])('deletions that cannot be read, %s, are none', (stored) => {
  const local = storageWith({ [deletionsKey]: stored })
  const session = storageWith({ 'portico@team-a/portico.formDraft.contact': 'typed' })
  choose(local, 'team-a')
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
