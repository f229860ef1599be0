import { expect } from 'vitest'
import { openCallsMachine } from '../../../src/machines/docs/openCalls.machine.ts'
import type { TypedCall } from '../../../src/rules/tryItOut/openCalls.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const list = '/docs/api/accounts/list#listAccounts'
const transfer = '/docs/api/transfers/own#createTransfer'
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
const nothing = { calls: {}, shared: { ip: '', isResponseSigned: false } }

export const openCallsModel: ModelSpec<typeof openCallsMachine> = {
  machine: openCallsMachine,
  events: {
    'call.open': { list: { operation: list }, transfer: { operation: transfer } },
    'call.leave': { list: { operation: list, typed } },
    'call.change': { list: { operation: list, isSigned: true } },
    'call.close': { list: { operation: list } },
    'options.change': { ip: { options: { ip: '198.51.100.24' } }, signed: { options: { isResponseSigned: true } } },
  },
  listeners: {
    watchSession: {
      'session.changed': { deniz: { username: 'deniz' }, ada: { username: 'ada' } },
      'session.signedOut': [{}],
    },
  },
  secrets: ['123456', 'hunter2'],
  relevantContext: ({ username, calls, shared }) => [username, calls, shared],
  expectations: {
    states: {
      unowned: {
        context: { username: null, ...nothing },
        cannot: ['call.open(list)', 'call.leave(list)', 'call.change(list)', 'call.close(list)', 'options.change(ip)'],
      },
      owned: {
        check: ({ context }) => {
          for (const call of Object.values(context.calls)) expect([null, kept]).toContainEqual(call.typed)
        },
      },
    },
    steps: {
      'unowned / watchSession > session.changed(deniz)': { to: 'owned', context: { username: 'deniz', ...nothing } },
      'owned / watchSession > session.changed(ada)': { to: 'owned', context: { username: 'ada', ...nothing } },
      'owned / watchSession > session.signedOut': { to: 'unowned' },
      'call.close(list)': { emits: [{ type: 'calls.closed', operations: [list] }] },
    },
  },
  journeys: {
    'what is typed comes back, without what is secret, to whoever had it open': [
      'watchSession > session.changed(deniz)',
      'call.open(list)',
      'call.open(transfer)',
      'call.change(list)',
      'call.leave(list)',
      'options.change(ip)',
      'watchSession > session.changed(deniz)',
      'call.close(list)',
      'watchSession > session.changed(ada)',
    ],
  },
}
