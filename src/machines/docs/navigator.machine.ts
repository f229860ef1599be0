import { assign, setup } from 'xstate'
import type { DocsLocation } from '../../rules/docs.ts'
import type { Problem } from '../../rules/problem.ts'
import { problemOf, setProblem } from '../failure.ts'
import { unprovided } from '../port.ts'

type ServiceLocation = Extract<DocsLocation, { kind: 'service' }>

/**
 * The documentation's side menu and main area (001 section 2): one top-level section is open at a time; the newest
 * choice wins, so a definition that comes late is dropped with its call.
 */
export const navigatorMachine = setup({
  types: {} as {
    input: { location: DocsLocation }
    context: {
      location: DocsLocation
      openSection: string | null
      definition: Record<string, unknown> | null
      problem: Problem | null
    }
    events:
      | { type: 'location.change'; location: DocsLocation }
      | { type: 'section.toggle'; section: string }
      | { type: 'definition.reload' }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadDefinition: unprovided<Record<string, unknown> | null, { productId: string; serviceId: string }>(
      'loadDefinition',
    ),
  },
  guards: {
    isPage: ({ context }) => context.location.kind === 'page',
    isService: ({ context }) => context.location.kind === 'service',
    isEmpty: (_, definition: Record<string, unknown> | null) => definition === null,
  },
  actions: {
    setLocation: assign((_, location: DocsLocation) => ({ location, openSection: location.section })),
    toggleSection: assign({
      openSection: ({ context }, { section }: { section: string }) =>
        context.openSection === section ? null : section,
    }),
    setDefinition: assign({ definition: (_, definition: Record<string, unknown> | null) => definition }),
    clearDefinition: assign({ definition: null, problem: null }),
    setProblem: setProblem(),
  },
}).createMachine({
  id: 'navigator',
  context: ({ input: { location } }) => ({ location, openSection: location.section, definition: null, problem: null }),
  initial: 'routing',
  on: {
    'section.toggle': { actions: { type: 'toggleSection', params: ({ event }) => event } },
    'location.change': { target: '.routing', actions: { type: 'setLocation', params: ({ event }) => event.location } },
  },
  states: {
    routing: {
      always: [{ guard: 'isPage', target: 'page' }, { guard: 'isService', target: 'service' }, { target: 'product' }],
    },
    page: {},
    product: {},
    service: {
      exit: 'clearDefinition',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadDefinition',
            src: 'loadDefinition',
            input: ({ context }) => {
              const { productId, serviceId } = context.location as ServiceLocation
              return { productId, serviceId }
            },
            onDone: [
              { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
              { target: 'shown', actions: { type: 'setDefinition', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: problemOf },
            },
          },
        },
        shown: {},
        empty: {},
        failed: { tags: 'failed', on: { 'definition.reload': { target: 'loading', actions: 'clearDefinition' } } },
      },
    },
  },
})
