import { describe, expect, test } from 'vitest'
import {
  isOutcomeUnknown,
  isProblem,
  OutdatedError,
  problemOfAnswer,
  problemOfEnvelope,
  problems,
  toProblem,
} from '../../../src/rules/problem.ts'

describe('the text of a failed answer', () => {
  const both = { header: { message: 'from the header' }, error_description: 'from OAuth' }
  test.each([
    { body: both, statusText: 'Bad Request', message: 'from the header', described: true },
    { body: { ...both, header: { message: 7 } }, statusText: 'x', message: 'from OAuth', described: true },
    { body: { header: { message: ' ' } }, statusText: 'Bad Request', message: 'Bad Request', described: false },
    { body: { error_description: null }, statusText: '', message: 'Failed[STATUS=400]', described: false },
    { body: 'text', statusText: '', message: 'Failed[STATUS=400]', described: false },
    { body: null, statusText: '', message: 'Failed[STATUS=400]', described: false },
    { body: [both], statusText: '', message: 'Failed[STATUS=400]', described: false },
  ])('$message', ({ body, statusText, message, described }) => {
    expect(problemOfAnswer(400, statusText, body)).toEqual({ kind: 'answer', status: 400, message, described })
  })
})

describe('an envelope under HTTP 200', () => {
  test.each([
    [{ header: { status: 'SUCCESS', message: 'fine' } }, undefined],
    [{ header: { status: 'ERROR', statusCode: 409, message: 'taken' } }, [409, 'taken']],
    [{ header: { status: 'ERROR', message: 'broken' } }, [200, 'broken']],
    [{ data: [] }, undefined],
    ['ERROR', undefined],
  ])('%j', (body, expected) => {
    const problem = problemOfEnvelope(200, body)
    expect(problem && problem.kind === 'answer' ? [problem.status, problem.message] : undefined).toEqual(expected)
  })
})

describe("HTTP 200 with status ERROR and no usable message is 'System error occured', never 'OK'", () => {
  test.each([
    { header: { status: 'ERROR', statusCode: 500 } },
    { header: { status: 'ERROR', statusCode: 500, message: null } },
    { header: { status: 'ERROR', statusCode: 500, message: ' ' }, error_description: '' },
    { header: { status: 'ERROR', statusCode: 500, message: { text: 'OK' } }, data: null },
  ])('%j', (body) => {
    expect(problemOfEnvelope(200, body)).toEqual({
      kind: 'answer',
      status: 500,
      message: 'System error occured',
      described: false,
    })
  })
})

describe('what an onError transition received', () => {
  test.each([
    [problems.timeout, { kind: 'timeout', message: 'Request Timeout' }],
    [problems.network, { kind: 'network', message: 'Network Error' }],
    [new Error('register must be provided'), { kind: 'unknown', message: 'register must be provided' }],
    [new Error(''), { kind: 'unknown', message: 'System error occured' }],
    [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), problems.network],
    [new TypeError('error loading dynamically imported module: https://x/a.js'), problems.network],
    [new TypeError('Importing a module script failed.'), problems.network],
    [new Error('Unable to preload CSS for /assets/a.css'), problems.network],
    [
      new OutdatedError('Failed to fetch dynamically imported module: https://x/a.js'),
      { kind: 'outdated', message: 'A newer version of the portal is available. Reload the page to use it.' },
    ],
    ['text', { kind: 'unknown', message: 'System error occured' }],
    [undefined, { kind: 'unknown', message: 'System error occured' }],
    [{ kind: 'answer' }, { kind: 'unknown', message: 'System error occured' }],
  ])('%j', (error, problem) => {
    expect(toProblem(error)).toEqual(problem)
  })
})

test('only what has a known kind and a text is a problem', () => {
  expect(isProblem(problems.malformed)).toBe(true)
  expect(isProblem({ kind: 'other', message: 'x' })).toBe(false)
  expect(isProblem({ kind: 'network' })).toBe(false)
  expect(isProblem(null)).toBe(false)
})

const answered = (status: number) => problemOfAnswer(status, '', {})

test.each([
  [problems.timeout, true],
  [problems.network, true],
  [problems.malformed, true],
  [answered(502), true],
  [answered(504), true],
  [answered(400), false],
  [answered(500), false],
  [answered(503), false],
  [toProblem(new Error('Planted')), false],
])('a change may have been made although its answer is lost, 504 or not JSON: %j', (problem, open) => {
  expect(isOutcomeUnknown(problem)).toBe(open)
})
