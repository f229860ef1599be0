import { type EventFrom, transition } from 'xstate'
import type { Bank } from '../bank/bank.ts'
import type { ApplicationRow } from '../db/applications.ts'
import type { AuthorizationRequestRow } from '../db/authorization.ts'
import { expire } from '../db/expire.ts'
import { authorizationCodeMachine } from './authorizationCode.machine.ts'

/** How long a customer has for sign-in and consent, in milliseconds. */
const requestLifetime = 10 * 60_000

/** How long a code is valid, in milliseconds, as the documentation says. */
const codeLifetime = 2 * 60_000

/** How long a request is kept, so that a code that is used again is noticed, in milliseconds. */
const retention = 24 * 3_600_000

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
    expiresAt: now + requestLifetime,
    lifecycle: { value: 'signingIn' },
  })
}

/** Moves the request to the state that its lifecycle has after this event. */
export function transitionRequest(
  { tables }: Bank,
  request: AuthorizationRequestRow,
  event: EventFrom<typeof authorizationCodeMachine>,
  changes: Partial<Omit<AuthorizationRequestRow, 'id' | 'lifecycle'>> = {},
): Promise<AuthorizationRequestRow> {
  const before = authorizationCodeMachine.resolveState({ value: request.lifecycle.value })
  const [after] = transition(authorizationCodeMachine, before, event)
  return tables.authorizationRequests.update(request.id, { ...changes, lifecycle: { value: after.value } })
}

/**
 * The open request that a page's form belongs to. Each form has a token of its own, which works once: who saw an earlier page
 * of the request cannot go on with it.
 */
export async function requestOfForm(
  bank: Bank,
  formToken: string | undefined,
  value: 'signingIn' | 'consenting',
): Promise<AuthorizationRequestRow | undefined> {
  const request = formToken === undefined ? undefined : bank.tables.authorizationRequests.by('formToken', formToken)
  if (request?.lifecycle.value !== value) return undefined
  if (bank.tables.applications.get(request.applicationId)?.oauthClientId !== request.clientId) return undefined
  if (bank.clock.now() < request.expiresAt) return request
  await transitionRequest(bank, request, { type: 'request.expired' })
  return undefined
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
  return transitionRequest(bank, request, { type: 'customer.authenticated' }, { ...customer, formToken })
}

/** Records the consent. Resolves with the code that the application exchanges. */
export async function issueCode(
  bank: Bank,
  request: AuthorizationRequestRow,
  accounts: AuthorizationRequestRow['accounts'],
): Promise<string> {
  await transitionRequest(bank, request, { type: 'consent.given' }, { accounts })
  const id = await bank.sequence.key('authorization code')
  const expiresAt = bank.clock.now() + codeLifetime
  await bank.tables.authorizationCodes.insert({ id, requestId: request.id, expiresAt })
  return id
}
