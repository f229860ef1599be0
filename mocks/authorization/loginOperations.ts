import { bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { consentDurations, defaultConsentDuration } from '../../src/rules/bank/consents.ts'
import { testPassword } from '../../src/rules/bank/testCustomers.ts'
import { dayOf } from '../bank/calendar.ts'
import type { AuthorizationRequestRow } from '../db/tables/authorization.ts'
import { ApiError } from '../http/apiError.ts'
import type { ApiResponse } from '../http/message.ts'
import { readParameters } from '../http/readRequest.ts'
import type { Fail } from '../http/responses.ts'
import type { Call, Operation } from '../kernel/operation.ts'
import {
  confirmCustomer,
  issueCode,
  openRequest,
  type RefusedForm,
  renewForm,
  requestOfForm,
  transitionRequest,
} from './authorizationRequests.ts'
import { readAuthorizationRequest } from './authorizeRequest.ts'
import { customerOf, type SignInFailure, signInCustomer } from './customers.ts'
import { consentPage } from './pages/consentPage.ts'
import { errorPage } from './pages/errorPage.ts'
import { signInPage } from './pages/signInPage.ts'
import { returnFromForm, returnWith, seeOther } from './returnToApplication.ts'
import { refreshTokenLifetime } from './tokens.ts'

const signInPath = '/ocf-auth-server/auth/oauth/sign-in'
const consentPath = '/ocf-auth-server/auth/oauth/consent'

const fail: Fail = ({ status, message }) => errorPage(status, message)

/** Pages: no definition documents their errors. */
const described = (title: string) => () => ({ group: 'Authorization', title, errors: [] })

const originOf = (redirectUri: string) => new URL(redirectUri).origin

const refuse = ({ refused }: RefusedForm): ApiResponse => errorPage(400, refused)

/** What a person reads about a failed sign-in. */
const failureTexts: Readonly<Record<SignInFailure, string>> = {
  noCustomerNumber: 'Enter your customer number.',
  unknownCustomer: 'The customer number or the password is wrong.',
  noPassword: 'Enter your password.',
  wrongPassword: 'The customer number or the password is wrong.',
  noCorporateUsername: 'This customer is a company: enter the corporate username too.',
  wrongCorporateUsername: 'The corporate username is wrong.',
}

/** @throws ApiError (403) when a page of another origin has sent the form. */
async function readForm({ request }: Call): Promise<URLSearchParams> {
  const origin = request.headers.get('Origin')
  if (origin !== null && origin !== new URL(request.url).origin)
    throw new ApiError(403, 'This form was not sent by a page of the bank.')
  return readParameters(request)
}

const textOf = (form: URLSearchParams, name: string) => form.get(name)?.trim() || undefined

function showSignIn(
  { bank, basePath }: Call,
  { applicationId, formToken }: AuthorizationRequestRow,
  typed: { customerNumber?: string | undefined; corporateUsername?: string | undefined; problem?: string } = {},
): ApiResponse {
  const { name = '' } = bank.tables.applications.get(applicationId) ?? {}
  return signInPage({ ...typed, action: `${basePath}${signInPath}`, formToken, applicationName: name })
}

const deny = async (call: Call, request: AuthorizationRequestRow): Promise<ApiResponse> => {
  await transitionRequest(call.bank, request, { type: 'request.denied' })
  return returnFromForm(call, request.registeredUri, { error: 'access_denied', state: request.state })
}

const authorize: Operation = {
  id: 'authorize',
  method: 'get',
  path: bankPaths.authorize,
  describe: described('Shows the sign-in'),
  fail,
  async respond(call) {
    const found = readAuthorizationRequest(call.bank, new URL(call.request.url), call.basePath)
    if ('refused' in found) return errorPage(400, found.refused)
    if ('error' in found) {
      const { returnTo, error, description, state } = found
      return returnWith(call, returnTo, { error, error_description: description, state })
    }
    call.setApplication(found.application.id)
    return showSignIn(call, await openRequest(call.bank, found.application, found.asked))
  },
}

/** Those that the form has, or those of the test customer whose button was pressed. */
function credentialsOf(form: URLSearchParams) {
  const testCustomer = customerOf(textOf(form, 'testCustomer'))
  if (testCustomer) {
    const { customerNumber, corporateUsername } = testCustomer
    return { customerNumber, corporateUsername, password: testPassword }
  }
  return {
    customerNumber: textOf(form, 'customerNumber'),
    corporateUsername: textOf(form, 'corporateUsername'),
    password: form.get('password') || undefined,
  }
}

const submitSignIn: Operation = {
  id: 'submitSignIn',
  method: 'post',
  path: signInPath,
  describe: described('Takes the sign-in'),
  fail,
  async respond(call) {
    const { bank, basePath } = call
    const form = await readForm(call)
    const found = await requestOfForm(call, textOf(form, 'request'), 'signingIn')
    if ('refused' in found) return refuse(found)
    const { request } = found
    call.setApplication(request.applicationId)
    if (form.get('decision') === 'deny') return deny(call, request)
    const { customerNumber, corporateUsername, password } = credentialsOf(form)
    const again = async (problem: string) =>
      showSignIn(call, await renewForm(bank, request), { customerNumber, corporateUsername, problem })
    try {
      const signedIn = await signInCustomer(bank, { customerNumber, corporateUsername, password })
      if ('failure' in signedIn) return again(failureTexts[signedIn.failure])
      const { customer } = signedIn
      call.setSubject(customer.customerNumber)
      const { formToken } = await confirmCustomer(bank, request, {
        customerNumber: customer.customerNumber,
        corporateUsername: signedIn.corporateUsername,
      })
      return seeOther(new URL(`${basePath}${consentPath}?request=${formToken}`, call.request.url).href)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        for (const [name, value] of Object.entries(error.headers)) call.setHeader(name, value)
        return again(error.message)
      }
      throw error
    }
  },
}

