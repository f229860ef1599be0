import { assign, setup } from 'xstate'
import type { DocsLocation } from '../../rules/docs/docs.ts'
import type { Problem } from '../../rules/problem.ts'
import { setProblem, withProblem } from '../failure.ts'
import { ofOutput, unprovided, withOutput } from '../port.ts'

type Definition = Record<string, unknown>
type ServiceLocation = Extract<DocsLocation, { kind: 'service' }>

const serviceOf = ({ context }: { context: { location: DocsLocation } }) => {
  const { section, product, service } = context.location as ServiceLocation
  return { section, product, service }
}

/**
 * The documentation's side menu and main area (001 section 2): one top-level section is open at a time; the newest
 * choice wins, so a definition that comes late is dropped with its call. A page that was rendered with its definition
 * asks for the bank's once somebody uses the page, and shows its own until that is there.
 */
export const navigatorMachine = setup({
  types: {} as {
    /** `definition` is the one that the page was rendered with. */
    input: { location: DocsLocation; definition?: Definition }
    context: {
      location: DocsLocation
      openSection: string | null
      definition: Definition | null
      problem: Problem | null
    }
    events:
      | { type: 'location.change'; location: DocsLocation }
      | { type: 'section.toggle'; section: string }
      | { type: 'definition.reload' }
      /** Somebody uses the page. */
      | { type: 'definition.requested' }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadDefinition: unprovided<Definition | null, Omit<ServiceLocation, 'kind'>>('loadDefinition'),
  },
  guards: {
    isPage: ({ context }) => context.location.kind === 'page',
    isService: ({ context }) => context.location.kind === 'service',
    hasDefinition: ({ context }) => context.definition !== null,
    isEmpty: (_, definition: Definition | null) => definition === null,
  },
  actions: {
    setLocation: assign((_, location: DocsLocation) => ({ location, openSection: location.section })),
    toggleSection: assign({
      openSection: ({ context }, { section }: { section: string }) =>
        context.openSection === section ? null : section,
    }),
    setDefinition: assign({
      // What the page shows stays as it is when the bank has the same.
      definition: ({ context }, definition: Definition | null) =>
        JSON.stringify(definition) === JSON.stringify(context.definition) ? context.definition : definition,
    }),
    clearDefinition: assign({ definition: null, problem: null }),
    setProblem: setProblem(),
  },
}).createMachine({
  id: 'navigator',
  context: ({ input: { location, definition = null } }) => ({
    location,
    openSection: location.section,
    definition,
    problem: null,
  }),
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
      initial: 'entered',
      states: {
        entered: { always: [{ guard: 'hasDefinition', target: 'prerendered' }, { target: 'loading' }] },
        prerendered: { on: { 'definition.requested': 'checking' } },
        checking: {
          invoke: {
            id: 'loadDefinition',
            src: 'loadDefinition',
            input: serviceOf,
            onDone: [
              { guard: ofOutput('isEmpty'), target: 'empty', actions: 'clearDefinition' },
              { target: 'shown', actions: withOutput('setDefinition') },
            ],
            onError: 'shown',
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadDefinition',
            src: 'loadDefinition',
            input: serviceOf,
            onDone: [
              { guard: ofOutput('isEmpty'), target: 'empty' },
              { target: 'shown', actions: withOutput('setDefinition') },
            ],
            onError: { target: 'failed', actions: withProblem('setProblem') },
          },
        },
        shown: {},
        empty: {},
        failed: { tags: 'failed', on: { 'definition.reload': { target: 'loading', actions: 'clearDefinition' } } },
      },
    },
  },
})
