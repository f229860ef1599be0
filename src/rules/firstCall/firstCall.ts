import { array, is, nullable, number, object, optional, string } from 'superstruct'
import { testCustomers } from '../bank/testCustomers.ts'
import type { Catalogue } from '../catalogue/catalogueSchema.ts'
import type { Secret } from '../security/secret.ts'

/** The call that the guide ends with, as the catalogue names its service. */
export const accountsPath = '/api/accounts/v1/accounts'

/** The scope that it needs. */
export const accountsScope = 'accounts'

export type FirstCallStep = 'application' | 'secret' | 'customer' | 'token' | 'call'

export const firstCallSteps: readonly FirstCallStep[] = ['application', 'secret', 'customer', 'token', 'call']

export interface GuideApplication {
  id: string
  name: string
  clientId: string
  /** Null where the bank sent none. */
  clientSecret: Secret<string> | null
  /** Whether the API of the accounts list is switched on. */
  hasApi: boolean
  /** How many addresses may call with its tokens; none in the list means any. */
  addresses: number
}

/** What the bank says. */
export interface GuideState {
  /** That of the accounts list; null where the bank has none. */
  product: { id: string; name: string } | null
  applications: readonly GuideApplication[]
}

/** What the bank cannot say: what the developer chose and has done. It names no person. */
export const firstCallRecord = object({
  applicationId: nullable(string()),
  /** That of the pair that was taken: a pair that was replaced since has another one. */
  clientId: nullable(string()),
  customerNumber: nullable(string()),
  /** When the accounts list was answered with 200 for the first time, in milliseconds. */
  calledAt: nullable(number()),
  /** Those that could be used when the developer went to add one; undefined when nothing is awaited. */
  known: optional(array(string())),
})
export type FirstCallRecord = typeof firstCallRecord.TYPE

export const emptyRecord: FirstCallRecord = {
  applicationId: null,
  clientId: null,
  customerNumber: null,
  calledAt: null,
}

/** What was kept, or nothing done where it cannot be read. */
export const recordOf = (stored: unknown): FirstCallRecord => (is(stored, firstCallRecord) ? stored : emptyRecord)

export function accountsProductOf({ products, services, groups }: Catalogue): GuideState['product'] {
  const service = services.find(({ endpointAddress }) => endpointAddress === accountsPath)
  const productId = groups.find(({ serviceId }) => serviceId === service?.serviceId)?.productId
  return products.find(({ id }) => id === productId) ?? null
}

/** The application that was chosen, as long as it is there and may call the accounts list. */
export const chosenApplication = (
  { applications }: GuideState,
  { applicationId }: FirstCallRecord,
): GuideApplication | undefined => applications.find(({ id, hasApi }) => hasApi && id === applicationId)

/** Whether the application that was chosen is there no more. */
export const isDeleted = ({ applications }: GuideState, { applicationId }: FirstCallRecord): boolean =>
  applicationId !== null && !applications.some(({ id }) => id === applicationId)

/** The newest that can call the accounts list from here, by the order of the list; those that limit who calls come last. */
function newestUsable(applications: GuideState['applications']): GuideApplication | undefined {
  const usable = applications.filter(({ hasApi, clientSecret }) => hasApi && clientSecret !== null)
  return usable.findLast(({ addresses }) => addresses === 0) ?? usable.at(-1)
}

/**
 * The one that was added since `known`; undefined where several were, and the developer has to choose. While nothing was
 * chosen yet, the newest.
 */
export function addedApplication(
  { applications }: GuideState,
  { known, applicationId }: FirstCallRecord,
): GuideApplication | undefined {
  if (!known) return applicationId === null ? newestUsable(applications) : undefined
  const added = applications.filter(({ id, hasApi }) => hasApi && !known.includes(id))
  return added.length === 1 ? added[0] : undefined
}

export const chosenCustomer = ({ customerNumber }: FirstCallRecord) =>
  testCustomers.find(({ number: each }) => each === customerNumber)

/** An access token of the chosen application; `expiresAt` in milliseconds, by the bank's clock. */
export interface GuideToken {
  accessToken: Secret<string>
  expiresAt: number
}

/** Why the bank refused, with the sandbox's way to fix it where it names one. */
export interface GuideRefusal {
  status: number
  message: string
  reason: string | null
}

/** `unusable`: the application was deleted, or has no secret any more. */
export type GuideTokenAnswer = { token: GuideToken } | { refusal: GuideRefusal } | { unusable: true }

/** A 200 with its body as it came, or a refusal. */
export type AccountsAnswer = { body: string; at: number } | { refusal: GuideRefusal }
