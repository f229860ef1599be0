import { afterEach, expect, test, vi } from 'vitest'
import { createBootstrap } from '../../../../src/app/bootstrap/bootstrap.ts'
import type { PageFailure } from '../../../../src/rules/pageFailure.ts'
import { OutdatedError } from '../../../../src/rules/problem.ts'

afterEach(() => vi.unstubAllGlobals())

const bug = new Error('a bug of ours')

test.each<[error: Error, failure: PageFailure, reports: Error[]]>([
  [new TypeError('Failed to fetch dynamically imported module'), 'offline', []],
  [new OutdatedError(), 'outdated', []],
  [bug, 'bug', [bug]],
])('an opening that fails is reported, and may be tried again: %s', async (error, failure, reports) => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (failure: unknown) => reported.push(failure))
  const answers = [Promise.reject(error), Promise.resolve()]
  const opening = createBootstrap(() => answers.shift() ?? Promise.reject(new Error('Opened a third time')))
  const states: unknown[] = []
  opening.subscribe(() => states.push(opening.failure()))
  expect(opening.failure()).toBe(false)

  opening.start()
  await vi.waitFor(() => expect(states).toEqual([false, failure]))

  opening.start()
  await vi.waitFor(() => expect(answers).toEqual([]))
  expect(states).toEqual([false, failure, false])
  expect(opening.failure()).toBe(false)
  expect(reported).toEqual(reports)
})
