import { authorizationMachine } from '../../../src/machines/tryItOut/authorization.machine.ts'
import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import type {
  CallAccess,
  HeldToken,
  ReturnedCode,
  TokenOrder,
  TokenOutcome,
  TokenRefusal,
  TryApplication,
} from '../../../src/rules/tryItOut/authorization.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

type Order = TokenOrder & { username: string }
type Renewal = { username: string; token: HeldToken }

const till: TryApplication = { id: 'a1', name: 'Till', clientId: 'client-1', hasSecret: true, productIds: ['1000'] }
const bare: TryApplication = { id: 'a2', name: 'Bare', clientId: 'client-2', hasSecret: true, productIds: [] }

const rates: CallAccess = {
  operation: '/docs#r',
  productId: '1000',
  options: [{ grant: 'client_credentials', scopes: ['public'] }],
  anyScope: false,
  exampleCustomer: null,
}
const accounts: CallAccess = {
  operation: '/docs#a',
  productId: '1000',
  options: [
    { grant: 'password', scopes: ['accounts'] },
    { grant: 'authorization_code', scopes: ['accounts'] },
  ],
  anyScope: false,
  exampleCustomer: null,
}
const arrears: CallAccess = { ...rates, exampleCustomer: '4' }

const token: HeldToken = {
  accessToken: 'access-1',
  grant: 'client_credentials',
  applicationId: 'a1',
  applicationName: 'Till',
  clientId: 'client-1',
  scopes: ['public'],
  expiresAt: 600_000,
}
const renewable: HeldToken = { ...token, grant: 'password', scopes: ['accounts'], refreshToken: 'refresh-1' }

const refusal: TokenRefusal = { status: 401, error: 'unauthorized', description: null, reason: 'Copy both again.' }
const returned = seal<ReturnedCode>({ code: 'code-1', codeVerifier: 'verifier-1', redirectUri: 'http://portal' })
const answerOf = ({ grant }: { grant: string }): TokenOutcome => ({
  token: grant === 'client_credentials' ? token : { ...renewable, grant: grant as Grant },
})

const changedWhileAsking = [
  'watchSession > session.changed(deniz)',
  'dialog.open(rates)',
  'loadApplications: two',
  'token.request',
  'watchApplications > applications.changed',
  'requestToken: refusal',
]

