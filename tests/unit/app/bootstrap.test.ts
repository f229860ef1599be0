import { afterEach, expect, test, vi } from 'vitest'
import { createBootstrap } from '../../../src/app/bootstrap/bootstrap.ts'

afterEach(() => vi.unstubAllGlobals())

test('an opening that fails is told, reported, and may be tried again', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (failure: unknown) => reported.push(failure))
  const offline = new TypeError('Failed to fetch dynamically imported module')
  const answers = [Promise.reject(offline), Promise.resolve()]
  const opening = createBootstrap(() => answers.shift() ?? Promise.reject(new Error('Opened a third time')))
  const told: unknown[] = []
  opening.subscribe(() => told.push(opening.failure()))
  expect(opening.failure()).toBe(false)

  opening.start()
  await vi.waitFor(() => expect(reported).toEqual([offline]))
  expect(told).toEqual([false, 'lost'])

  opening.start()
  await vi.waitFor(() => expect(answers).toEqual([]))
  expect(told).toEqual([false, 'lost', false])
  expect(opening.failure()).toBe(false)
  expect(reported).toEqual([offline])
})