/** The scopes that reach accounts, some of which the customer chooses. */
const accountScopes = [
  'accounts',
  'payments',
  'moneytransfers',
  'investments',
  'cancels',
  'webhooks',
  'qrorders',
  'digitalloan',
]

const day = 86_400_000

const choosesAccounts = ({ scopes }: AuthorizationRequestRow) => scopes.some((name) => accountScopes.includes(name))

function showConsent({ bank, basePath }: Call, request: AuthorizationRequestRow, problem?: string): ApiResponse {
  const { applicationId, customerNumber, corporateUsername, formToken, scopes, registeredUri } = request
  const application = bank.tables.applications.get(applicationId)
  const customer = customerOf(customerNumber)
  if (!application || !customer) return errorPage(400, 'The application was deleted meanwhile.')
  return consentPage({
    action: `${basePath}${consentPath}`,
    formToken,
    application,
    returnOrigin: originOf(registeredUri),
    customer,
    corporateUsername,
    scopes,
    choosesAccounts: choosesAccounts(request),
    consentsAddress: `${basePath}${bankPaths.consents}`,
    unusedDays: String(refreshTokenLifetime / day),
    durations: consentDurations.map((days) => ({
      days: String(days),
      until: dayOf(bank.clock.now() + days * day),
      isDefault: days === defaultConsentDuration,
    })),
    ...(problem !== undefined && { problem }),
  })
}

const showConsentForm: Operation = {
  id: 'showConsent',
  method: 'get',
  path: consentPath,
  describe: described('Shows the consent'),
  fail,
  async respond(call) {
    const formToken = new URL(call.request.url).searchParams.get('request') ?? undefined
    const found = await requestOfForm(call, formToken, 'consenting')
    if ('refused' in found) return refuse(found)
    const { request } = found
    call.setApplication(request.applicationId)
    if (request.customerNumber !== null) call.setSubject(request.customerNumber)
    return showConsent(call, request)
  },
}

const submitConsent: Operation = {
  id: 'submitConsent',
  method: 'post',
  path: consentPath,
  describe: described('Takes the consent'),
  fail,
  async respond(call) {
    const form = await readForm(call)
    const found = await requestOfForm(call, textOf(form, 'request'), 'consenting')
    if ('refused' in found) return refuse(found)
    const { request } = found
    const { applicationId, customerNumber, registeredUri, state } = request
    call.setApplication(applicationId)
    if (customerNumber !== null) call.setSubject(customerNumber)
    if (form.get('decision') !== 'allow') return deny(call, request)
    const owned = customerOf(customerNumber)?.accounts.map(({ accountNumber }) => accountNumber) ?? []
    const chosen = form.getAll('account')
    const shared = owned.filter((accountNumber) => chosen.includes(accountNumber))
    if (choosesAccounts(request) && owned.length > 0 && shared.length === 0)
      return showConsent(call, request, 'Choose at least one account, or don’t allow.')
    const duration = consentDurations.find((days) => String(days) === form.get('duration')) ?? defaultConsentDuration
    const code = await issueCode(call.bank, request, { accounts: choosesAccounts(request) ? shared : null, duration })
    return returnFromForm(call, registeredUri, { code, state })
  },
}

export const loginOperations = [authorize, submitSignIn, showConsentForm, submitConsent]
