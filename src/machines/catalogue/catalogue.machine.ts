import { assign, emit, setup } from 'xstate'
import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { texts } from '../../rules/text/texts.ts'
import { type Notice, notice } from '../notice.ts'
import { ofOutput, unprovided, withOutput } from '../port.ts'

/** The bank's products, services and groups (000 section 7): loaded at the start of the page when none are kept. */
export const catalogueMachine = setup({
  types: {} as {
    context: { catalogue: Catalogue | null }
    events: { type: 'catalogue.reload' }
    emitted: Notice<'error'>
    tags: 'busy' | 'failed'
  },
  actors: {
    readCachedCatalogue: unprovided<Catalogue | null>('readCachedCatalogue'),
    loadCatalogue: unprovided<Catalogue>('loadCatalogue'),
  },
  guards: {
    isCached: (_, catalogue: Catalogue | null) => catalogue !== null,
  },
  actions: {
    setCatalogue: assign({ catalogue: (_, catalogue: Catalogue | null) => catalogue }),
    emitFailed: emit(notice('error', texts.productsFailed)),
  },
}).createMachine({
  id: 'catalogue',
  context: { catalogue: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'readCachedCatalogue',
        src: 'readCachedCatalogue',
        onDone: [
          { guard: ofOutput('isCached'), target: 'loaded', actions: withOutput('setCatalogue') },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCatalogue',
        src: 'loadCatalogue',
        onDone: { target: 'loaded', actions: withOutput('setCatalogue') },
        onError: { target: 'failed', actions: 'emitFailed' },
      },
    },
    loaded: {},
    failed: { tags: 'failed', on: { 'catalogue.reload': 'loading' } },
  },
})
