import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { SearchResult } from '../../rules/search/search.ts'
import { searchLimits } from '../../rules/search/searchLimits.ts'
import { setProblem, withProblem } from '../failure.ts'
import { ofOutput, unprovided, withOutput } from '../port.ts'

/** The search of the whole portal: the newest query wins; what was found stays until the next query has an answer. */
export const searchMachine = setup({
  types: {} as {
    context: {
      query: string
      results: readonly SearchResult[]
      recent: readonly SearchResult[]
      problem: Problem | null
    }
    events:
      | { type: 'search.open' }
      | { type: 'search.close' }
      | { type: 'search.retry' }
      | { type: 'query.change'; query: string }
      | { type: 'result.choose'; result: SearchResult }
    emitted: { type: 'result.chosen'; result: SearchResult; recent: readonly SearchResult[] }
    tags: 'open' | 'busy' | 'failed'
  },
  actors: {
    loadRecent: unprovided<readonly SearchResult[]>('loadRecent'),
    findEntries: unprovided<readonly SearchResult[], { query: string }>('findEntries'),
  },
  guards: {
    isBlank: (_, query: string) => query.trim() === '',
    isNothing: (_, results: readonly SearchResult[]) => results.length === 0,
  },
  actions: {
    setQuery: assign({ query: (_, query: string) => query }),
    setResults: assign({ results: (_, results: readonly SearchResult[]) => results }),
    setRecent: assign({ recent: (_, recent: readonly SearchResult[]) => recent }),
    addRecent: assign({
      recent: ({ context }, { match: _, ...result }: SearchResult) =>
        [result, ...context.recent.filter(({ href }) => href !== result.href)].slice(0, searchLimits.recent),
    }),
    emitChosen: emit(({ context }, result: SearchResult) => ({
      type: 'result.chosen' as const,
      result,
      recent: context.recent,
    })),
    clear: assign({ query: '', results: [], problem: null }),
    setProblem: setProblem(),
  },
}).createMachine({
  id: 'search',
  context: { query: '', results: [], recent: [], problem: null },
  initial: 'closed',
  states: {
    closed: { on: { 'search.open': 'open' } },
    open: {
      tags: 'open',
      initial: 'pristine',
      exit: 'clear',
      // Not of a state inside: what was chosen before is read whatever is typed meanwhile.
      invoke: { id: 'loadRecent', src: 'loadRecent', onDone: { actions: withOutput('setRecent') }, onError: {} },
      on: {
        'search.close': 'closed',
        'query.change': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event.query },
            target: '.pristine',
            actions: [
              { type: 'setQuery', params: ({ event }) => event.query },
              { type: 'setResults', params: [] },
            ],
          },
          { target: '.searching', actions: { type: 'setQuery', params: ({ event }) => event.query } },
        ],
        'result.choose': {
          target: 'closed',
          actions: [
            { type: 'addRecent', params: ({ event }) => event.result },
            { type: 'emitChosen', params: ({ event }) => event.result },
          ],
        },
      },
      states: {
        pristine: {},
        searching: {
          tags: 'busy',
          invoke: {
            id: 'findEntries',
            src: 'findEntries',
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              { guard: ofOutput('isNothing'), target: 'empty', actions: { type: 'setResults', params: [] } },
              { target: 'shown', actions: withOutput('setResults') },
            ],
            onError: { target: 'failed', actions: withProblem('setProblem') },
          },
        },
        shown: {},
        empty: {},
        failed: { tags: 'failed', on: { 'search.retry': 'searching' } },
      },
    },
  },
})
