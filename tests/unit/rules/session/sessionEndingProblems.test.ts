import { expect, test } from 'vitest'
import { problemOfAnswer, problems } from '../../../../src/rules/problem.ts'
import { endsSession, isRefused } from '../../../../src/rules/session/sessionEndingProblems.ts'

test.each([
  [399, false, false],
  [400, false, true],
  [401, true, true],
  [402, false, true],
  [403, true, true],
  [404, false, false],
  [500, false, false],
])('status %i: refused %s, ends the session %s', (status, refused, ends) => {
  const problem = problemOfAnswer(status, '', {})
  expect(isRefused(problem)).toBe(refused)
  expect(endsSession(problem)).toBe(ends)
  expect(endsSession(problems.network)).toBe(false)
  expect(isRefused(problems.timeout)).toBe(false)
})
