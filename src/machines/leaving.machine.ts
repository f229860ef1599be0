import { emit, setup } from 'xstate'
import { unprovided, unprovidedCallback } from './port.ts'

/** Unsaved changes of a form ask before they are left. */
export const leavingMachine = setup({
  types: {} as {
    events:
      | { type: 'form.change' }
      | { type: 'form.restore' }
      | { type: 'leaving.ask' }
      | { type: 'leaving.confirm' }
      | { type: 'leaving.cancel' }
    emitted: { type: 'form.cleared' }
  },
  actors: {
    /** Holds the person back who leaves; `goOn` lets them. */
    watchLeaving: unprovidedCallback<{ type: 'leaving.ask' }>('watchLeaving'),
    goOn: unprovided<void>('goOn'),
  },
  actions: { clearForm: emit({ type: 'form.cleared' as const }) },
}).createMachine({
  id: 'leaving',
  initial: 'unchanged',
  states: {
    unchanged: { on: { 'form.change': 'changed' } },
    changed: {
      initial: 'watched',
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      states: {
        watched: { on: { 'leaving.ask': 'asking', 'form.restore': '#leaving.unchanged' } },
        asking: {
          on: {
            'leaving.cancel': 'watched',
            'leaving.confirm': { target: '#leaving.left', actions: 'clearForm' },
          },
        },
      },
    },
    left: { invoke: { id: 'goOn', src: 'goOn', onError: 'unchanged' } },
  },
})
