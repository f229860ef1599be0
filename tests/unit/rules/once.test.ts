import { expect, test, vi } from 'vitest'
import { createOnce } from '../../../src/rules/once.ts'

test('a value is made at the first request, by each maker once', () => {
  const [one, other] = [createOnce(), createOnce()]
  const double = vi.fn((number: number) => ({ number: number * 2 }))
  const half = (number: number) => ({ number: number / 2 })
  const first = one(double, 4)
  expect(first).toEqual({ number: 8 })
  expect(one(double, 5)).toBe(first)
  expect(one(half, 4)).toEqual({ number: 2 })
  expect(other(double, 5)).toEqual({ number: 10 })
  expect(double.mock.calls).toEqual([[4], [5]])
})

test('a promise that failed is made again', async () => {
  const once = createOnce()
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('offline'))
  await expect(once(load)).rejects.toThrow('offline')
  await expect(once(load)).resolves.toBe('loaded')
  await expect(once(load)).resolves.toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
