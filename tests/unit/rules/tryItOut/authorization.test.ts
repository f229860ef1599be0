import { expect, test } from 'vitest'
import type { Application } from '../../../../src/rules/applications/applications.ts'
import { seal } from '../../../../src/rules/security/secret.ts'
import { callErrorOf } from '../../../../src/rules/tryItOut/apiAnswer.ts'
import {
  type CallAccess,
  choiceProblem,
  customerFor,
  customerIn,
  firstCustomer,
  type TokenChoice,
  tryApplicationsOf,
} from '../../../../src/rules/tryItOut/authorization.ts'
import { authorizationTexts } from '../../../../src/ui/docs/tryItOut/authorization/authorizationTexts.ts'
import { tryItOutTexts } from '../../../../src/ui/docs/tryItOut/tryItOutTexts.ts'

const application = (name: string, ipList: readonly string[]) =>
  ({
    id: name,
    name,
    ipList,
    oauthClientId: `${name}-client`,
    oauthClientSecret: null,
    productList: ['1000'],
  }) as unknown as Application

test('applications that call from anywhere are offered first, otherwise in the order of the portal', () => {
  const listed = [application('office', ['198.51.100.24']), application('home', []), application('shop', [])]
  expect(tryApplicationsOf(listed).map(({ name }) => name)).toEqual(['home', 'shop', 'office'])
  expect(tryApplicationsOf(listed)[0]).toEqual({
    id: 'home',
    name: 'home',
    clientId: 'home-client',
    hasSecret: false,
    productIds: ['1000'],
  })
})

const access: CallAccess = {
  operation: '/docs/api/account-information/account-list#one',
  productId: '1000',
  options: [
    { grant: 'password', scopes: ['accounts'] },
    { grant: 'authorization_id', scopes: ['baas_accounts'] },
  ],
  anyScope: false,
  exampleCustomer: null,
}
const home = { id: 'home', name: 'home', clientId: 'home-client', hasSecret: true, productIds: ['1000'] }
const choice = { ...firstCustomer, applicationId: 'home', privateKey: null } as const
const password = seal('secret')
const other = { number: '81', corporateUsername: '', password }

test.each<[string, TokenChoice, ReturnType<typeof choiceProblem>]>([
  ['a test customer', { ...choice, grant: 'password' }, null],
  ['another customer', { ...choice, grant: 'password', otherCustomer: other }, null],
  ['no number', { ...choice, grant: 'password', otherCustomer: { ...other, number: ' ' } }, 'noCustomer'],
  ['no password', { ...choice, grant: 'password', otherCustomer: { ...other, password: null } }, 'noCustomer'],
  ['no authorization ID', { ...choice, grant: 'authorization_id', authorizationId: ' ' }, 'noAuthorizationId'],
  ['no key', { ...choice, grant: 'authorization_id' }, 'noKey'],
  ['ID and key', { ...choice, grant: 'authorization_id', otherCustomer: other, privateKey: password }, null],
])('a choice with %s can be requested or says why not', (_, chosen, problem) => {
  expect(choiceProblem(chosen, [home], access, true)).toBe(problem)
})

test.each([
  [null, firstCustomer],
  ['9', firstCustomer],
  ['12', { ...firstCustomer, customerNumber: '12' }],
  ['4000000002', { ...firstCustomer, authorizationId: '59786f747c23423a5aad0ba34ca09c9f' }],
])('a call whose examples are of customer %s begins with that customer', (exampleCustomer, customer) => {
  expect(customerFor(firstCustomer, { ...access, exampleCustomer })).toEqual(customer)
  const chosen = { ...firstCustomer, otherCustomer: other }
  const isListed = exampleCustomer === '12'
  expect(customerFor(chosen, { ...access, exampleCustomer })).toEqual({
    ...customer,
    otherCustomer: isListed ? null : other,
  })
})

test('of a change only the customer is kept for the next call', () => {
  expect(customerIn({ grant: 'password', applicationId: 'home' })).toEqual({})
  expect(customerIn({ otherCustomer: null, customerNumber: '5' })).toEqual({ otherCustomer: null, customerNumber: '5' })
})

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7141, '2 hours'],
  [50_401, '15 hours'],
  [169_200, '47 hours'],
  [169_201, '2 days'],
  [31_536_000, '365 days'],
])('a wait of %i seconds is shown as %s', (seconds, reported) => {
  expect(tryItOutTexts.wait(seconds)).toBe(`Wait ${reported}, then send it again.`)
})

test.each([
  [0, '0 characters'],
  [1, '1 character'],
  [2, '2 characters'],
  [12_345, '12,345 characters'],
])('a body of %i characters is shown as %s', (length, reported) => {
  expect(tryItOutTexts.size(length)).toBe(reported)
})

test.each([
  ['application/json; charset=utf-8', 'This response isn’t valid JSON.'],
  ['text/html', 'This response isn’t JSON, but text/html.'],
  ['', 'This response isn’t JSON.'],
])('a body of the type %j that is no JSON: %s', (mediaType, reported) => {
  expect(tryItOutTexts.notJson(mediaType)).toBe(reported)
})

test('what the sign-in returned with is no status', () => {
  expect(authorizationTexts.refused(null, 'access_denied')).toBe('The bank’s sign-in returned access_denied.')
  expect(authorizationTexts.refused(401, 'unauthorized')).toBe('The bank answered 401 unauthorized.')
})

test.each([
  ['Internal Server Error', ''],
  ['Request a new token.', 'Request a new token.'],
])('a reason that repeats the message is left out: %s', (sent, reason) => {
  const answer = {
    status: 500,
    duration: 1,
    headers: [['x-sandbox-reason', sent]] as const,
    mediaType: 'application/json',
    body: '{"header":{"message":"Internal Server Error","detailCode":"-1"}}',
    signature: null,
  }
  expect(callErrorOf(answer, 0)).toEqual({
    message: 'Internal Server Error',
    detailCode: '-1',
    reason,
    errorId: 'internal-server-error',
    retryAfter: null,
  })
})
