import { expect, test } from 'vitest'
import { requestAsCurl } from '../../../../src/rules/sandbox/requestAsCurl.ts'
import { filterRequests, noFilter } from '../../../../src/rules/sandbox/requestFilter.ts'
import type { SandboxEvent } from '../../../../src/rules/sandbox/sandbox.ts'

const event = (id: string, changes: Partial<SandboxEvent>): SandboxEvent => ({
  id,
  at: '2026-03-14T10:00:00.000Z',
  operation: 'listAccounts',
  application: null,
  subject: null,
  status: 200,
  decision: 'accepted',
  message: null,
  fault: null,
  ...changes,
})

const events = [
  event('1', { operation: 'getUser' }),
  event('2', { application: 'app-1', subject: '4', status: 403, decision: 'refused', message: 'Insufficient scope' }),
  event('3', { application: 'app-2', status: 500, decision: 'fault' }),
]

test.each([
  [{}, ['1', '2', '3']],
  [{ application: 'app-1' }, ['2']],
  [{ operation: 'listAccounts' }, ['2', '3']],
  [{ outcome: 'fault' }, ['3']],
  [{ text: ' SCOPE ' }, ['2']],
  [{ text: '40' }, ['2']],
  [{ text: 'getu' }, ['1']],
  [{ text: 'scope', outcome: 'accepted' }, []],
] as const)('%j leaves the calls %j', (filter, ids) => {
  expect(filterRequests(events, { ...noFilter, ...filter }).map(({ id }) => id)).toEqual(ids)
})

test('a call is written for a shell, without what curl sets itself', () => {
  expect(
    requestAsCurl({
      method: 'POST',
      path: '/api/payments?note=it%27s',
      headers: { Authorization: 'Bearer [redacted]', 'Content-Type': 'application/json', 'user-agent': 'x', host: 'y' },
      body: '{"name":"O\'Neil"}',
      isCut: false,
    }),
  ).toBe(
    [
      "curl -X POST 'http://127.0.0.1:8787/api/payments?note=it%27s' \\",
      "  -H 'Authorization: Bearer [redacted]' \\",
      "  -H 'Content-Type: application/json' \\",
      String.raw`  --data-raw '{"name":"O'\''Neil"}'`,
    ].join('\n'),
  )
})
