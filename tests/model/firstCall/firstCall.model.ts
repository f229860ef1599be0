import { firstCallMachine } from '../../../src/machines/firstCall/firstCall.machine.ts'
import {
  type AccountsAnswer,
  emptyRecord,
  type FirstCallRecord,
  type GuideRefusal,
  type GuideState,
  type GuideToken,
  type GuideTokenAnswer,
} from '../../../src/rules/firstCall/firstCall.ts'
import { problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const usable = {
  id: 'a1',
  name: 'Budget Diary',
  clientId: 'client-1',
  clientSecret: seal('the-client-secret'),
  hasApi: true,
  addresses: 0,
}
const withoutApi = { ...usable, id: 'a2', hasApi: false }
const withoutSecret = { ...usable, id: 'a3', clientSecret: null }
const state = (...applications: GuideState['applications']): GuideState => ({
  product: { id: '1000', name: 'Account Information' },
  applications,
})
const empty = state()
const some = state(usable, withoutApi, withoutSecret)
const rotated = state({ ...usable, clientId: 'client-2' }, withoutApi, withoutSecret)

const chosen: FirstCallRecord = { ...emptyRecord, applicationId: 'a1', clientId: 'client-1', customerNumber: '1' }
const done: FirstCallRecord = { ...chosen, calledAt: 1_000 }
const token: GuideToken = { accessToken: seal('the-access-token'), expiresAt: 599_000 }
const refusal: GuideRefusal = { status: 401, message: 'unauthorized', reason: 'Send the client secret.' }
const accounts: AccountsAnswer = { body: '{"data":[]}', at: 5_000 }

export const firstCallModel: ModelSpec<typeof firstCallMachine> = {
  machine: firstCallMachine,
  inputs: {
    empty: { offered: true, record: emptyRecord },
    chosen: { offered: true, record: chosen },
    done: { offered: true, record: done },
    adding: { offered: true, record: { ...done, applicationId: 'a3', known: ['a3'] } },
    switchedOff: { offered: false, record: emptyRecord },
  },
  events: {
    'guide.reload': [{}],
    'application.choose': { usable: { id: 'a1' }, withoutApi: { id: 'a2' }, withoutSecret: { id: 'a3' } },
    'application.add': [{}],
    'secret.confirm': [{}],
    'customer.choose': { first: { number: '1' }, unknown: { number: '99' } },
    'token.request': [{}],
    'accounts.call': [{}],
    'step.open': {
      application: { step: 'application' },
      secret: { step: 'secret' },
      customer: { step: 'customer' },
      token: { step: 'token' },
      call: { step: 'call' },
    },
  },
  listeners: {
    watchApplications: { 'applications.changed': [{}] },
    watchToken: { 'time.passed': { some: { remaining: 598_000 }, all: { remaining: 0 } } },
  },
  calls: {
    loadState: [
      resolve<GuideState, unknown>('empty', empty),
      resolve<GuideState, unknown>('some', some),
      resolve<GuideState, unknown>('rotated', rotated),
      resolve<GuideState, unknown>('two added', state(usable, { ...usable, id: 'a4' }, withoutSecret)),
      resolve<GuideState, unknown>('no accounts list', { product: null, applications: [usable] }),
      reject('offline', problems.network),
    ],
    requestToken: [
      resolve<GuideTokenAnswer, unknown>('token', { token }),
      resolve<GuideTokenAnswer, unknown>('refused', { refusal }),
      resolve<GuideTokenAnswer, unknown>('unusable', { unusable: true }),
      reject('offline', problems.network),
    ],
    callAccounts: [
      resolve<AccountsAnswer, unknown>('accounts', accounts),
      resolve<AccountsAnswer, unknown>('refused', { refusal }),
      reject('offline', problems.network),
    ],
  },
  goldenParts: { chosen: 'start(chosen)' },
  secrets: ['the-client-secret', 'the-access-token'],
  relevantContext: ({ state: { product, applications }, record, repeating, token: held }) => [
    product?.id,
    applications.map(({ clientId }) => clientId),
    { ...record, known: record.known !== undefined },
    repeating,
    held !== null,
  ],
  // What is awaited matters to the next answer alone.
  possible: (step, { record: { known, applicationId }, state: { applications }, reopened }, at) => {
    // Which step was opened again matters to nothing else.
    if (reopened !== null && at === 'loading') return step === 'loadState: some'
    // A list that is read again differs in what is gone from it.
    if (at.endsWith('.reloading')) return /^loadState: (?:some|empty|offline)$/.test(step)
    // All states of a step hear these alike.
    if (/^step\.open\((?:application|secret)/.test(step) && !/\.(?:ready|listed)$|finished$/.test(at)) return false
    if (step === 'application.add') return known === undefined && applicationId === null && applications.length === 0
    return known === undefined
      ? step !== 'loadState: two added'
      : /^(?:start|loadState: (?:some|two added)|application\.choose\(usable|watchApplications)/.test(step)
  },
  expectations: {
    states: {
      notOffered: { withoutTags: ['busy', 'failed'], cannot: ['application.choose(usable)'], context: { shown: null } },
      loading: { tags: ['busy'], cannot: ['guide.reload', 'accounts.call'] },
      unavailable: { tags: ['failed'], can: ['guide.reload'], context: { problem: problems.network, shown: null } },
      'steps.application': {
        cannot: ['application.choose(withoutApi)', 'secret.confirm', 'token.request', 'accounts.call'],
        context: { shown: 'application' },
      },
      'steps.application.reloading': { tags: ['busy'], cannot: ['application.choose(usable)'] },
      'steps.secret.reloading': { tags: ['busy'], cannot: ['secret.confirm'] },
      'steps.secret': {
        can: ['step.open(application)'],
        cannot: ['customer.choose(first)', 'token.request'],
        context: { shown: 'secret' },
      },
      'steps.customer': {
        can: ['customer.choose(first)', 'step.open(secret)'],
        cannot: ['customer.choose(unknown)', 'token.request'],
        context: { shown: 'customer' },
      },
      'steps.token': {
        can: ['step.open(customer)'],
        cannot: ['accounts.call'],
        context: { token: null, shown: 'token' },
      },
      'steps.token.ready': { can: ['token.request'], context: { refusal: null, problem: null } },
      'steps.token.expired': { can: ['token.request'], context: { refusal: null, problem: null } },
      'steps.token.requesting': {
        tags: ['busy'],
        cannot: ['token.request'],
        context: { refusal: null, problem: null },
      },
      'steps.token.refused': { tags: ['failed'], can: ['token.request'], context: { refusal } },
      'steps.token.failed': { tags: ['failed'], can: ['token.request'], context: { problem: problems.network } },
      'steps.call': {
        can: ['step.open(token)'],
        cannot: ['token.request', 'step.open(call)'],
        context: { token, shown: 'call' },
      },
      'steps.call.ready': { can: ['accounts.call'], context: { refusal: null, problem: null } },
      'steps.call.calling': { tags: ['busy'], cannot: ['accounts.call'], context: { refusal: null, problem: null } },
      'steps.call.refused': { tags: ['failed'], can: ['accounts.call'], context: { refusal } },
      'steps.call.failed': { tags: ['failed'], can: ['accounts.call'], context: { problem: problems.network } },
      'steps.finished': {
        can: ['step.open(token)'],
        cannot: ['accounts.call'],
        context: { repeating: false, shown: 'finished' },
      },
    },
    steps: {
      'start(switchedOff)': { to: 'notOffered' },
      'loadState: no accounts list': { to: 'notOffered' },
      'loadState: offline': { to: 'unavailable' },
      'steps.application.reloading / loadState: empty': { to: 'steps.application.listed', context: { state: empty } },
      'steps.secret.reloading / loadState: empty': { to: 'steps.application.listed', context: { state: empty } },
      'steps.secret.reloading / loadState: offline': { to: 'unavailable', context: { problem: problems.network } },
      'requestToken: token': { to: 'steps.call', context: { token } },
      'requestToken: refused': { to: 'steps.token.refused', context: { token: null } },
      'requestToken: unusable': { to: 'loading', context: { token: null, shown: 'token' } },
      'steps.customer / watchApplications > applications.changed': { to: 'loading', context: { shown: 'customer' } },
      'steps.call.refused / watchToken > time.passed(all)': {
        to: 'steps.token.expired',
        context: { token: null, refusal: null },
      },
      // The bank may have taken it in time.
      'steps.call.calling / watchToken > time.passed(all)': { to: 'steps.call.calling', context: { token } },
      'callAccounts: accounts': { to: 'steps.finished', context: { body: '{"data":[]}' } },
      'callAccounts: refused': { to: 'steps.call.refused', context: { token } },
    },
  },
  journeys: {
    'nothing is chosen yet: the newest that can be used is taken, and Change offers the others': [
      'start(empty)',
      'loadState: some',
      'step.open(application)',
      'loadState: some',
      'application.choose(usable)',
    ],
    'a step that was opened again stays open when the list changes elsewhere, until it is done': [
      'start(chosen)',
      'loadState: some',
      'step.open(customer)',
      'watchApplications > applications.changed',
      'loadState: some',
      'customer.choose(first)',
    ],
    'a secret that is missing cannot be saved': [
      'start(chosen)',
      'loadState: some',
      'step.open(application)',
      'loadState: some',
      'application.choose(withoutSecret)',
      'secret.confirm',
    ],
    'one application is added for the guide: it is taken': ['start(adding)', 'loadState: some'],
    'two are added: the developer chooses': ['start(adding)', 'loadState: two added'],
    'a token that ends while its call is under way: the answer counts': [
      'start(chosen)',
      'loadState: some',
      'token.request',
      'requestToken: token',
      'accounts.call',
      'watchToken > time.passed(all)',
      'callAccounts: accounts',
    ],
    'from an empty account to the accounts': [
      'loadState: empty',
      'watchApplications > applications.changed',
      'loadState: some',
      'secret.confirm',
      'customer.choose(first)',
      'token.request',
      'requestToken: token',
      'watchToken > time.passed(some)',
      'accounts.call',
      'callAccounts: accounts',
    ],
  },
}
