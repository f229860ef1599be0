import { reportMachine } from '../../../src/machines/analytics/report.machine.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const applications = [
  { id: 'app-1', name: 'Desk', productList: ['3000'] },
  { id: 'app-2', name: 'Till', productList: ['1000', '2000'] },
]
const services = [{ name: 'Accounts list', endpointAddress: '/api/accounts/v1/list' }]
const points = [{ timeInMs: 1_790_000_000_000, calls: 3 }]
const silent = [{ timeInMs: 1_790_000_000_000, calls: 0 }]
const form = { applicationId: 'app-2', endpointAddress: '/api/accounts/v1/list', dateRangeId: '0' }
const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const wordless: Problem = { kind: 'answer', status: 500, message: 'Failed[STATUS=500]', described: false }

export const reportModel: ModelSpec<typeof reportMachine> = {
  machine: reportMachine,
  events: {
    'applications.retry': [{}],
    'application.select': {
      known: { applicationId: 'app-2' },
      unknown: { applicationId: 'app-9' },
      none: { applicationId: '' },
    },
    'services.retry': [{}],
    'report.generate': [{ form }],
    'report.retry': [{}],
  },
  calls: {
    loadApplications: [
      resolve('some', applications),
      resolve('none', []),
      reject('offline', problems.network),
      reject('closed', closed),
      reject('wordless', wordless),
    ],
    loadServices: [
      resolve('some', services),
      resolve('none', []),
      reject('offline', problems.network),
      reject('closed', closed),
    ],
    generateReport: [
      resolve('points', points),
      resolve('silent', silent),
      reject('offline', problems.network),
      reject('closed', closed),
    ],
  },
  relevantContext: ({ selectedId, request, applications }) => ({ selectedId, request, applications }),
  expectations: {
    states: {
      loading: { tags: ['busy'], cannot: ['report.generate', 'applications.retry'] },
      empty: { withoutTags: ['busy', 'failed'], cannot: ['report.generate'] },
      unavailable: { tags: ['failed'], can: ['applications.retry'] },
      'ready.services.failed': { tags: ['failed'], can: ['services.retry'] },
      'ready.report.generating': { tags: ['busy'], cannot: ['report.generate'] },
      'ready.report.failed': { tags: ['failed'], can: ['report.retry', 'report.generate'] },
    },
    steps: {
      'loadApplications: none': { to: 'empty', emits: [] },
      'loadApplications: offline': {
        to: 'unavailable',
        context: { message: 'Applications couldnt get, please try again later' },
      },
      'loadApplications: closed': { to: 'unavailable', context: { message: 'The bank is closed' } },
      'loadApplications: wordless': {
        to: 'unavailable',
        context: { message: 'Applications couldnt get, please try again later' },
      },
      'loadServices: some': { context: { services } },
      'loadServices: offline': { context: { servicesMessage: 'ProductServices couldnt get, please try again later' } },
      'loadServices: closed': { context: { servicesMessage: 'The bank is closed' } },
      'generateReport: points': { context: { points } },
      'generateReport: offline': { context: { message: 'ProductServices couldnt get, please try again later' } },
      'generateReport: closed': { context: { message: 'The bank is closed' } },
      'application.select(known)': { context: { selectedId: 'app-2', services: [] }, emits: [{ type: 'api.cleared' }] },
      'application.select(unknown)': { context: { selectedId: '', services: [] }, emits: [{ type: 'api.cleared' }] },
      'application.select(none)': { context: { selectedId: '', services: [] }, emits: [{ type: 'api.cleared' }] },
    },
  },
}
