import { type EventFrom, transition } from 'xstate'
import { authorizationCodeLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { consentAnswerMinutes } from '../../../src/rules/bank/authorization/consents.ts'
import { day, minute } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { inWords } from '../../bank/inWords.ts'
import { expire } from '../../db/expire.ts'
import type { AuthorizationRequestRow } from '../../db/tables/authorization/authorization.ts'
import type { ConsentRow } from '../../db/tables/authorization/consents.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { type ConsentTerms, giveConsent, openConsent, transitionConsent } from '../consents/consents.ts'
import { isAllowedRedirect } from '../redirect/returnAddress.ts'
import { authorizationCodeMachine } from './authorizationCode.machine.ts'

/** How long a customer has for sign-in and consent, in milliseconds. */
const requestLifetime = consentAnswerMinutes * minute

/** How long a request is kept, so that a code that is used again is noticed, in milliseconds. */
const retention = day

/** Anybody can open requests: older ones give way. */
const maxRequests = 5000

type Asked = Pick<AuthorizationRequestRow, 'scopes' | 'state' | 'redirectUri' | 'registeredUri' | 'codeChallenge'>

const newFormToken = ({ sequence }: Bank) => sequence.key('authorization form')

export async function openRequest(
  bank: Bank,
  application: ApplicationRow,
  asked: Asked,
): Promise<AuthorizationRequestRow> {
  const { tables, clock, sequence } = bank
  const now = clock.now()
  expire(
    tables.authorizationRequests,
    ({ expiresAt }) => now >= expiresAt + retention || tables.authorizationRequests.count() >= maxRequests,
  )
  expire(tables.authorizationCodes, ({ expiresAt }) => now >= expiresAt + retention)
  const { id: consentId } = await openConsent(bank, application, asked.scopes)
  return tables.authorizationRequests.insert({
    ...asked,
    id: await sequence.id('authorization-request'),
    applicationId: application.id,
    clientId: application.oauthClientId,
    formToken: await newFormToken(bank),
    customerNumber: null,
    corporateUsername: null,
    accounts: null,
    grantId: null,
    consentId,
    expiresAt: now + requestLifetime,
    lifecycle: { value: 'signingIn' },
  })
}

/** What the customer is asked to allow; undefined when it has given way to others. */
const consentOf = ({ tables }: Bank, { consentId = '' }: AuthorizationRequestRow): ConsentRow | undefined =>
  tables.consents.get(consentId)

/** How a request ends without a code, as the consent has it. */
const consentEvents = { 'request.denied': 'consent.refused', 'request.expired': 'consent.expired' } as const

/** Moves the request to the state that its lifecycle has after this event, and its consent with it. */
export async function transitionRequest(
  bank: Bank,
  request: AuthorizationRequestRow,
  event: EventFrom<typeof authorizationCodeMachine>,
  changes: Partial<Omit<AuthorizationRequestRow, 'id' | 'lifecycle'>> = {},
): Promise<AuthorizationRequestRow> {
  const before = authorizationCodeMachine.resolveState({ value: request.lifecycle.value })
  const [after] = transition(authorizationCodeMachine, before, event)
  const consent = consentOf(bank, request)
  if (consent && (event.type === 'request.denied' || event.type === 'request.expired'))
    await transitionConsent(bank, consent, { type: consentEvents[event.type] })
  return bank.tables.authorizationRequests.update(request.id, { ...changes, lifecycle: { value: after.value } })
}

/** Why a form is not taken, as its reader reads it. */
export interface RefusedForm {
  refused: string
}

const stale: RefusedForm = {
  refused: `This form was submitted before, or it is older than ${inWords(consentAnswerMinutes)} minutes.`,
}

/** What the application has changed since the request was opened, so that nobody can decide about it any more. */
function changeSince(call: LoginCall, request: AuthorizationRequestRow): string | undefined {
  const application = call.bank.tables.applications.get(request.applicationId)
  if (!application) return 'The application was deleted in the meantime.'
  if (application.oauthClientId !== request.clientId)
    return 'The application has a new client ID. Go back to it and start again.'
  const { lifecycle } = consentOf(call.bank, request) ?? {}
  if (lifecycle?.value === 'revoked')
    return 'The application has withdrawn what it asked for. Go back to it and start again.'
  if (lifecycle?.value === 'expired') return stale.refused
  const address = new URL(call.request.url)
  if (!isAllowedRedirect(application, request.registeredUri, address, call.basePath))
    return 'The application has changed the address to which you would return. Go back to it and start again.'
  const activated = activatedScopes(application, 'authorization_code')
  if (request.scopes.some((name) => !activated.includes(name)))
    return 'The application no longer has an API that it asked for. Go back to it and start again.'
  return undefined
}

type LoginCall = Pick<Call, 'bank' | 'request' | 'basePath'>

/**
 * The open request that a page's form belongs to, as its application is now. Each form has a token of its own, which works
 * once: who saw an earlier page of the request cannot go on with it.
 */
export async function requestOfForm(
  call: LoginCall,
  formToken: string | undefined,
  value: 'signingIn' | 'consenting',
): Promise<{ request: AuthorizationRequestRow } | RefusedForm> {
  const { bank } = call
  const request = formToken === undefined ? undefined : bank.tables.authorizationRequests.by('formToken', formToken)
  if (request?.lifecycle.value !== value) return stale
  const change = changeSince(call, request)
  if (change === undefined && bank.clock.now() < request.expiresAt) return { request }
  await transitionRequest(bank, request, { type: 'request.expired' })
  return change === undefined ? stale : { refused: change }
}

/** A new token for the next form; the earlier one works no longer. */
export const renewForm = async (bank: Bank, { id }: AuthorizationRequestRow): Promise<AuthorizationRequestRow> =>
  bank.tables.authorizationRequests.update(id, { formToken: await newFormToken(bank) })

export async function confirmCustomer(
  bank: Bank,
  request: AuthorizationRequestRow,
  customer: Pick<AuthorizationRequestRow, 'customerNumber' | 'corporateUsername'>,
): Promise<AuthorizationRequestRow> {
  const formToken = await newFormToken(bank)
  const consent = consentOf(bank, request)
  if (consent) await bank.tables.consents.update(consent.id, customer)
  return transitionRequest(bank, request, { type: 'customer.authenticated' }, { ...customer, formToken })
}

/** For a request of an older version, or whose consent has given way to others. */
async function reopenConsent(bank: Bank, request: AuthorizationRequestRow): Promise<ConsentRow> {
  const { applicationId, customerNumber, corporateUsername, scopes } = request
  const application = bank.tables.applications.get(applicationId)
  if (!application) throw new Error(`There is no application ${applicationId}`)
  const { id } = await openConsent(bank, application, scopes)
  return bank.tables.consents.update(id, { customerNumber, corporateUsername })
}

/** Records the consent. Resolves with the code that the application exchanges. */
export async function issueCode(bank: Bank, request: AuthorizationRequestRow, given: ConsentTerms): Promise<string> {
  const { accounts } = given
  const consent = consentOf(bank, request) ?? (await reopenConsent(bank, request))
  await giveConsent(bank, consent, given)
  await transitionRequest(bank, request, { type: 'consent.given' }, { accounts, consentId: consent.id })
  const id = await bank.sequence.key('authorization code')
  const expiresAt = bank.clock.now() + authorizationCodeLifetime * 1000
  await bank.tables.authorizationCodes.insert({ id, requestId: request.id, expiresAt })
  return id
}
