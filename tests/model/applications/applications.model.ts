import { applicationsMachine } from '../../../src/machines/applications/applications.machine.ts'
import type { Application } from '../../../src/rules/applications/applications.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const application = (id: string, name: string): Application => ({
  id,
  name,
  description: 'Shows a shop what came in today',
  icon: '',
  productList: ['1000'],
  oauthRedirectUri: 'https://till.example.com/callback',
  publicKey: 'MIGfMA0',
  oauthClientId: `client-of-${id}`,
  oauthClientSecret: seal('secret-of-the-till'),
  ipList: [],
  otpNeeded: false,
  clientType: 'API',
})
const till = application('application-1', 'Till Companion')
const diary = application('application-2', 'Budget Diary')
const refused: Problem = { kind: 'answer', status: 400, message: 'The bank says no', described: true }
const deleted: Problem = { kind: 'answer', status: 404, message: 'Application not found', described: true }
const notice = <Variant extends 'success' | 'warning' | 'error'>(variant: Variant, message: string) => ({
  type: 'notice' as const,
  variant,
  message,
})
const unknown = (why: string) =>
  notice('warning', `${why}. The application may have been deleted. Your list is being refreshed.`)

export const applicationsModel: ModelSpec<typeof applicationsMachine> = {
  machine: applicationsMachine,
  events: {
    'applications.reload': [{}],
    'application.delete': { known: { id: 'application-1' }, unknown: { id: 'application-9' } },
    'deletion.confirm': [{}],
    'deletion.cancel': [{}],
  },
  calls: {
    loadApplications: [resolve('two', [till, diary]), resolve('none', []), reject('refused', refused)],
    deleteApplication: [
      resolve('ok'),
      reject('refused', refused),
      reject('deleted', deleted),
      reject('timeout', problems.timeout),
      reject('malformed', problems.malformed),
    ],
  },
  listeners: { watchApplications: { 'applications.changed': [{}] } },
  secrets: ['secret-of-the-till'],
  relevantContext: ({ applications, selectedId }) => ({ ids: applications.map(({ id }) => id), selectedId }),
  expectations: {
    states: {
      loading: { tags: ['busy'], cannot: ['application.delete(known)', 'applications.reload'] },
      unavailable: {
        tags: ['failed'],
        can: ['applications.reload'],
        cannot: ['application.delete(known)'],
        context: { message: 'The bank says no' },
      },
      empty: { cannot: ['application.delete(known)', 'applications.reload'], context: { applications: [] } },
      'populated.idle': {
        can: ['application.delete(known)'],
        cannot: ['application.delete(unknown)'],
        context: { selectedId: null },
      },
      'populated.confirming': {
        can: ['deletion.confirm', 'deletion.cancel'],
        cannot: ['application.delete(known)'],
        context: { selectedId: 'application-1' },
      },
      'populated.deleting': {
        tags: ['busy', 'mutating'],
        cannot: ['deletion.confirm', 'deletion.cancel', 'application.delete(known)'],
      },
    },
    steps: {
      start: { to: 'loading', emits: [] },
      'loading / watchApplications > applications.changed': { to: 'loading', emits: [] },
      'unavailable / watchApplications > applications.changed': { to: 'loading' },
      'empty / watchApplications > applications.changed': { to: 'loading' },
      'populated.idle / watchApplications > applications.changed': { to: 'loading' },
      'populated.confirming / watchApplications > applications.changed': { to: 'populated.confirming.outdated' },
      'populated.confirming.outdated / deletion.cancel': { to: 'loading', context: { selectedId: null } },
      'populated.deleting / watchApplications > applications.changed': { to: 'populated.deleting' },
      'deleteApplication: ok': {
        to: 'loading',
        emits: [notice('success', 'Your application has been deleted'), { type: 'applications.changed' }],
        context: { applications: [diary], selectedId: null },
      },
      'deleteApplication: refused': {
        to: 'loading',
        emits: [{ ...notice('error', 'The bank says no'), undone: 'Your application wasn’t deleted.' }],
        context: { applications: [till, diary], selectedId: null },
      },
      'deleteApplication: deleted': {
        to: 'loading',
        emits: [notice('error', 'Application not found'), { type: 'applications.changed' }],
      },
      'deleteApplication: timeout': {
        to: 'loading',
        emits: [unknown('Request Timeout'), { type: 'applications.changed' }],
      },
      'deleteApplication: malformed': {
        to: 'loading',
        emits: [unknown(problems.malformed.message), { type: 'applications.changed' }],
      },
    },
  },
}
