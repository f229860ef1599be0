import type { Application } from '../applications/applications.ts'
import { type Grant, grants } from '../bank/authorization/grants.ts'
import { scopeNamed } from '../bank/authorization/scopes.ts'
import { baasTestCustomers } from '../bank/baasTestCustomers.ts'
import { testCustomers } from '../bank/testCustomers.ts'
import type { Access } from '../definition/operation/security.ts'
import type { Secret } from '../security/secret.ts'

/** An access token of the bank that calls are tried out with; it is in memory only. */
export interface HeldToken {
  accessToken: string
  grant: Grant
  applicationId: string
  applicationName: string
  clientId: string
  scopes: readonly string[]
  /** In milliseconds, by the sandbox's clock where there is one, else by that of the page. */
  expiresAt: number
  refreshToken?: string
  /** Whose data it opens: the name of the test customer, or the number of another one. */
  customer?: string
}

/** Whose token it is. One that was renewed completes what an earlier one has begun, and no token of anybody else does. */
export interface TokenOwner {
  applicationId: string
  grant: Grant
  customer?: string | undefined
}

/** Without the token itself, and without what renews it. */
export const ownerOf = ({ applicationId, grant, customer }: TokenOwner): TokenOwner => ({
  applicationId,
  grant,
  customer,
})

export const isSameOwner = (one: TokenOwner, other: TokenOwner): boolean =>
  one.applicationId === other.applicationId && one.grant === other.grant && one.customer === other.customer

/** One of the developer's applications, as far as tokens are requested with it; its secret is read when it is needed. */
export interface TryApplication {
  id: string
  name: string
  clientId: string
  hasSecret: boolean
  productIds: readonly string[]
}

/** Those without an IP list come first: they can call from anywhere, so the first call is not refused. */
export const byIpList = (one: Pick<Application, 'ipList'>, other: Pick<Application, 'ipList'>) =>
  Number(one.ipList.length > 0) - Number(other.ipList.length > 0)

export const tryApplicationsOf = (applications: readonly Application[]): TryApplication[] =>
  applications.toSorted(byIpList).map(({ id, name, oauthClientId, oauthClientSecret, productList }) => ({
    id,
    name,
    clientId: oauthClientId,
    hasSecret: oauthClientSecret !== null,
    productIds: productList,
  }))

/** One way to a token that opens a call. */
export interface TokenOption {
  grant: Grant
  scopes: readonly string[]
}

/** What a call asks of a token, and the API product that an application must have switched on for it. */
export interface CallAccess {
  /** The address of its operation. */
  operation: string
  productId: string
  options: readonly TokenOption[]
  /** Any scope of the grant will do. */
  anyScope: boolean
  /** The number of the test customer whose data its examples have; null where any customer will do. */
  exampleCustomer: string | null
}

/** A customer that the documentation does not list, such as one of the bank's own test host. */
export interface OtherCustomer {
  number: string
  /** Empty for an individual customer. */
  corporateUsername: string
  password: Secret<string> | null
}

/** Whose data a token opens. */
export interface CustomerChoice {
  /** The number of the test customer, for the password grant. */
  customerNumber: string
  /** In place of the test customer. */
  otherCustomer: OtherCustomer | null
  /** Names the customer of BaaS. */
  authorizationId: string
}

/** What is chosen to request a token with. */
export interface TokenChoice extends CustomerChoice {
  applicationId: string | null
  grant: Grant | null
  /** Of the application, in PEM or Base64: it signs a request with an authorization ID. */
  privateKey: Secret<string> | null
}

/** What a token is requested with. */
export interface TokenOrder extends TokenOption, CustomerChoice {
  applicationId: string
  clientId: string
  privateKey: Secret<string> | null
}

/** What the bank's sign-in returned with, and what its code is exchanged with (RFC 6749 section 4.1.3, RFC 7636). */
export interface ReturnedCode {
  code: string
  codeVerifier: string
  redirectUri: string
}

/** Why the authorization server gave no token (RFC 6749 section 5.2). */
export interface TokenRefusal {
  /** Null where the sign-in returned with it (RFC 6749 section 4.1.2.1). */
  status: number | null
  error: string
  description: string | null
  /** What was wrong and how to fix it, as the sandbox says it. */
  reason: string | null
}

export type TokenOutcome = { token: HeldToken } | { refusal: TokenRefusal }

const isGrant = (name: string): name is Grant => grants.some((each) => each === name)

/** The grants with which a call can be made, in the order of its definition. */
export const optionsOf = (access: readonly Access[]): TokenOption[] =>
  access.flatMap(({ grants: names, scopes }) => names.filter(isGrant).map((grant) => ({ grant, scopes })))

