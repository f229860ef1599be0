import { dataControlMachine } from '../../../src/machines/sandbox/dataControl.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { DataControl } from '../../../src/rules/sandbox/data/data.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const save: DataControl = { kind: 'save', name: 'First day', overwrite: false }
const overwrite: DataControl = { ...save, overwrite: true }
const reset: DataControl = { kind: 'reset', seed: 'portico' }

export const dataControlModel: ModelSpec<typeof dataControlMachine> = {
  machine: dataControlMachine,
  events: {
    'control.request': { save: { control: save }, overwrite: { control: overwrite }, reset: { control: reset } },
    'control.confirm': [{}],
    'control.cancel': [{}],
  },
  calls: { runControl: [resolve('done', undefined), reject('refused', problems.network)] },
  relevantContext: ({ control, problem }) => [control, problem !== null],
  expectations: {
    states: {
      idle: { can: ['control.request'], cannot: ['control.confirm', 'control.cancel'] },
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
    'a failure is followed by another try': [
      'control.request(save)',
      'runControl: refused',
      'control.request(save)',
      'runControl: done',
    ],
  },
}
