import { expect, test } from 'vitest'
import { readJson, writeJson } from '../../../../src/rules/json/storedJson.ts'

function storageWith(items: Map<string, string>) {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return () => storage as Storage
}

const refused = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

test('what is written is read, also null', () => {
  const storage = storageWith(new Map())
  expect(writeJson(storage, 'key', { a: [1] })).toBe(true)
  expect(readJson(storage, 'key')).toEqual({ a: [1] })
  expect(writeJson(storage, 'key', null)).toBe(true)
  expect(readJson(storage, 'key')).toBe(null)
})

test.each([
  ['nothing', storageWith(new Map())],
  ['no JSON', storageWith(new Map([['key', '{']]))],
  ['no storage', refused],
])('of %s undefined is read', (_, storage) => {
  expect(readJson(storage, 'key')).toBe(undefined)
})

test('without storage nothing is written', () => {
  expect(writeJson(refused, 'key', 1)).toBe(false)
})
