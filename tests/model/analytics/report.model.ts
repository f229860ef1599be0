import { reportMachine } from '../../../src/machines/analytics/report.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const applications = [
  { id: 'app-1', name: 'Desk', productList: ['3000'] },
  { id: 'app-2', name: 'Till', productList: ['1000', '2000'] },
]
const renamed = [
  { id: 'app-1', name: 'Desk', productList: ['3000'] },
  { id: 'app-2', name: 'Counter', productList: ['1000', '2000'] },
]
const otherApis = [
  { id: 'app-1', name: 'Desk', productList: ['3000'] },
  { id: 'app-2', name: 'Till', productList: ['1000'] },
]
const withoutTill = [{ id: 'app-1', name: 'Desk', productList: ['3000'] }]
const suggestedApi = '/api/accounts/v1/list'
const services = [{ name: 'Accounts list', endpointAddress: '/api/accounts/v1/list' }]
const points = [{ timeInMs: 1_790_000_000_000, calls: 3 }]
const silent = [{ timeInMs: 1_790_000_000_000, calls: 0 }]
const form = { applicationId: 'app-2', endpointAddress: '/api/accounts/v1/list', dateRangeId: '0' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const wordless: Problem = { kind: 'answer', status: 500, message: 'Failed[STATUS=500]', described: false }

export const reportModel: ModelSpec<typeof reportMachine> = {
  machine: reportMachine,
  inputs: { latest: { applicationId: '' }, requested: { applicationId: 'app-1' } },
  events: {
    'applications.reload': [{}],
    'application.choose': {
      known: { applicationId: 'app-2' },
      unknown: { applicationId: 'app-9' },
      none: { applicationId: '' },
    },
    'services.reload': [{}],
    'report.generate': [{ form }],
    'report.retry': [{}],
  },
  calls: {
    loadApplications: [
      resolve('some', applications),
      resolve('none', []),
      resolve('renamed', renamed),
      resolve('other APIs', otherApis),
      resolve('without it', withoutTill),
      reject('offline', problems.network),
      reject('closed', closed),
      reject('wordless', wordless),
    ],
    loadServices: [
      resolve('some', { services, suggestedApi }),
      resolve('none', { services: [], suggestedApi: '' }),
      reject('offline', problems.network),
      reject('closed', closed),
    ],
    generateReport: [
      resolve('points', { points, omitted: 0 }),
      resolve('silent', { points: silent, omitted: 0 }),
      resolve('silent where it is read', { points: silent, omitted: 2 }),
      reject('offline', problems.network),
      reject('closed', closed),
    ],
  },
  listeners: { watchApplications: { 'applications.changed': [{}] } },
  relevantContext: ({ selectedId, request, applications }) => ({ selectedId, request, applications }),
  // What is read again is read beside the rest, which knows nothing of it.
  possible(step, { applications: known }, state) {
    if (step === 'application.choose(known)' && !known.some(({ id }) => id === 'app-2')) return false
    const changesWhat = /renamed|other APIs|without it/.test(step)
    if (state.includes('applications.reloading'))
      return !/wordless|closed/.test(step) && /^(?:loadApp|watch)/.test(step)
    if (step.startsWith('watch')) return !/services.(?:empty|failed)|report.(?:empty|failed)/.test(state)
    return !changesWhat
  },
  expectations: {
    states: {
      loading: { tags: ['busy'], cannot: ['report.generate', 'applications.reload'] },
      empty: { withoutTags: ['busy', 'failed'], cannot: ['report.generate'] },
      unavailable: { tags: ['failed'], can: ['applications.reload'] },
      'ready.applications.reloading': { withoutTags: ['failed'] },
      'ready.services.failed': { tags: ['failed'], can: ['services.reload'] },
      'ready.report.generating': { tags: ['busy'], cannot: ['report.generate'] },
      'ready.report.failed': { tags: ['failed'], can: ['report.retry', 'report.generate'] },
    },
    steps: {
      'loading / loadApplications: some': { to: 'ready.services.loading' },
      'loadApplications: none': { to: 'empty', emits: [] },
      'ready.applications.reloading / loadApplications: renamed': {
        to: 'ready.applications.current',
        context: { applications: renamed },
      },
      'ready.applications.reloading / loadApplications: offline': {
        to: 'ready.applications.current',
        context: { applications },
        emits: [],
      },
      'empty / watchApplications > applications.changed': { to: 'loading' },
      'unavailable / watchApplications > applications.changed': { to: 'loading' },
      'loading / watchApplications > applications.changed': { to: 'loading' },
      'loading / loadApplications: offline': {
        to: 'unavailable',
        context: { message: 'Applications couldnt get, please try again later' },
      },
      'loadApplications: closed': { to: 'unavailable', context: { message: 'The bank is closed' } },
      'loadApplications: wordless': {
        to: 'unavailable',
        context: { message: 'Applications couldnt get, please try again later' },
      },
      'loadServices: some': { context: { services, suggestedApi } },
      'loadServices: offline': { context: { servicesMessage: 'ProductServices couldnt get, please try again later' } },
      'loadServices: closed': { context: { servicesMessage: 'The bank is closed' } },
      'generateReport: points': { context: { points, omitted: 0 } },
      'generateReport: silent': { to: 'ready.report.empty' },
      'generateReport: silent where it is read': {
        to: 'ready.report.shown',
        context: { points: silent, omitted: 2 },
      },
      'generateReport: offline': { context: { message: 'ProductServices couldnt get, please try again later' } },
      'generateReport: closed': { context: { message: 'The bank is closed' } },
      'application.choose(known)': {
        context: { selectedId: 'app-2', services: [], suggestedApi: '' },
        emits: [{ type: 'api.cleared' }],
      },
      'application.choose(unknown)': {
        context: { selectedId: '', services: [], suggestedApi: '' },
        emits: [{ type: 'api.cleared' }],
      },
      'application.choose(none)': {
        context: { selectedId: '', services: [], suggestedApi: '' },
        emits: [{ type: 'api.cleared' }],
      },
    },
  },
  journeys: {
    'the chosen application is renamed, gets other APIs and is deleted elsewhere': [
      'start(latest)',
      'loadApplications: some',
      'loadServices: some',
      'report.generate',
      'generateReport: points',
      'watchApplications > applications.changed',
      'loadApplications: renamed',
      'watchApplications > applications.changed',
      'loadApplications: other APIs',
      'loadServices: some',
      'watchApplications > applications.changed',
      'watchApplications > applications.changed',
      'loadApplications: without it',
      'watchApplications > applications.changed',
      'loadApplications: none',
    ],
  },
}