const canonical = (scope: string) => scopeNamed(scope)?.name ?? scope

/** Whether a token opens a call: its grant is one of those, and it has the scopes. */
export function isAllowed(
  { grant, scopes }: Pick<HeldToken, 'grant' | 'scopes'>,
  { options, anyScope }: Pick<CallAccess, 'options' | 'anyScope'>,
): boolean {
  const held = new Set(scopes.map(canonical))
  return options.some(
    (option) => option.grant === grant && (anyScope || option.scopes.every((scope) => held.has(canonical(scope)))),
  )
}

/** Who the first customer is of each kind, until another one is chosen. */
export const firstCustomer: CustomerChoice = {
  customerNumber: testCustomers[0]?.number ?? '',
  otherCustomer: null,
  authorizationId: baasTestCustomers[0]?.id ?? '',
}

/** What a choice says about the customer. */
export const customerIn = (choice: Partial<TokenChoice>): Partial<CustomerChoice> => ({
  ...(choice.customerNumber !== undefined && { customerNumber: choice.customerNumber }),
  ...(choice.otherCustomer !== undefined && { otherCustomer: choice.otherCustomer }),
  ...(choice.authorizationId !== undefined && { authorizationId: choice.authorizationId }),
})

/** The customer whose data the examples of a call have, else the one that was chosen before. */
export function customerFor(chosen: CustomerChoice, { exampleCustomer }: CallAccess): CustomerChoice {
  const baas = baasTestCustomers.find(({ number }) => number === exampleCustomer)
  if (baas) return { ...chosen, authorizationId: baas.id }
  const customer = testCustomers.find(({ number }) => number === exampleCustomer)
  return customer ? { ...chosen, customerNumber: customer.number, otherCustomer: null } : chosen
}

/** The choice for a call: what was chosen before as far as it fits, else the first that does. */
export function resolveChoice(
  choice: TokenChoice,
  applications: readonly TryApplication[],
  { productId, options }: CallAccess,
): TokenChoice {
  const { applicationId, grant } = choice
  const fitting = applications.filter(({ productIds }) => productIds.includes(productId))
  const chosen = fitting.find(({ id }) => id === applicationId) ?? fitting[0] ?? applications[0]
  return {
    ...choice,
    applicationId: chosen?.id ?? null,
    grant: (options.find((each) => each.grant === grant) ?? options[0])?.grant ?? null,
    privateKey: chosen?.id === applicationId ? choice.privateKey : null,
  }
}

/** Why no token can be requested with a choice; null when one can. */
export type ChoiceProblem =
  | 'noApplication'
  | 'productOff'
  | 'noSecret'
  | 'noGrant'
  | 'noCustomer'
  | 'noAuthorizationId'
  | 'noKey'
  | 'noLogin'

const isNamed = ({ number, password }: OtherCustomer) => number.trim() !== '' && password !== null

export function choiceProblem(
  { applicationId, grant, otherCustomer, authorizationId, privateKey }: TokenChoice,
  applications: readonly TryApplication[],
  { productId, options }: CallAccess,
  servesLogin: boolean,
): ChoiceProblem | null {
  const application = applications.find(({ id }) => id === applicationId)
  if (!application) return 'noApplication'
  if (!application.productIds.includes(productId)) return 'productOff'
  if (!application.hasSecret) return 'noSecret'
  if (!options.some((each) => each.grant === grant)) return 'noGrant'
  if (grant === 'authorization_code' && !servesLogin) return 'noLogin'
  if (grant === 'password' && otherCustomer && !isNamed(otherCustomer)) return 'noCustomer'
  if (grant !== 'authorization_id') return null
  if (authorizationId.trim() === '') return 'noAuthorizationId'
  return privateKey === null ? 'noKey' : null
}

/** The order of a choice, or null while it is not complete. `servesLogin`: whether the bank's sign-in can be opened. */
export function orderOf(
  choice: TokenChoice,
  applications: readonly TryApplication[],
  access: CallAccess,
  servesLogin: boolean,
): TokenOrder | null {
  const option = access.options.find((each) => each.grant === choice.grant)
  const application = applications.find(({ id }) => id === choice.applicationId)
  if (!option || !application || choiceProblem(choice, applications, access, servesLogin)) return null
  const { customerNumber, otherCustomer, authorizationId, privateKey } = choice
  return {
    ...option,
    applicationId: application.id,
    clientId: application.clientId,
    customerNumber,
    otherCustomer,
    authorizationId: authorizationId.trim(),
    privateKey,
  }
}
