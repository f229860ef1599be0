import { expect, test } from 'vitest'
import {
  removeTicketCall,
  storedTicketCall,
  storeTicketCall,
} from '../../../../src/app/session/drafts/storedTicketCall.ts'
import type { RequestDetail } from '../../../../src/rules/sandbox/requests/requestLog.ts'
import { callFileName, draftWithCall, ticketCallOf } from '../../../../src/rules/tickets/ticketCall.ts'

const detail: RequestDetail = {
  id: '9e3779b97f',
  at: '2026-03-14T07:32:07.000Z',
  operation: 'listBranches',
  application: null,
  subject: null,
  status: 401,
  decision: 'refused',
  message: 'Full authentication is required to access this resource',
  fault: null,
  duration: 2,
  request: {
    method: 'GET',
    path: '/api/public/v1/branches?city=34',
    headers: { authorization: 'Bearer [redacted]' },
    body: '',
    isCut: false,
  },
  answer: {
    status: 401,
    headers: { 'x-sandbox-reason': 'Request a new token.' },
    body: '{"header":{}}',
    isCut: false,
  },
}

const facts = `Call: listBranches
Transaction ID: 9e3779b97f
Time: 2026-03-14T07:32:07.000Z
Status: 401 Full authentication is required to access this resource`

const call = ticketCallOf(detail)

test('a call is written for a ticket with what it sent and what it got', () => {
  expect(call).toEqual({
    id: '9e3779b97f',
    apiName: 'listBranches',
    endpointAddress: '/api/public/v1/branches',
    subject: 'listBranches: 401 Full authentication is required to access this resource',
    description: `${facts}
Reason: Request a new token.

Request
GET /api/public/v1/branches?city=34
authorization: Bearer [redacted]

Response
401
x-sandbox-reason: Request a new token.

{"header":{}}`,
    errorCode: '401',
    json: JSON.stringify(detail, null, 2),
  })
  expect(callFileName(call)).toBe('call-9e3779b97f.json')
})

test('a lost answer, a long body and a call whose messages are gone', () => {
  const { request } = detail
  const lost = ticketCallOf({ ...detail, status: 0, message: null, answer: null, request })
  expect([lost.subject, lost.errorCode, lost.description.split('\n').slice(-6)]).toEqual([
    'listBranches: No response',
    'No response',
    [
      '',
      'Request',
      'GET /api/public/v1/branches?city=34',
      'authorization: Bearer [redacted]',
      '',
      'No response was sent.',
    ],
  ])
  const long = { method: 'POST', path: '/x', headers: {}, body: 'ab', isCut: true }
  expect(ticketCallOf({ ...detail, request: long }).description).toContain('Request\nPOST /x\n\nab …\n\nResponse')
  const gone = ticketCallOf({ ...detail, request: null, answer: null })
  expect([gone.endpointAddress, gone.description]).toEqual([
    '',
    `${facts}\n\nIts request and response are no longer stored.`,
  ])
})

test('what was typed stays, and the call comes once after it', () => {
  const own = {
    errorType: '1',
    apiName: 'listBranches',
    endpointAddress: '/api/public/v1/branches',
    subject: call.subject,
    description: call.description,
    errorCode: '401',
  }
  expect(draftWithCall(undefined, call)).toEqual(own)
  const typed = { ...own, errorType: '3', apiName: ' ', subject: 'Nothing works', description: 'Since noon\n' }
  const merged = { ...typed, apiName: 'listBranches', description: `Since noon\n\n${call.description}` }
  expect(draftWithCall(typed, call)).toEqual(merged)
  expect(draftWithCall(merged, call)).toEqual(merged)
  expect(draftWithCall({ ...typed, description: '' }, call).description).toBe(call.description)
})

function memory(): Storage {
  const rows = new Map<string, string>()
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  } as Storage
}

test('a call is handed over by its ID until its ticket is created', () => {
  const storage = memory()
  const from = () => storage
  storeTicketCall(call, from)
  expect([storedTicketCall(call.id, from), storedTicketCall('another', from), storedTicketCall(null, from)]).toEqual([
    call,
    undefined,
    undefined,
  ])
  removeTicketCall('another', from)
  expect(storedTicketCall(call.id, from)).toEqual(call)
  removeTicketCall(call.id, from)
  expect(storedTicketCall(call.id, from)).toBeUndefined()
  storage.setItem('portico.ticketCall', '{"id":1')
  expect(storedTicketCall(call.id, from)).toBeUndefined()
  storage.setItem('portico.ticketCall', JSON.stringify({ id: call.id }))
  expect(storedTicketCall(call.id, from)).toBeUndefined()
})

test('without storage nothing is handed over, and nothing breaks', () => {
  const refused = (): Storage => {
    throw new Error('The storage is refused')
  }
  storeTicketCall(call, refused)
  removeTicketCall(call.id, refused)
  expect(storedTicketCall(call.id, refused)).toBeUndefined()
})
