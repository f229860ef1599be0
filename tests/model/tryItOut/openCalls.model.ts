import { openCallsMachine } from '../../../src/machines/tryItOut/openCalls.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const list = '/docs/api/accounts/list#listAccounts'
const transfer = '/docs/api/transfers/own#createTransfer'
/** Stands for an actor. */
const started = 'the call of listAccounts' as never
const answer = { operation: 'listAccounts', body: { data: [] } }
const customers = { password: { username: '5', password: 'Sandbox-2026' } }
const nothing = { calls: {}, answers: [], customers: {}, shared: { ip: '', isResponseSigned: false } }

export const openCallsModel: ModelSpec<typeof openCallsMachine> = {
  machine: openCallsMachine,
  events: {
    'call.open': { list: { operation: list }, transfer: { operation: transfer } },
    'call.start': { list: { operation: list, call: started } },
    'call.answered': [{ answer }],
    'answers.clear': [{}],
    'call.close': { list: { operation: list } },
    'customer.change': [{ customers }],
    'options.change': { ip: { options: { ip: '198.51.100.24' } }, signed: { options: { isResponseSigned: true } } },
  },
  listeners: {
    watchSession: {
      'session.changed': { deniz: { username: 'deniz' }, ada: { username: 'ada' } },
      'session.ended': [{}],
      'session.signedOut': [{}],
    },
  },
  relevantContext: ({ username, calls, shared, hidden }) => [username, calls, shared, hidden !== null],
  expectations: {
    states: {
      unowned: {
        context: { username: null, ...nothing },
        cannot: ['call.open(list)', 'call.start(list)', 'call.answered', 'call.close(list)', 'options.change(ip)'],
      },
      hidden: {
        context: nothing,
        cannot: ['call.open(list)', 'call.start(list)', 'call.answered', 'call.close(list)', 'options.change(ip)'],
      },
    },
    steps: {
      'unowned / watchSession > session.changed(deniz)': { to: 'owned', context: { username: 'deniz', ...nothing } },
      'owned / watchSession > session.changed(ada)': { to: 'owned', context: { username: 'ada', ...nothing } },
      'owned / watchSession > session.signedOut': { to: 'unowned' },
      'owned / watchSession > session.ended': { to: 'hidden' },
      'hidden / watchSession > session.changed(deniz)': { to: 'owned', context: { username: 'deniz', hidden: null } },
      'hidden / watchSession > session.changed(ada)': {
        to: 'owned',
        context: { username: 'ada', ...nothing, hidden: null },
      },
      'hidden / watchSession > session.signedOut': { to: 'unowned', context: { hidden: null } },
      'hidden / after hiddenLifetime (hidden)': { to: 'unowned', context: { username: null, hidden: null } },
      'call.answered': { context: { answers: [answer] } },
      'answers.clear': { context: { answers: [] } },
      'customer.change': { context: { customers } },
    },
  },
  journeys: {
    'calls stay open until they are closed, and end with their developer': [
      'watchSession > session.changed(deniz)',
      'call.open(list)',
      'call.open(transfer)',
      'call.start(list)',
      'call.open(list)',
      'call.answered',
      'answers.clear',
      'call.answered',
      'customer.change',
      'options.change(ip)',
      'watchSession > session.changed(deniz)',
      'call.close(list)',
      'call.start(list)',
      'call.open(list)',
      'call.start(list)',
      'watchSession > session.changed(ada)',
    ],
    'calls are hidden while nobody is signed in, and their developer finds them without answers of a bank that was replaced':
      [
        'watchSession > session.changed(deniz)',
        'call.open(list)',
        'call.start(list)',
        'call.answered',
        'options.change(ip)',
        'watchSession > session.ended',
        'answers.clear',
        'watchSession > session.changed(deniz)',
        'watchSession > session.ended',
        'watchSession > session.changed(ada)',
      ],
    'a sign-out here also closes calls that are hidden': [
      'watchSession > session.changed(deniz)',
      'call.open(list)',
      'call.start(list)',
      'watchSession > session.ended',
      'watchSession > session.signedOut',
    ],
  },
}
