import { refreshTokenLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { consentDurations, defaultConsentDuration } from '../../../src/rules/bank/authorization/consents.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { startOf } from '../../../src/rules/text/serverText.ts'
import { day } from '../../../src/rules/time/units.ts'
import { dayOf } from '../../bank/dates.ts'
import type { AuthorizationRequestRow } from '../../db/tables/authorization/authorization.ts'
import type { ApiResponse } from '../../http/message.ts'
import { html } from '../../http/page/html.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { accountsOf } from '../../ledger/books/ledger.ts'
import { consentPage } from '../pages/consentPage.ts'
import { errorPage } from '../pages/errorPage.ts'
import { pageOperation } from '../pages/pageOperation.ts'
import { signInPage } from '../pages/signInPage.ts'
import { returnFromForm, returnWith, seeOther } from '../redirect/returnToApplication.ts'
import { bankCustomers, customerOf } from '../signIn/customers.ts'
import { type FailedSignIn, readForm, signInByForm, textOf } from '../signIn/signInForm.ts'
import {
  confirmCustomer,
  issueCode,
  openRequest,
  type RefusedForm,
  renewForm,
  requestOfForm,
  transitionRequest,
} from './authorizationRequests.ts'
import { readAuthorizationRequest } from './readAuthorizationRequest.ts'

const signInPath = '/ocf-auth-server/auth/oauth/sign-in'
const consentPath = '/ocf-auth-server/auth/oauth/consent'

const originOf = (redirectUri: string) => new URL(redirectUri).origin

const refuse = ({ refused }: RefusedForm): ApiResponse => errorPage(400, refused)

function showSignIn(
  { bank, basePath }: Call,
  { applicationId, formToken }: AuthorizationRequestRow,
  failed: Partial<FailedSignIn> = {},
): ApiResponse {
  const { name = '' } = bank.tables.applications.get(applicationId) ?? {}
  return signInPage({
    ...failed,
    action: `${basePath}${signInPath}`,
    formToken,
    testCustomers: bankCustomers(bank),
    purpose: html`You can then decide what <strong>${startOf(name, 'name')}</strong> may use.`,
    canCancel: true,
  })
}

const deny = async (call: Call, request: AuthorizationRequestRow): Promise<ApiResponse> => {
  await transitionRequest(call.bank, request, { type: 'request.denied' })
  return returnFromForm(call, request.registeredUri, { error: 'access_denied', state: request.state })
}

const authorize = pageOperation({
  id: 'authorize',
  method: 'get',
  path: bankPaths.authorize,
  title: 'Shows the sign-in',
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
})

const submitSignIn = pageOperation({
  id: 'submitSignIn',
  method: 'post',
  path: signInPath,
  title: 'Submits the sign-in',
  async respond(call) {
    const { bank, basePath } = call
    const form = await readForm(call)
    const found = await requestOfForm(call, textOf(form, 'request'), 'signingIn')
    if ('refused' in found) return refuse(found)
    const { request } = found
    call.setApplication(request.applicationId)
    if (form.get('decision') === 'deny') return deny(call, request)
    const signedIn = await signInByForm(call, form)
    if ('problem' in signedIn) return showSignIn(call, await renewForm(bank, request), signedIn)
    const { customer, corporateUsername } = signedIn
    const { formToken } = await confirmCustomer(bank, request, {
      customerNumber: customer.customerNumber,
      corporateUsername,
    })
    return seeOther(new URL(`${basePath}${consentPath}?request=${formToken}`, call.request.url).href)
  },
})

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

const choosesAccounts = ({ scopes }: AuthorizationRequestRow) => scopes.some((name) => accountScopes.includes(name))

function showConsent({ bank, basePath }: Call, request: AuthorizationRequestRow, problem?: string): ApiResponse {
  const { applicationId, customerNumber, corporateUsername, formToken, scopes, registeredUri } = request
  const application = bank.tables.applications.get(applicationId)
  const customer = customerOf(bank, customerNumber)
  if (!application || !customer) return errorPage(400, 'The application was deleted in the meantime.')
  return consentPage({
    action: `${basePath}${consentPath}`,
    formToken,
    application,
    returnOrigin: originOf(registeredUri),
    customer,
    accounts: accountsOf(bank, customer.customerNumber),
    corporateUsername,
    scopes,
    choosesAccounts: choosesAccounts(request),
    consentsAddress: `${basePath}${bankPaths.consents}`,
    unusedDays: String(refreshTokenLifetime / 86_400),
    durations: consentDurations.map((days) => ({
      days: String(days),
      until: dayOf(bank.clock.now() + days * day),
      isDefault: days === defaultConsentDuration,
    })),
    ...(problem !== undefined && { problem }),
  })
}

const showConsentForm = pageOperation({
  id: 'showConsent',
  method: 'get',
  path: consentPath,
  title: 'Shows the consent',
  async respond(call) {
    const formToken = new URL(call.request.url).searchParams.get('request') ?? undefined
    const found = await requestOfForm(call, formToken, 'consenting')
    if ('refused' in found) return refuse(found)
    const { request } = found
    call.setApplication(request.applicationId)
    if (request.customerNumber !== null) call.setSubject(request.customerNumber)
    return showConsent(call, request)
  },
})

const submitConsent = pageOperation({
  id: 'submitConsent',
  method: 'post',
  path: consentPath,
  title: 'Submits the consent',
  async respond(call) {
    const form = await readForm(call)
    const found = await requestOfForm(call, textOf(form, 'request'), 'consenting')
    if ('refused' in found) return refuse(found)
    const { request } = found
    const { applicationId, customerNumber, registeredUri, state } = request
    call.setApplication(applicationId)
    if (customerNumber !== null) call.setSubject(customerNumber)
    if (form.get('decision') !== 'allow') return deny(call, request)
    const owned = customerNumber === null ? [] : accountsOf(call.bank, customerNumber).map(({ id }) => id)
    const chosen = form.getAll('account')
    const shared = owned.filter((accountNumber) => chosen.includes(accountNumber))
    if (choosesAccounts(request) && owned.length > 0 && shared.length === 0)
      return showConsent(call, request, 'Choose at least one account, or press Don’t allow.')
    const duration = consentDurations.find((days) => String(days) === form.get('duration')) ?? defaultConsentDuration
    const code = await issueCode(call.bank, request, { accounts: choosesAccounts(request) ? shared : null, duration })
    return returnFromForm(call, registeredUri, { code, state })
  },
})

export const signInAndConsentOperations = [authorize, submitSignIn, showConsentForm, submitConsent]
