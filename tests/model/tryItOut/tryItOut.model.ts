import { expect } from 'vitest'
import { tryItOutMachine } from '../../../src/machines/tryItOut/tryItOut.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import type { ApiAnswer, CallOutcome, WaitingCall } from '../../../src/rules/tryItOut/apiAnswer.ts'
import type { ApiCall, CallOptions, CallPreview } from '../../../src/rules/tryItOut/apiCall.ts'
import type { TypedCall } from '../../../src/rules/tryItOut/typedCall.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const options: CallOptions = { isSigned: true, isResponseSigned: false, ip: '' }
const read: ApiCall = { method: 'GET', path: '/api/a', headers: [], body: null, mediaType: '' }
const change: ApiCall = { ...read, method: 'POST', path: '/api/b', body: '{}', mediaType: 'application/json' }
const preview: CallPreview = {
  method: 'POST',
  address: 'https://bank.example/api/b',
  headers: [],
  body: '{}',
  curl: 'curl',
  key: 'registered',
}
const answerOf = (status: number, detailCode: string): ApiAnswer => ({
  status,
  duration: 12,
  headers: [],
  mediaType: 'application/json',
  body: JSON.stringify({ header: { detailCode } }),
  signature: null,
})
const success = answerOf(200, '0')
const scope = answerOf(403, '-1')
const wrongCode = answerOf(400, '200130')
const expired = answerOf(400, '200131')
const balance = answerOf(400, '200101')
const waiting: WaitingCall = {
  transactionId: '8f1c2a7e40',
  authenticationType: 1,
  phone: '+90555***0001',
  message: null,
  activationId: '',
  requestId: '',
  expiresAt: 180_000,
}
const inApp: WaitingCall = { ...waiting, authenticationType: 5, activationId: 'a', requestId: 'b' }
const typed: TypedCall = {
  parameters: { 'query.size': '2', 'header.otp': '123456' },
  body: '{"amount":"1.00","password":"hunter2"}',
  mediaType: 'application/json',
}
const kept: TypedCall = {
  parameters: { 'query.size': '2' },
  body: '{\n  "amount": "1.00",\n  "password": ""\n}',
  mediaType: 'application/json',
}
const ended: Problem = { kind: 'ended', message: 'The access token has expired.' }
const noKey: Problem = { kind: 'unknown', message: 'This call needs a signature.' }

const answered = resolve<CallOutcome, unknown>('answered', { kind: 'answered', answer: success })
const lost = reject('network', problems.network)
const drop = { type: 'session.ended' } as const
const draft = { call: change, options }

