import { searchMachine } from '../../../src/machines/search/search.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { SearchResult } from '../../../src/rules/search/search.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const page: SearchResult = { href: '/docs/password-flow', kind: 'page', title: 'Password Flow', context: 'Tokens' }
const term: SearchResult = { href: '/docs/terminology#scope', kind: 'term', title: 'Scope', context: 'A name' }

type Results = readonly SearchResult[]

export const searchModel: ModelSpec<typeof searchMachine> = {
  machine: searchMachine,
  events: {
    'search.open': [{}],
    'search.close': [{}],
    'search.retry': [{}],
    'query.change': { word: { query: 'flow' }, other: { query: 'scope' }, blank: { query: ' ' } },
    'result.choose': { page: { result: page } },
  },
  calls: {
    loadRecent: [resolve<Results, unknown>('one', [term]), reject('refused', problems.network)],
    findEntries: [
      resolve<Results, { query: string }>('found', [page, term]),
      resolve<Results, { query: string }>('nothing', []),
      reject('offline', problems.network),
    ],
  },
  expectations: {
    states: {
      closed: {
        withoutTags: ['open', 'busy', 'failed'],
        can: ['search.open'],
        cannot: ['query.change', 'result.choose'],
        context: { query: '', results: [], problem: null },
      },
      'open.pristine': {
        tags: ['open'],
        withoutTags: ['busy', 'failed'],
        can: ['query.change'],
        context: { results: [] },
      },
      'open.searching': { tags: ['open', 'busy'], can: ['query.change', 'result.choose', 'search.close'] },
      'open.shown': { tags: ['open'], withoutTags: ['busy', 'failed'], context: { results: [page, term] } },
      'open.empty': { tags: ['open'], withoutTags: ['busy', 'failed'], context: { results: [] } },
      'open.failed': { tags: ['open', 'failed'], can: ['search.retry'] },
    },
    steps: {
      'search.open': { to: 'open.pristine' },
      'search.close': { to: 'closed' },
      'loadRecent: one': { context: { recent: [term] }, emits: [] },
      'loadRecent: refused': { emits: [] },
      'query.change(word)': { to: 'open.searching', context: { query: 'flow' } },
      'query.change(other)': { to: 'open.searching', context: { query: 'scope' } },
      'query.change(blank)': { to: 'open.pristine', context: { query: ' ', results: [] } },
      'findEntries: found': { to: 'open.shown' },
      'findEntries: nothing': { to: 'open.empty' },
      'findEntries: offline': { to: 'open.failed', context: { problem: problems.network } },
      'search.retry': { to: 'open.searching', context: { problem: problems.network } },
      'result.choose(page)': { to: 'closed', context: { query: '', results: [] } },
    },
  },
  journeys: {
    'the newest query wins': ['search.open', 'query.change(word)', 'query.change(other)', 'findEntries: found'],
    'what is typed before the recent ones are read does not lose them': [
      'search.open',
      'query.change(word)',
      'loadRecent: one',
      'findEntries: found',
      'result.choose(page)',
    ],
    'what was chosen is the first of what is recent': [
      'search.open',
      'loadRecent: one',
      'query.change(word)',
      'findEntries: found',
      'result.choose(page)',
    ],
  },
}
