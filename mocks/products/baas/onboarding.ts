import { object, string } from 'superstruct'
import { minute } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf } from '../../bank/dates.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import { invalid, refused } from '../../bank/serviceError.ts'
import type { OnboardingRow } from '../../db/tables/products/baas.ts'
import { expiryKind } from './onboardingExpiry.ts'

export const isOpen = (
  status: OnboardingRow['status'],
): status is 'IDENTITY_PENDING' | 'VIDEO_CALL_PENDING' | 'IN_REVIEW' =>
  ['IDENTITY_PENDING', 'VIDEO_CALL_PENDING', 'IN_REVIEW'].includes(status)

/** The last two of the eleven digits check the others. */
function isIdentityNumber(text: string): boolean {
  const digits = [...text].map(Number)
  const sum = (indexes: readonly number[]) => indexes.reduce((total, index) => total + (digits[index] ?? 0), 0)
  const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10
}

/**
 * Codes go to the phone, so only one person has it; customers who have left do not count.
 * @throws ServiceError (204502)
 */
export function assertPhoneIsFree({ tables }: Bank, phoneNumber: string, reason: string): void {
  const isOfCustomer = tables.baasCustomers
    .list()
    .some((row) => row.phoneNumber === phoneNumber && row.status !== 'CLOSED')
  const isOfApplicant = tables.onboardings.list().some((row) => row.phoneNumber === phoneNumber && isOpen(row.status))
  if (isOfCustomer || isOfApplicant) throw refused('204502', 'Phone number belongs to another customer', reason)
}

const required = ['FRAMEWORK_AGREEMENT', 'DATA_PROTECTION_NOTICE', 'DISTANCE_CONTRACT'] as const
const adultAfter = 18 * 12

interface Applicant {
  identityNumber: string
  birthDate: string
  agreements: readonly string[]
  phoneNumber: string
}

/** @throws ServiceError (400) unless the person may apply */
export function assertMayApply(bank: Bank, applicant: Applicant): void {
  const { identityNumber, birthDate, agreements, phoneNumber } = applicant
  if (!isIdentityNumber(identityNumber))
    throw invalid(
      'identityNumber: Expected a valid identity number',
      'The check digits of the identity number are wrong.',
    )
  const missing = required.find((agreement) => !agreements.includes(agreement))
  if (missing) throw invalid(`agreements: ${missing} is required`, `The applicant must have accepted ${missing}.`)
  if (addMonths(birthDate, adultAfter) > dayOf(bank.clock.now()))
    throw refused('204002', 'Applicant is under age', 'An applicant is at least 18 years old.')
  const isCustomer = bank.tables.baasCustomers
    .list()
    .some((row) => row.identityNumber === identityNumber && row.status !== 'CLOSED')
  const hasApplied = bank.tables.onboardings
    .list()
    .some(({ identityNumber: known, status }) => known === identityNumber && isOpen(status))
  if (isCustomer || hasApplied)
    throw refused('204001', 'Application or customer exists', 'The person is a customer or has an open application.')
  assertPhoneIsFree(bank, phoneNumber, 'Send a phone number that only the applicant has.')
}

/** In the sandbox the applicant holds the video call so long after the check of the document, and the bank decides so long after it. */
const videoCallDelay = 10 * minute
const decisionDelay = 30 * minute

const stepKind = 'onboarding.step'
/** What happens next without a call: the video call, then the decision. */
export const planStep = (
  { jobs, clock }: Bank,
  { id, status }: Pick<OnboardingRow, 'id' | 'status'>,
): Promise<string> =>
  jobs.schedule({
    at: clock.now() + (status === 'IN_REVIEW' ? decisionDelay : videoCallDelay),
    kind: stepKind,
    data: { onboarding: id },
  })

/** By the last character of a document's number, since the sandbox looks at no photographs. */
const documentResults = { 7: 'NOT_READABLE', 8: 'MISMATCH', 9: 'NEEDS_REVIEW' } as const
const documentAttempts = 3

