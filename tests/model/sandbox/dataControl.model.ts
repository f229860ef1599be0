import { dataControlMachine } from '../../../src/machines/sandbox/dataControl.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { DataControl } from '../../../src/rules/sandbox/data/data.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const save: DataControl = { kind: 'save', name: 'First day', overwrite: false }
const overwrite: DataControl = { ...save, overwrite: true }
const importing: DataControl = { kind: 'import', file: { name: 'mine.json' } as File }
const reset: DataControl = { kind: 'reset', seed: 'portico' }

export const dataControlModel: ModelSpec<typeof dataControlMachine> = {
  machine: dataControlMachine,
  events: {
    'control.request': {
      save: { control: save },
      overwrite: { control: overwrite },
      import: { control: importing },
      reset: { control: reset },
    },
    'control.confirm': [{}],
    'control.cancel': [{}],
  },
  calls: {
    checkFile: [resolve('an export', undefined), reject('no export', problems.malformed)],
    runControl: [resolve('done', undefined), reject('refused', problems.network)],
  },
  relevantContext: ({ control, problem }) => [control, problem !== null],
  expectations: {
    states: {
      idle: { can: ['control.request'], cannot: ['control.confirm', 'control.cancel'] },
      checking: { tags: ['busy'], cannot: ['control.request', 'control.confirm'], context: { problem: null } },
      confirming: {
        can: ['control.confirm', 'control.cancel'],
        cannot: ['control.request'],
        context: { problem: null },
      },
      running: { tags: ['busy', 'mutating'], cannot: ['control.request'], context: { problem: null } },
    },
    steps: {
      'control.request(save)': { to: 'running', context: { control: save } },
      'control.request(overwrite)': { to: 'confirming', context: { control: overwrite } },
      'control.request(import)': { to: 'checking', context: { control: importing } },
      'checkFile: an export': { to: 'confirming' },
      'checkFile: no export': { to: 'idle.failed', context: { problem: problems.malformed } },
      'control.request(reset)': { to: 'confirming', context: { control: reset } },
      'control.cancel': { to: 'idle.pristine' },
      'runControl: done': { to: 'idle.done', context: { problem: null } },
      'runControl: refused': { to: 'idle.failed', context: { problem: problems.network } },
    },
  },
  journeys: {
    'what is lost is asked for': [
      'control.request(reset)',
      'control.cancel',
      'control.request(reset)',
      'control.confirm',
      'runControl: done',
    ],
    'a file is asked for once it is one of a sandbox': [
      'control.request(import)',
      'checkFile: no export',
      'control.request(import)',
      'checkFile: an export',
      'control.confirm',
      'runControl: done',
    ],
    'a failure is followed by another try': [
      'control.request(save)',
      'runControl: refused',
      'control.request(save)',
      'runControl: done',
    ],
  },
}
