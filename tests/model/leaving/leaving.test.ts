import { leavingMachine } from '../../../src/machines/leaving.machine.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

modelTest({
  machine: leavingMachine,
  events: { 'form.change': [{}], 'form.restore': [{}], 'leaving.confirm': [{}], 'leaving.cancel': [{}] },
  calls: { goOn: [resolve('ok'), reject('failed', { kind: 'unknown', message: 'No way on' })] },
  listeners: { watchLeaving: { 'leaving.ask': [{}] } },
  expectations: {
    states: {
      unchanged: { can: ['form.change'], cannot: ['leaving.confirm', 'leaving.cancel', 'form.restore'] },
      'changed.watched': { can: ['form.restore'], cannot: ['leaving.confirm', 'leaving.cancel'] },
      'changed.asking': { can: ['leaving.confirm', 'leaving.cancel'], cannot: ['form.change', 'form.restore'] },
      left: { cannot: ['form.change', 'leaving.confirm'] },
    },
    steps: {
      'form.change': { to: 'changed.watched', emits: [] },
      'form.restore': { to: 'unchanged', emits: [] },
      'leaving.confirm': { to: 'left', emits: [{ type: 'form.cleared' }] },
      'leaving.cancel': { to: 'changed.watched', emits: [] },
      'goOn: failed': { to: 'unchanged', emits: [] },
    },
  },
})
