import { expect, test } from 'vitest'
import { restoreNotices, storeNotices } from '../../../../src/app/bootstrap/storedNotices.ts'
import type { Notice } from '../../../../src/app/session/session.ts'

const notices: Notice[] = [
  { variant: 'success', message: 'Your password has been changed', source: 'reset' },
  { variant: 'error', message: 'System error occured', source: 'profile' },
  { variant: 'error', message: 'The bank is closed', source: 'applicationForm', about: 'secret' },
]

function storageWith(content: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(content))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

function restored(storage: () => Storage): Notice[] {
  const shown: Notice[] = []
  restoreNotices((notice) => shown.push(notice), storage)
  return shown
}

test('the next document shows the notices that were shown, once', () => {
  const storage = storageWith()
  storeNotices(
    notices.map((notice, index) => ({ ...notice, id: `notice-${index}`, count: 1 })),
    () => storage,
  )
  expect(restored(() => storage)).toEqual(notices)
  expect(restored(() => storage)).toEqual([])
})

test('without notices, or with what nobody has kept, it shows none', () => {
  const storage = storageWith()
  storeNotices([], () => storage)
  expect(restored(() => storage)).toEqual([])
  for (const content of [
    '{',
    '[1]',
    '{"variant":"success"}',
    '[{"variant":"loud","message":"a","source":"b"}]',
    '[{"variant":"error","message":"a","source":"b","about":1}]',
  ])
    expect(restored(() => storageWith({ 'portico.notices': content }))).toEqual([])
})

test('a browser that stores nothing loses them, and nothing else', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(() => storeNotices(notices, blocked)).not.toThrow()
  expect(restored(blocked)).toEqual([])
})
