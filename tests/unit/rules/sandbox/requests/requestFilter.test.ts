import { expect, test } from 'vitest'
import { requestAsCurl } from '../../../../../src/rules/sandbox/requests/requestAsCurl.ts'
import {
  filterRequests,
  isPortalCall,
  noFilter,
  showsPortal,
} from '../../../../../src/rules/sandbox/requests/requestFilter.ts'
import type { SandboxEvent } from '../../../../../src/rules/sandbox/requests/requestLog.ts'

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
  expect(filterRequests(events, { ...noFilter, ...filter }, new Set()).map(({ id }) => id)).toEqual(ids)
})

test.each([
  [{}, ['2', '3']],
  [{ operation: 'getUser' }, ['1']],
])('a hidden operation is found only by its name: %j', (filter, ids) => {
  expect(filterRequests(events, { ...noFilter, ...filter }, new Set(['getUser'])).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['', false, true],
  ['', true, false],
  ['shown', true, true],
  ['hidden', false, false],
] as const)('the portal’s calls: chosen %j, a token is held: %s, shown: %s', (portal, isTokenHeld, isShown) => {
  expect(showsPortal({ ...noFilter, portal }, isTokenHeld)).toBe(isShown)
})

test('a call of the portal is one of its group', () => {
  expect(['Portal', 'Authorization', 'Accounts'].filter((group) => isPortalCall({ group }))).toEqual(['Portal'])
})

test('a call is written for a shell, without what curl sets itself', () => {
  expect(
    requestAsCurl(
      {
        method: 'POST',
        path: '/api/payments?note=it%27s',
        headers: {
          Authorization: 'Bearer [redacted]',
          'Content-Type': 'application/json',
          'user-agent': 'x',
          host: 'y',
        },
        body: '{"name":"O\'Neil"}',
        isCut: false,
      },
      'https://sandbox.bank.com/banks/team-a',
    ),
  ).toBe(
    [
      "curl -X POST 'https://sandbox.bank.com/banks/team-a/api/payments?note=it%27s' \\",
      "  -H 'Authorization: Bearer [redacted]' \\",
      "  -H 'Content-Type: application/json' \\",
      String.raw`  --data-raw '{"name":"O'\''Neil"}'`,
    ].join('\n'),
  )
})

test('a control call that needs a key leaves it to a variable of the shell', () => {
  const call = { method: 'PUT', path: '/sandbox/api/faults/x', headers: {}, body: '{}', isCut: false }
  expect(requestAsCurl(call, 'https://sandbox.bank.com', true)).toBe(
    [
      "curl -X PUT 'https://sandbox.bank.com/sandbox/api/faults/x' \\",
      '  -H "Authorization: Bearer $PORTICO_CONTROL_KEY" \\',
      "  --data-raw '{}'",
    ].join('\n'),
  )
})
