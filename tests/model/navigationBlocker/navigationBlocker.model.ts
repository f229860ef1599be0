import { navigationBlockerMachine } from '../../../src/machines/navigationBlocker.machine.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

export const navigationBlockerModel: ModelSpec<typeof navigationBlockerMachine> = {
  machine: navigationBlockerMachine,
  events: { 'form.change': [{}], 'form.revert': [{}], 'navigation.confirm': [{}], 'navigation.cancel': [{}] },
  calls: { proceed: [resolve('ok'), reject('failed', { kind: 'unknown', message: 'No way on' })] },
  listeners: { watchNavigation: { 'navigation.request': [{}] } },
  expectations: {
    states: {
      pristine: { can: ['form.change'], cannot: ['navigation.confirm', 'navigation.cancel', 'form.revert'] },
      'dirty.blocking': { can: ['form.revert'], cannot: ['navigation.confirm', 'navigation.cancel'] },
      'dirty.confirming': { can: ['navigation.confirm', 'navigation.cancel', 'form.revert'], cannot: ['form.change'] },
      proceeding: { cannot: ['form.change', 'navigation.confirm'] },
    },
    steps: {
      'form.change': { to: 'dirty.blocking', emits: [] },
      'form.revert': { to: 'pristine', emits: [] },
      'navigation.confirm': { to: 'proceeding', emits: [{ type: 'form.cleared' }] },
      'navigation.cancel': { to: 'dirty.blocking', emits: [] },
      'proceed: failed': { to: 'pristine', emits: [] },
    },
  },
}
