import * as crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createControlKeyCheck } from '../../../../../mocks/hosts/access/checkControlKey.ts'

vi.mock(import('node:crypto'), async (load) => {
  const original = await load()
  return { ...original, timingSafeEqual: vi.fn(original.timingSafeEqual) }
})

const key = 'a-key-of-16-char'
const isKey = createControlKeyCheck(key)

test.each([`Bearer ${key}`, `bearer ${key}`, `BEARER  ${key}`])('%j has the key', (authorization) => {
  expect(isKey(authorization)).toBe(true)
})

test.each([
  undefined,
  '',
  key,
  'Bearer',
  'Bearer ',
  `Bearer ${key.slice(1)}`,
  `Bearer ${key}x`,
  `Bearer ${key.toUpperCase()}`,
  `Bearer ${key} ${key}`,
  `Bearer ${key},`,
  `Basic ${btoa(`x:${key}`)}`,
  `Token ${key}`,
])('%j has not', (authorization) => {
  expect(isKey(authorization)).toBe(false)
})

test('what is compared has one length, and is compared in constant time', () => {
  const { mock } = vi.mocked(crypto.timingSafeEqual)
  mock.calls.length = 0
  mock.results.length = 0
  const given = ['', 'Bearer x', `Bearer ${key}`, `Bearer ${key}x`, `Bearer ${'x'.repeat(9000)}`]
  const answers = given.map(isKey)
  expect(mock.calls.map((sides) => sides.map(({ byteLength }) => byteLength))).toEqual(given.map(() => [32, 32]))
  expect(mock.results.map(({ value }) => value)).toEqual(answers)
  expect(answers).toEqual([false, false, true, false, false])
})