/**
 * Checks the document of an application: the video call is next, or another document up to the last attempt.
 * @throws ServiceError (400) unless the application waits for one
 */
export async function checkDocument(bank: Bank, row: OnboardingRow, documentNumber: string) {
  if (row.status !== 'IDENTITY_PENDING')
    throw refused(
      '204003',
      'Application does not wait for this step',
      `The application ${row.id} is ${row.status}: only one that is IDENTITY_PENDING takes a document.`,
    )
  const result = documentResults[documentNumber.at(-1) as unknown as keyof typeof documentResults] ?? 'VERIFIED'
  const hasFailed = result === 'NOT_READABLE' || result === 'MISMATCH'
  const failedDocuments = row.failedDocuments + (hasFailed ? 1 : 0)
  const isRejected = failedDocuments === documentAttempts
  const status = hasFailed ? (isRejected ? 'REJECTED' : 'IDENTITY_PENDING') : 'VIDEO_CALL_PENDING'
  const changed = await bank.tables.onboardings.update(row.id, {
    status,
    failedDocuments,
    endReason: isRejected ? 'IDENTITY_NOT_VERIFIED' : null,
    ...(status !== row.status && { changedAt: bank.clock.now() }),
  })
  if (status === 'VIDEO_CALL_PENDING') await planStep(bank, changed)
  return { result, attemptsLeft: hasFailed ? documentAttempts - failedDocuments : 0, status } as const
}

/** Makes the applicant a customer with a number and an authorization ID. */
async function approve(bank: Bank, row: OnboardingRow): Promise<OnboardingRow> {
  const { tables, sequence, clock } = bank
  const now = clock.now()
  const { applicationId, identityNumber, name, phoneNumber, email, address } = row
  const customerNumber = String(4_000_000_100 + (await sequence.next('baas customer')))
  const authorizationId = (await sequence.key('authorization id')).slice(0, 32)
  await tables.baasCustomers.insert({
    id: customerNumber,
    applicationId,
    onboardingId: row.id,
    identityNumber,
    name,
    status: 'ACTIVE',
    statusReason: null,
    customerSince: dayOf(now),
    changedAt: now,
    phoneNumber,
    phoneChangedAt: null,
    email,
    address,
    contactChangedAt: now,
  })
  await tables.authorizationIds.insert({ id: authorizationId, customerNumber, applicationId })
  return tables.onboardings.update(row.id, { status: 'APPROVED', changedAt: now, customerNumber, authorizationId })
}

export type OnboardingDecision = 'APPROVED' | 'VIDEO_CALL_FAILED' | 'BANK_DECISION'

/** What the bank decides about an application that is open. */
export async function decideOnboarding(
  bank: Bank,
  row: OnboardingRow,
  decision: OnboardingDecision,
): Promise<OnboardingRow> {
  if (decision === 'APPROVED') return approve(bank, row)
  return bank.tables.onboardings.update(row.id, {
    status: 'REJECTED',
    endReason: decision,
    changedAt: bank.clock.now(),
  })
}

const onboardingData = object({ onboarding: string() })

export const onboardingJobs = [
  jobHandler(stepKind, onboardingData, async (bank, { onboarding }) => {
    const row = bank.tables.onboardings.get(onboarding)
    if (row?.status === 'IN_REVIEW') await approve(bank, row)
    if (row?.status !== 'VIDEO_CALL_PENDING') return
    await planStep(
      bank,
      await bank.tables.onboardings.update(row.id, { status: 'IN_REVIEW', changedAt: bank.clock.now() }),
    )
  }),
  jobHandler(expiryKind, onboardingData, async ({ tables, clock }, { onboarding }) => {
    const row = tables.onboardings.get(onboarding)
    if (row && isOpen(row.status))
      await tables.onboardings.update(row.id, { status: 'EXPIRED', endReason: 'TIME_LIMIT', changedAt: clock.now() })
  }),
]
