import { expect, test } from 'vitest'
import { seededCustomers } from '../../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { apiLimits } from '../../../../src/rules/bank/apiLimits.ts'
import { grantFacts, grants } from '../../../../src/rules/bank/authorization/grants.ts'
import { scopeNamed, scopesOfGrant } from '../../../../src/rules/bank/authorization/scopes.ts'
import { everyTokenError, tokenErrorBody, tokenErrors } from '../../../../src/rules/bank/authorization/tokenErrors.ts'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { testCustomers } from '../../../../src/rules/bank/testCustomers.ts'
import {
  anyReason,
  interbankReasons,
  internalReasons,
  transferStatuses,
} from '../../../../src/rules/bank/transferCodes.ts'
import { webhookTransactionTypes } from '../../../../src/rules/bank/webhooks.ts'
import { apiErrorBody, apiErrors } from '../../../../src/rules/docs/apiErrors.ts'
import { authenticationTypes } from '../../../../src/rules/docs/authenticationTypes.ts'
import { signing } from '../../../../src/rules/signing/signatureHeaders.ts'

test('the scopes of each grant are those of the specification, in its order, and consents after them', () => {
  const customer =
    'accounts, payments, moneytransfers, loans, creditcards, investments, cancels, debitcards, webhooks, qrorders, mailorders, digitalloan, virtualcard'
  const names = grants.map((grant) => [grant, scopesOfGrant[grant].map(({ name }) => name).join(', ')])
  expect(Object.fromEntries(names)).toEqual({
    password: customer,
    authorization_code: customer,
    client_credentials: 'public, analytics, takbis, baas_onboarding, baas_customers, consents',
    authorization_id: 'baas_accounts, baas_moneytransfers, baas_investment, baas_cancels, baas_cards, baas_common',
  })
})

test('both spellings of a scope name the same scope', () => {
  expect(scopeNamed('qrcodes')).toBe(scopeNamed('qrorders'))
  expect(scopeNamed('baas_investments')).toBe(scopeNamed('baas_investment'))
  expect([scopeNamed('qrorders')?.otherName, scopeNamed('baas_investment')?.otherName]).toEqual([
    'qrcodes',
    'baas_investments',
  ])
  expect(scopeNamed('cards')).toBeUndefined()
})

test('every scope that the second listing names is known', () => {
  const second =
    'public, accounts, payments, loans, creditcards, analytics, cancels, investments, qrcodes, digitalloan, takbis, mailorders, moneytransfers, debitcards, webhooks, baas_accounts, baas_moneytransfers, baas_investments, baas_cancels'
  expect(second.split(', ').filter((name) => !scopeNamed(name))).toEqual([])
})

test('only the password and authorization code grants bring a refresh token, and BaaS tokens live 356 seconds', () => {
  expect(grants.map((grant) => [grant, grantFacts[grant].refreshToken, grantFacts[grant].lifetime])).toEqual([
    ['client_credentials', false, 599],
    ['password', true, 599],
    ['authorization_code', true, 599],
    ['authorization_id', false, 356],
  ])
})

test('the errors of the token endpoint are the documented ones, to the letter', () => {
  expect(tokenErrors.map((error) => [error.status, tokenErrorBody(error)])).toEqual([
    [400, { error: 'invalid_request', error_description: 'Missing grant type' }],
    [400, { error: 'unsupported_grant_type' }],
    [400, { error: 'invalid_request', error_description: 'An authorization code must be supplied.' }],
    [400, { error: 'invalid_grant', error_description: 'Redirect URI mismatch.' }],
    [401, { error: 'unauthorized', error_description: 'Full authentication is required to access this resource' }],
    [401, { error: 'unauthorized_user', error_description: 'Unauthorized customer number' }],
    [401, { error: 'unauthorized', error_description: 'Login failed. Code: -1' }],
    [401, { error: 'unauthorized', error_description: 'Login failed. Code: 200058' }],
    [500, { error: 'server_error', error_description: 'Internal Server Error' }],
  ])
})

test('the errors that OAuth adds have its names and statuses', () => {
  const added = everyTokenError.slice(tokenErrors.length)
  expect(added.map((error) => [error.id, error.status, error.error])).toEqual([
    ['too-many-failed-attempts', 401, 'unauthorized'],
    ['repeated-parameter', 400, 'invalid_request'],
    ['several-authentications', 400, 'invalid_request'],
    ['unsupported-grant-type', 400, 'unsupported_grant_type'],
    ['grant-not-activated', 400, 'unauthorized_client'],
    ['scope-not-activated', 400, 'invalid_scope'],
    ['invalid-code', 400, 'invalid_grant'],
    ['invalid-code-verifier', 400, 'invalid_grant'],
    ['invalid-refresh-token', 400, 'invalid_grant'],
    ['invalid-authorization-id', 400, 'invalid_grant'],
    ['invalid-token-signature', 401, 'unauthorized'],
  ])
})

