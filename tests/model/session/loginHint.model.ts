import { loginHintMachine } from '../../../src/machines/session/loginHint.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const ada = 'ada@example.com'
const grace = 'grace@example.com'

export const loginHintModel: ModelSpec<typeof loginHintMachine> = {
  machine: loginHintMachine,
  events: {
    'hint.set': { ada: { username: ada }, grace: { username: grace } },
    'hint.request': [{}],
  },
  listeners: {
    askTabs: { 'hint.offered': { ada: { username: ada }, grace: { username: grace } } },
    answerTabs: {},
    watchSession: { 'session.started': [{}] },
  },
  expectations: {
    states: {
      unknown: { can: ['hint.request', 'hint.set(ada)'], context: { username: '', offers: [] } },
      asking: { cannot: ['hint.request'], context: { username: '' } },
      known: { cannot: ['hint.request'], context: { offers: [] } },
    },
    steps: {
      start: { to: 'unknown' },
      'hint.set(ada)': { to: 'known', context: { username: ada } },
      'hint.set(grace)': { to: 'known', context: { username: grace } },
      'hint.request': { to: 'asking' },
      'after lifetime (known)': { to: 'unknown' },
      'watchSession > session.started': { to: 'unknown' },
    },
  },
  journeys: {
    'nobody answers': ['hint.request', 'after answerTimeout (asking)'],
    'one tab answers': ['hint.request', 'askTabs > hint.offered(ada)', 'after answerTimeout (asking)'],
    'two tabs answer alike': [
      'hint.request',
      'askTabs > hint.offered(ada)',
      'askTabs > hint.offered(ada)',
      'after answerTimeout (asking)',
    ],
    'two tabs differ': [
      'hint.request',
      'askTabs > hint.offered(ada)',
      'askTabs > hint.offered(grace)',
      'after answerTimeout (asking)',
    ],
    'the next address begins its time anew': ['hint.set(ada)', 'hint.set(grace)', 'after lifetime (known)'],
  },
}
