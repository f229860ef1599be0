import { authorizationMachine } from '../../../src/machines/docs/authorization.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type {
  CallAccess,
  HeldToken,
  TokenAnswer,
  TokenOrder,
  TokenRefusal,
  TryApplication,
} from '../../../src/rules/tryItOut.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

type Order = TokenOrder & { username: string }
type Renewal = { username: string; token: HeldToken }

const till: TryApplication = { id: 'a1', name: 'Till', clientId: 'client-1', hasSecret: true, productIds: ['1000'] }
const bare: TryApplication = { id: 'a2', name: 'Bare', clientId: 'client-2', hasSecret: true, productIds: [] }

const rates: CallAccess = {
  productId: '1000',
  options: [{ grant: 'client_credentials', scopes: ['public'] }],
  anyScope: false,
}
const accounts: CallAccess = {
  productId: '1000',
  options: [
    { grant: 'password', scopes: ['accounts'] },
    { grant: 'authorization_code', scopes: ['accounts'] },
  ],
  anyScope: false,
}

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

const refusal: TokenRefusal = { status: 401, error: 'unauthorized', description: null, reason: 'Copy both anew.' }
const answerOf = ({ grant }: { grant: string }): TokenAnswer => ({ token: grant === 'password' ? renewable : token })

modelTest({
  machine: authorizationMachine,
  inputs: { fresh: { applicationId: null }, remembered: { applicationId: 'a2' } },
  events: {
    'dialog.open': { rates: { access: rates }, accounts: { access: accounts } },
    'dialog.close': [{}],
    'applications.reload': [{}],
    'choice.change': { bare: { choice: { applicationId: 'a2' } }, company: { choice: { customerNumber: '12' } } },
    'token.request': [{}],
    'token.renew': [{}],
    'token.forget': [{}],
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
    watchToken: { 'time.passed': { some: { remaining: 598_000 }, all: { remaining: 0 } } },
  },
  calls: {
    loadApplications: [
      resolve<readonly TryApplication[], { username: string }>('two', [till, bare]),
      resolve<readonly TryApplication[], { username: string }>('none', []),
      reject('offline', problems.network),
    ],
    requestToken: [
      resolve<TokenAnswer, Order>('token', answerOf),
      resolve<TokenAnswer, Order>('refusal', { refusal }),
      reject('offline', problems.network),
    ],
    renewToken: [
      resolve<TokenAnswer, Renewal>('token', ({ token: held }) => ({ token: { ...held, accessToken: 'access-2' } })),
      resolve<TokenAnswer, Renewal>('refusal', { refusal }),
      reject('lost', problems.network),
      reject('unsent', { kind: 'ended', message: 'The session has ended' }),
    ],
  },
  relevantContext: ({ username, access, choice, order, token: held, refusal: refused, problem }) => ({
    username: username !== null,
    grants: access?.options.length,
    application: choice.applicationId,
    grant: order?.grant,
    token: held && [held.grant, held.refreshToken !== undefined],
    refused: refused !== null,
    problem: problem !== null,
  }),
  expectations: {
    states: {
      signedOut: { withoutTags: ['busy', 'open', 'failed'], cannot: ['dialog.open'], context: { token: null } },
      'resting.idle': { can: ['dialog.open'], context: { token: null } },
      'resting.holding': { can: ['dialog.open', 'token.forget'], withoutTags: ['open', 'busy', 'failed'] },
      'resting.expired': { can: ['dialog.open', 'token.forget'], context: { remaining: 0 } },
      'resting.ended': { tags: ['failed'], can: ['dialog.open', 'token.forget'], context: { token: null } },
      'authorizing.loading': { tags: ['open', 'busy'], can: ['dialog.close'], cannot: ['token.request'] },
      'authorizing.empty': { tags: ['open'], cannot: ['token.request'] },
      'authorizing.unavailable': { tags: ['open', 'failed'], can: ['applications.reload'] },
      'authorizing.choosing.ready': { tags: ['open'], context: { refusal: null, problem: null } },
      'authorizing.choosing.refused': { tags: ['open', 'failed'] },
      'authorizing.requesting': { tags: ['open', 'busy'], can: ['dialog.close'], cannot: ['token.request'] },
      renewing: { tags: ['busy'], cannot: ['token.renew', 'dialog.open'] },
      repeating: { tags: ['busy'], cannot: ['token.renew', 'dialog.open'] },
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
      'resting.holding / token.forget': { to: 'resting.idle', context: { token: null, order: null } },
      'resting.holding / token.refused(held)': { to: 'resting.ended', context: { token: null, refusal } },
      'resting.holding / watchToken > time.passed(some)': { context: { remaining: 598_000 } },
      'resting.holding / watchToken > time.passed(all)': { to: 'resting.expired' },
      'authorizing.requesting / requestToken: refusal': {
        to: 'authorizing.choosing.refused',
        context: { refusal },
      },
      'authorizing.requesting / requestToken: offline': {
        to: 'authorizing.choosing.refused',
        context: { problem: problems.network },
      },
      'repeating / requestToken: refusal': { to: 'resting.ended', context: { token: null, refusal } },
      'renewing / renewToken: refusal': { to: 'resting.ended', context: { token: null, refusal } },
      'renewing / renewToken: lost': { to: 'resting.holding', context: { problem: problems.network } },
    },
  },
})
