import { copyMachine } from '../../../src/machines/applications/copy.machine.ts'
import type { Problem } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const id = { what: 'clientId' as const, value: 'client-of-the-till' }
const secret = { what: 'clientSecret' as const, value: seal('secret-of-the-till') }
const key = { what: 'privateKey' as const, value: seal('private half') }
const none = { what: 'clientSecret' as const, value: null }
const refused: Problem = { kind: 'unknown', message: 'Document is not focused.' }

export const copyModel: ModelSpec<typeof copyMachine> = {
  machine: copyMachine,
  events: {
    'value.copy': { id: { copy: id }, secret: { copy: secret }, key: { copy: key }, none: { copy: none } },
    'value.close': [{}],
  },
  calls: { copyValue: [resolve('ok'), reject('refused', refused)] },
  listeners: { watchApplications: { 'applications.changed': [{}] } },
  secrets: ['secret-of-the-till', 'private half'],
  relevantContext: ({ copy }) => ({ what: copy?.what }),
  expectations: {
    states: {
      idle: { can: ['value.copy'], cannot: ['value.close'], context: { copy: null } },
      copying: { can: ['value.copy'], cannot: ['value.close'] },
      copyFailed: { tags: ['failed'], can: ['value.close', 'value.copy'] },
    },
    steps: {
      'value.copy(id)': { to: 'copying', emits: [] },
      'value.copy(secret)': { to: 'copying', emits: [] },
      'idle / value.copy(none)': {
        to: 'idle',
        emits: [{ type: 'notice', variant: 'warning', message: 'This application has no client secret' }],
      },
      'copyValue: refused': { to: 'copyFailed', emits: [] },
      // An old pair is neither shown nor copied.
      'watchApplications > applications.changed': {
        to: 'idle',
        emits: [
          { type: 'notice', variant: 'warning', message: 'Your applications have changed. Copy the value again.' },
        ],
      },
    },
  },
  journeys: {
    'the client id is copied': ['value.copy(id)', 'copyValue: ok'],
    'the client secret is copied': ['value.copy(secret)', 'copyValue: ok'],
    'the private key is copied': ['value.copy(key)', 'copyValue: ok'],
    'another value is copied while the browser asks whether it may': [
      'value.copy(id)',
      'value.copy(secret)',
      'copyValue: ok',
    ],
  },
}
