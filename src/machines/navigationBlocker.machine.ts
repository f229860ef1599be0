import { emit, setup } from 'xstate'
import { unprovided, unprovidedCallback } from './port.ts'

/** Unsaved changes of a form ask before they are left. */
export const navigationBlockerMachine = setup({
  types: {} as {
    events:
      | { type: 'form.change' }
      | { type: 'form.revert' }
      | { type: 'navigation.request' }
      | { type: 'navigation.confirm' }
      | { type: 'navigation.cancel' }
    emitted: { type: 'form.cleared' }
  },
  actors: {
    /** Holds the person back who leaves; `proceed` lets them. */
    watchNavigation: unprovidedCallback<{ type: 'navigation.request' }>('watchNavigation'),
    proceed: unprovided<void>('proceed'),
  },
  actions: { clearForm: emit({ type: 'form.cleared' as const }) },
}).createMachine({
  id: 'navigationBlocker',
  initial: 'pristine',
  states: {
    pristine: { on: { 'form.change': 'dirty' } },
    dirty: {
      initial: 'blocking',
      invoke: { id: 'watchNavigation', src: 'watchNavigation' },
      /** Also while the question is open: what it asks about may be sent meanwhile. */
      on: { 'form.revert': 'pristine' },
      states: {
        blocking: { on: { 'navigation.request': 'confirming' } },
        confirming: {
          on: {
            'navigation.cancel': 'blocking',
            'navigation.confirm': { target: '#navigationBlocker.proceeding', actions: 'clearForm' },
          },
        },
      },
    },
    proceeding: { invoke: { id: 'proceed', src: 'proceed', onError: 'pristine' } },
  },
})
