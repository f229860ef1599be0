import { assign, setup } from 'xstate'
import type { DocsPlace } from '../../rules/docs.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

type ServicePlace = Extract<DocsPlace, { kind: 'service' }>

/**
 * The documentation's side menu and main area (001 section 2): one top-level section is open at a time; the newest
 * choice wins, so a definition that comes late is dropped with its call.
 */
export const navigatorMachine = setup({
  types: {} as {
    input: { place: DocsPlace }
    context: {
      place: DocsPlace
      openSection: string | null
      definition: Record<string, unknown> | null
      problem: Problem | null
    }
    events:
      | { type: 'place.change'; place: DocsPlace }
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
    isPage: ({ context }) => context.place.kind === 'page',
    isService: ({ context }) => context.place.kind === 'service',
    isEmpty: (_, definition: Record<string, unknown> | null) => definition === null,
  },
  actions: {
    keepPlace: assign((_, place: DocsPlace) => ({ place, openSection: place.section })),
    toggleSection: assign({
      openSection: ({ context }, { section }: { section: string }) =>
        context.openSection === section ? null : section,
    }),
    keepDefinition: assign({ definition: (_, definition: Record<string, unknown> | null) => definition }),
    forgetDefinition: assign({ definition: null, problem: null }),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
  },
}).createMachine({
  id: 'navigator',
  context: ({ input: { place } }) => ({ place, openSection: place.section, definition: null, problem: null }),
  initial: 'choosing',
  on: {
    'section.toggle': { actions: { type: 'toggleSection', params: ({ event }) => event } },
    'place.change': { target: '.choosing', actions: { type: 'keepPlace', params: ({ event }) => event.place } },
  },
  states: {
    choosing: {
      always: [{ guard: 'isPage', target: 'page' }, { guard: 'isService', target: 'service' }, { target: 'product' }],
    },
    page: {},
    product: {},
    service: {
      exit: 'forgetDefinition',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadDefinition',
            src: 'loadDefinition',
            input: ({ context }) => {
              const { productId, serviceId } = context.place as ServicePlace
              return { productId, serviceId }
            },
            onDone: [
              { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
              { target: 'shown', actions: { type: 'keepDefinition', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {},
        empty: {},
        failed: { tags: 'failed', on: { 'definition.reload': { target: 'loading', actions: 'forgetDefinition' } } },
      },
    },
  },
})