export const authorizationModel: ModelSpec<typeof authorizationMachine> = {
  machine: authorizationMachine,
  inputs: {
    fresh: { applicationId: null, servesLogin: true },
    withoutLogin: { applicationId: 'a2', servesLogin: false },
  },
  events: {
    'dialog.open': { rates: { access: rates }, accounts: { access: accounts }, arrears: { access: arrears } },
    'dialog.close': [{}],
    'applications.reload': [{}],
    'choice.change': {
      bare: { choice: { applicationId: 'a2' } },
      consent: { choice: { grant: 'authorization_code' } },
      other: { choice: { customerNumber: '2' } },
    },
    'token.request': [{}],
    'token.renew': [{}],
    'token.cancel': [{}],
    'window.reopen': [{}],
    'token.clear': [{}],
    'token.refused': {
      held: { accessToken: 'access-1', refusal },
      earlier: { accessToken: 'access-0', refusal },
    },
  },
  listeners: {
    watchSession: {
      'session.changed': { deniz: { username: 'deniz' }, ekin: { username: 'ekin' }, nobody: { username: null } },
    },
    watchApplications: { 'applications.changed': [{}] },
    openLogin: {
      'window.blocked': [{}],
      'window.closed': [{}],
      'code.returned': [{ returned }],
      'consent.refused': [{ refusal }],
    },
    watchToken: { 'time.passed': { some: { remaining: 598_000 }, all: { remaining: 0 } } },
  },
  calls: {
    loadApplications: [
      resolve<readonly TryApplication[], { username: string }>('two', [till, bare]),
      resolve<readonly TryApplication[], { username: string }>('none', []),
      reject('offline', problems.network),
    ],
    requestToken: [
      resolve<TokenOutcome, Order>('token', answerOf),
      resolve<TokenOutcome, Order>('refusal', { refusal }),
      reject('offline', problems.network),
    ],
    exchangeCode: [
      resolve<TokenOutcome, { order: TokenOrder }>('token', ({ order }) => answerOf(order)),
      resolve<TokenOutcome, { order: TokenOrder }>('refusal', { refusal }),
      reject('lost', problems.network),
    ],
    renewToken: [
      resolve<TokenOutcome, Renewal>('token', ({ token: held }) => ({ token: { ...held, accessToken: 'access-2' } })),
      resolve<TokenOutcome, Renewal>('refusal', { refusal }),
      reject('lost', problems.network),
      reject('unsent', { kind: 'ended', message: 'The session has ended' }),
    ],
  },
  relevantContext: ({ username, access, choice, order, token: held, isOutdated }) => ({
    isOutdated,
    username: username !== null,
    grants: access?.options.length,
    consents: choice.grant === 'authorization_code',
    ordered: order && order.grant === 'authorization_code',
    token: held && held.refreshToken !== undefined,
  }),
  // What is chosen for a call is one of its own flows; what is chosen in a dialog is seen in that dialog.
  goldenParts: { accounts: 'dialog.open(accounts)' },
  possible: (step, { access, choice, customer, isOutdated, order, token: held }, state) => {
    if (step === 'dialog.open(arrears)') return customer.customerNumber === '2'
    if (step === 'choice.change(other)') return access?.options.length === 1 && order === null
    // With a token of one call the dialog of the same call is opened: that of another begins alike.
    if (step === 'dialog.open(accounts)' && order) return access?.options.length === 2
    if (step === 'dialog.open(rates)' && order) return access?.options.length === 1
    if (step === 'token.clear' && /repeating|idle/.test(state)) return held !== null
    if (step.startsWith('watchSession')) return !/blocked|closed/.test(state) && !isOutdated
    if (step.startsWith('watchApplications') && /waiting|exchanging|requesting/.test(state))
      return order === null && !isOutdated
    if (step === 'token.clear' && isOutdated) return false
    if (step === 'choice.change(bare)') return choice.grant !== 'authorization_code'
    if (step === 'choice.change(consent)') return access?.options.length === 2 && held === null
    return true
  },
  journeys: {
    'an application is changed while a token is asked for that is refused': [
      ...changedWhileAsking,
      'loadApplications: two',
    ],
    'and the list cannot be read': [...changedWhileAsking, 'loadApplications: offline'],
    'the customer of an example is chosen for its call, and the own choice for others': [
      'watchSession > session.changed(deniz)',
      'dialog.open(rates)',
      'loadApplications: two',
      'choice.change(other)',
      'dialog.close',
      'dialog.open(arrears)',
      'loadApplications: two',
      'dialog.close',
      'dialog.open(rates)',
    ],
  },
  expectations: {
    states: {
      signedOut: { withoutTags: ['busy', 'open', 'failed'], cannot: ['dialog.open'], context: { token: null } },
      'resting.idle': { can: ['dialog.open'], context: { token: null } },
      'resting.holding': { can: ['dialog.open', 'token.clear'], withoutTags: ['open', 'busy', 'failed'] },
      'resting.expired': { can: ['dialog.open', 'token.clear'], context: { remaining: 0 } },
      'resting.ended': { tags: ['failed'], can: ['dialog.open', 'token.clear'], context: { token: null } },
      'authorizing.loading': { tags: ['open', 'busy'], can: ['dialog.close'], cannot: ['token.request'] },
      'authorizing.reloading': { tags: ['open', 'busy'], can: ['choice.change'], cannot: ['token.request'] },
      'authorizing.empty': { tags: ['open'], cannot: ['token.request'] },
      'authorizing.unavailable': { tags: ['open', 'failed'], can: ['applications.reload'] },
      'authorizing.choosing.ready': { tags: ['open'], context: { refusal: null, problem: null } },
      'authorizing.choosing.refused': { tags: ['open', 'failed'] },
      'authorizing.consenting.waiting': {
        tags: ['open'],
        withoutTags: ['busy'],
        can: ['token.cancel', 'window.reopen', 'dialog.close'],
        cannot: ['token.request'],
      },
      'authorizing.consenting.blocked': { can: ['window.reopen', 'token.cancel'] },
      'authorizing.consenting.closed': { can: ['window.reopen', 'token.cancel'] },
      'authorizing.exchanging': { tags: ['open', 'busy'], cannot: ['token.request', 'window.reopen'] },
      'authorizing.requesting': { tags: ['open', 'busy'], can: ['dialog.close'], cannot: ['token.request'] },
      renewing: { tags: ['busy'], can: ['token.clear'], cannot: ['token.renew', 'dialog.open'] },
      repeating: { tags: ['busy'], can: ['token.clear'], cannot: ['token.renew', 'dialog.open'] },
    },
    steps: {
      'watchSession > session.changed(nobody)': {
        to: 'signedOut',
        context: { username: null, token: null, order: null, applications: [], refusal: null, problem: null },
      },
      'resting.holding / watchSession > session.changed(ekin)': {
        to: 'resting.idle',
        context: { username: 'ekin', token: null, order: null },
      },
      'resting.holding / token.clear': { to: 'resting.idle', context: { token: null, order: null } },
      'resting.holding / token.refused(held)': { to: 'resting.ended', context: { token: null, refusal } },
      'resting.holding / watchToken > time.passed(some)': { context: { remaining: 598_000 } },
      'resting.holding / watchToken > time.passed(all)': { to: 'resting.expired' },
      // Whoever is choosing goes on, with the old list when the new one cannot be read.
      'authorizing.choosing.ready / watchApplications > applications.changed': { to: 'authorizing.reloading' },
      'authorizing.reloading / loadApplications: offline': {
        to: 'authorizing.choosing',
        context: { applications: [till, bare], problem: null },
      },
      // An application that was changed meanwhile is read again; why there is no token stays.
      'authorizing.requesting / requestToken: refusal': { context: { refusal, isOutdated: false } },
      'authorizing.requesting / watchApplications > applications.changed': {
        to: 'authorizing.requesting',
        context: { isOutdated: true },
      },
      'authorizing.consenting.waiting / watchApplications > applications.changed': {
        to: 'authorizing.consenting.waiting',
        context: { isOutdated: true },
      },
      'authorizing.exchanging / watchApplications > applications.changed': {
        to: 'authorizing.exchanging',
        context: { isOutdated: true },
      },
      'authorizing.requesting / requestToken: offline': { context: { problem: problems.network } },
      'authorizing.consenting.waiting / openLogin > consent.refused': { context: { refusal } },
      'authorizing.consenting.closed / openLogin > code.returned': { to: 'authorizing.exchanging' },
      'authorizing.exchanging / exchangeCode: lost': {
        context: { problem: problems.network, token: null },
      },
      // The bank no longer takes the token that is being replaced: without a new one none is held.
      'repeating / token.refused(held)': { to: 'repeating', context: { token: null } },
      'renewing / token.refused(held)': { to: 'renewing', context: { token: null } },
      'renewing / renewToken: unsent': {
        context: { problem: { kind: 'ended', message: 'The session has ended' } },
      },
      'repeating / requestToken: refusal': { to: 'resting.ended', context: { token: null, refusal } },
      'renewing / renewToken: refusal': { to: 'resting.ended', context: { token: null, refusal } },
      'renewing / token.clear': { to: 'resting.idle', context: { token: null, order: null } },
      'authorizing.choosing.ready / token.clear': { to: 'authorizing.loading', context: { token: null, order: null } },
      'authorizing.requesting / token.clear': { to: 'authorizing.loading', context: { token: null, order: null } },
      'authorizing.exchanging / token.clear': { to: 'authorizing.loading', context: { token: null, order: null } },
      'authorizing.loading / token.refused(held)': { to: 'authorizing.loading', context: { token: null } },
      'repeating / token.clear': { to: 'resting.idle', context: { token: null, order: null } },
      'renewing / renewToken: lost': { context: { problem: problems.network } },
    },
  },
}