export const tryItOutModel: ModelSpec<typeof tryItOutMachine> = {
  machine: tryItOutMachine,
  events: {
    'fields.change': [{ typed }],
    'signing.change': [{ isSigned: false }],
    'request.preview': { read: { call: read, options }, change: { call: change, options } },
    'request.send': [{}],
    'request.edit': [{}],
    'request.changed': [{}],
    'request.cancel': [{}],
    'otp.submit': [{ code: '123456' }],
  },
  listeners: {
    watchToken: {
      'token.changed': { held: { status: 'held' }, expired: { status: 'expired' }, none: { status: 'none' } },
      [drop.type]: [{}],
    },
    watchApplications: { 'applications.changed': [{}] },
    watchDeadline: { 'otp.expired': [{}] },
  },
  calls: {
    prepareCall: [resolve('prepared', preview), reject('no token', ended), reject('no key', noKey)],
    sendCall: [
      answered,
      resolve<CallOutcome, unknown>('waiting', { kind: 'waiting', answer: success, waiting }),
      resolve<CallOutcome, unknown>('waiting for the app', { kind: 'waiting', answer: success, waiting: inApp }),
      resolve<CallOutcome, unknown>('refused', { kind: 'refused', answer: scope }),
      lost,
      reject('no token', ended),
      reject('no key', noKey),
    ],
    completeOtp: [
      answered,
      resolve<CallOutcome, unknown>('wrong code', { kind: 'refused', answer: wrongCode }),
      resolve<CallOutcome, unknown>('expired', { kind: 'refused', answer: expired }),
      resolve<CallOutcome, unknown>('insufficient balance', { kind: 'refused', answer: balance }),
      lost,
      reject('no token', ended),
      reject('no key', noKey),
    ],
  },
  secrets: ['hunter2'],
  relevantContext: ({ draft: written, waiting: call, wrongCodes, answer, problem }) => ({
    method: written?.call.method,
    waitsFor: call?.authenticationType,
    wrongCodes,
    status: answer?.status,
    problem: problem?.kind,
  }),
  expectations: {
    states: {
      'resting.editing': { cannot: ['request.send', 'otp.submit', 'request.cancel'], withoutTags: ['busy', 'failed'] },
      preparing: { tags: ['busy'], can: ['request.changed'], cannot: ['request.preview', 'request.send'] },
      'resting.previewing': { can: ['request.send', 'request.edit', 'request.changed'], cannot: ['otp.submit'] },
      // Pressed twice, it is sent once; what is written meanwhile is not sent.
      sending: {
        tags: ['busy', 'mutating'],
        cannot: ['request.send', 'request.preview', 'request.edit'],
        can: ['request.cancel'],
      },
      'resting.waitingForOtp': {
        can: ['otp.submit', 'request.edit', 'request.preview'],
        cannot: ['request.changed'],
        // After the third wrong code of an SMS the bank has ended the transaction (001 section 8).
        check: ({ context: { waiting, wrongCodes } }) => {
          expect(waiting).not.toBeNull()
          expect(wrongCodes).toBeLessThan(3)
        },
      },
      completing: { tags: ['busy', 'mutating'], cannot: ['otp.submit', 'request.preview', 'request.edit'] },
      'resting.unauthorized': { tags: ['failed'], can: ['request.changed'], cannot: ['request.send'] },
      'resting.unprepared': { tags: ['failed'], cannot: ['request.send'] },
      'resting.answered': { withoutTags: ['busy', 'failed'], cannot: ['request.send'], context: { waiting: null } },
      'resting.refused': { tags: ['failed'], cannot: ['request.send', 'otp.submit'], context: { waiting: null } },
      'resting.failed': { tags: ['failed'], can: ['request.send', 'request.changed'] },
      'resting.otpExpired': { tags: ['failed'], cannot: ['otp.submit'], context: { waiting: null } },
      'resting.lost': { tags: ['failed'], cannot: ['request.send'] },
    },
    steps: {
      'fields.change': { context: { typed: kept } },
      'signing.change': { context: { isSigned: false } },
      'watchToken > token.changed(held)': { context: { tokenValidity: 'held' } },
      'request.preview(change)': {
        to: 'preparing',
        context: { draft, preview: null, waiting: null, answer: null, problem: null },
      },
      'prepareCall: prepared': { to: 'resting.previewing', context: { preview } },
      // The key that it is signed with may be registered now.
      'watchApplications > applications.changed': { to: 'preparing' },
      'prepareCall: no token': { to: 'resting.unauthorized' },
      'prepareCall: no key': { to: 'resting.unprepared', context: { problem: noKey } },
      // What was written is looked at as soon as there is a token.
      'resting.unauthorized / watchToken > token.changed(held)': { to: 'preparing' },
      'resting.unauthorized / watchToken > token.changed(expired)': { to: 'resting.unauthorized' },
      // What the fields no longer hold is neither shown nor sent.
      'request.changed': { to: 'resting.editing' },
      'sendCall: answered': {
        to: 'resting.answered',
        context: { answer: success },
        emits: [{ type: 'call.answered', answer: success }],
      },
      'sendCall: waiting': {
        to: 'resting.waitingForOtp',
        context: { waiting, answer: null },
        emits: [{ type: 'call.answered', answer: success }],
      },
      'sendCall: refused': { to: 'resting.refused', context: { answer: scope }, emits: [] },
      'sendCall: no token': { to: 'resting.unauthorized' },
      'sendCall: no key': { to: 'resting.failed', context: { problem: noKey } },
      'otp.submit': { to: 'completing' },
      'completeOtp: answered': { to: 'resting.answered', context: { answer: success, waiting: null } },
      'completeOtp: wrong code': { context: { answer: wrongCode } },
      'completeOtp: expired': { to: 'resting.refused', context: { answer: expired, waiting: null } },
      // The cause may go, and the call waits on meanwhile (mocks/openapi/otp/otp-execution.yaml).
      'completeOtp: insufficient balance': { to: 'resting.waitingForOtp', context: { answer: balance, waiting } },
      'completeOtp: network': { to: 'resting.lost', context: { problem: problems.network } },
      'completeOtp: no token': { to: 'resting.waitingForOtp', context: { problem: ended } },
      'completeOtp: no key': { to: 'resting.waitingForOtp', context: { problem: noKey } },
      'watchDeadline > otp.expired': { to: 'resting.otpExpired', context: { waiting: null } },
      'sending / watchToken > session.ended': { to: 'resting.editing', context: { draft: null, preview: null } },
      'completing / watchToken > session.ended': {
        to: 'resting.editing',
        context: { draft: null, waiting: null },
        emits: [{ type: 'call.interrupted' }],
      },
      'resting.answered / watchToken > session.ended': {
        to: 'resting.editing',
        context: { draft: null, answer: null },
      },
    },
  },
  journeys: {
    'what is typed stays when the session ends, without what is secret': [
      'fields.change',
      'signing.change',
      'request.preview(read)',
      'prepareCall: prepared',
      'watchToken > session.ended',
    ],
    'a changing call whose answer is lost': [
      'request.preview(change)',
      'prepareCall: prepared',
      'request.send',
      'sendCall: network',
    ],
    'a changing call that is cancelled': [
      'request.preview(change)',
      'prepareCall: prepared',
      'request.send',
      'request.cancel',
    ],
    'a changing call that the session does not outlast': [
      'request.preview(change)',
      'prepareCall: prepared',
      'request.send',
      'watchToken > session.ended',
    ],
    'a reading call that the session does not outlast': [
      'request.preview(read)',
      'prepareCall: prepared',
      'request.send',
      'watchToken > session.ended',
    ],
    'a reading call whose answer is lost': [
      'request.preview(read)',
      'prepareCall: prepared',
      'request.send',
      'sendCall: network',
      'request.send',
    ],
    'a reading call that is cancelled': [
      'request.preview(read)',
      'prepareCall: prepared',
      'request.send',
      'request.cancel',
    ],
    'a confirmation in the mobile app has no wrong code': [
      'request.preview(change)',
      'prepareCall: prepared',
      'request.send',
      'sendCall: waiting for the app',
      'otp.submit',
      'completeOtp: wrong code',
    ],
    'a confirmation whose answer is lost is asked for again': [
      'request.preview(change)',
      'prepareCall: prepared',
      'request.send',
      'sendCall: waiting',
      'otp.submit',
      'completeOtp: network',
      'otp.submit',
      'completeOtp: expired',
    ],
  },
}
