import { loginHintMachine } from '../../../src/machines/session/loginHint.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const ada = 'ada@example.com'
const grace = 'grace@example.com'
const place = '/docs/password-flow'

export const loginHintModel: ModelSpec<typeof loginHintMachine> = {
  machine: loginHintMachine,
  events: {
    'hint.set': { ada: { username: ada, from: place }, grace: { username: grace, from: null } },
    'hint.request': { plain: { from: null }, asked: { from: place } },
  },
  listeners: {
    askTabs: { 'hint.offered': { ada: { username: ada }, grace: { username: grace } } },
    answerTabs: {},
    watchSession: { 'session.started': [{}] },
  },
  expectations: {
    states: {
      unknown: { can: ['hint.request(plain)', 'hint.set(ada)'], context: { username: '', offers: [] } },
      asking: { cannot: ['hint.request(plain)'], context: { username: '' } },
      known: { cannot: ['hint.request(plain)'], context: { offers: [] } },
    },
    steps: {
      start: { to: 'unknown' },
      'hint.set(ada)': { to: 'known', context: { username: ada, from: place } },
      'hint.set(grace)': { to: 'known', context: { username: grace } },
      'hint.request(plain)': { to: 'asking' },
      'hint.request(asked)': { to: 'asking', context: { from: place } },
      'after lifetime (known)': { to: 'unknown' },
      'watchSession > session.started': { to: 'unknown', context: { from: null } },
    },
  },
  journeys: {
    'nobody answers': ['hint.request(asked)', 'after answerTimeout (asking)'],
    'one tab answers': ['hint.request(plain)', 'askTabs > hint.offered(ada)', 'after answerTimeout (asking)'],
    'two tabs answer alike': [
      'hint.request(plain)',
      'askTabs > hint.offered(ada)',
      'askTabs > hint.offered(ada)',
      'after answerTimeout (asking)',
    ],
    'two tabs differ': [
      'hint.request(plain)',
      'askTabs > hint.offered(ada)',
      'askTabs > hint.offered(grace)',
      'after answerTimeout (asking)',
    ],
    'the next address begins its time anew': ['hint.set(ada)', 'hint.set(grace)', 'after lifetime (known)'],
  },
}