test('the errors of the APIs have the documented statuses and messages', () => {
  expect(apiErrors.map(({ id, status, message }) => `${id}: ${status} ${message}`)).toEqual([
    'bad-request: 400 Bad request',
    'unauthorized: 401 Full authentication is required to access this resource',
    'not-found: 404 Not found',
    'internal-server-error: 500 Internal Server Error',
    'invalid-ip: 403 Invalid IP',
    'too-many-requests: 429 Too many requests',
    'insufficient-scope: 403 Insufficient scope',
    'invalid-signature: 401 Invalid signature',
    'invalid-otp: 400 Invalid OTP',
    'otp-expired: 400 OTP expired',
    'otp-method-mismatch: 400 Authentication type does not match the login',
    'unknown-transaction: 404 Transaction not found',
    'order-changed: 400 The order has changed',
    'idempotency-key-running: 409 The first call with this Idempotency-Key is still running',
    'idempotency-key-reused: 422 Idempotency-Key belongs to another request',
  ])
  expect(apiErrorBody(apiErrors[4])).toEqual({
    header: { status: 'ERROR', statusCode: 403, detailCode: '-1', message: 'Invalid IP', txId: '3be07f51c2' },
  })
  const ids = [...everyTokenError, ...apiErrors].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('limits, lifetimes, keys and the signature are those of the specification', () => {
  expect(apiLimits).toEqual({
    requestsPerSecond: 5,
    requestsPerDay: 100,
    confirmationWait: 60,
    otpCallSize: 16_384,
    otpDigits: 6,
    otpAttempts: 3,
    otpLifetime: 180,
    rsaKeyBits: 1024,
    generatedRsaKeyBits: 2048,
    tokenLifetime: 599,
    baasTokenLifetime: 356,
  })
  expect(signing).toEqual({ header: 'sign', responseHeader: 'isResponseSigned', algorithm: 'SHA256withRSA' })
  expect(bankPaths.token).toBe('/ocf-auth-server/auth/oauth/token')
  expect(bankPaths.api).toBe('/api/{product}/v1')
})

test('the methods of an OTP and what each answers and sends are those of the specification', () => {
  expect(authenticationTypes.map(({ value, answered }) => [value, ...answered])).toEqual([
    [1, 'status', 'transactionId', 'authenticationType', 'otp_info'],
    [5, 'status', 'transactionId', 'authenticationType', 'activationId', 'requestId'],
  ])
  expect(authenticationTypes.map(({ value, name, sent }) => [value, name, ...sent])).toEqual([
    [1, 'SMS', 'transaction_id', 'authenticationType', 'otp_info'],
    [5, 'Mobile confirmation', 'transaction_id', 'authenticationType', 'activationId', 'requestId'],
  ])
})

test('the test customers are individuals 1 to 7 and the company 12, which alone has a corporateUsername', () => {
  expect(testCustomers.map(({ number, kind, corporateUsername }) => [number, kind, corporateUsername])).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7'].map((number) => [number, 'individual', undefined]),
    ['12', 'corporate', 'kuzey.finance'],
  ])
})

test('the test customers are the ones whose accounts the examples show', () => {
  expect(testCustomers).toEqual(
    seededCustomers.map(({ customerNumber, kind, name, story, corporateUsername, approver }) => ({
      number: customerNumber,
      kind,
      name,
      story,
      ...(corporateUsername !== undefined && { corporateUsername }),
      ...(approver !== undefined && { approver }),
    })),
  )
})

test('the status values, reason codes and webhook types are those of the specification', () => {
  expect(transferStatuses.map(({ name, code }) => `${name} ${code}`)).toEqual([
    'REALIZED 01',
    'SENT 02',
    'NOT REALIZED 03',
    'WAITING FOR APPROVAL 04',
    'PROCESSED 05',
  ])
  expect(internalReasons.map(({ code }) => code).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV')
  expect(interbankReasons.map(({ code }) => code).join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11')
  expect(anyReason).toBe('-2')
  expect(webhookTransactionTypes.map(({ type }) => type)).toEqual(['CHVLH', 'CVIRM', 'EEFTO', 'FBTCH'])
})
