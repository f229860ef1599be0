import { object, string } from 'superstruct'
import { minute } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf } from '../../bank/dates.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import type { OnboardingRow } from '../../db/tables/products/baas.ts'
import { expiryKind } from './onboardingExpiry.ts'

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

const isOpen = ({ status }: OnboardingRow) => !['APPROVED', 'REJECTED', 'EXPIRED'].includes(status)

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
    if (row && isOpen(row))
      await tables.onboardings.update(row.id, { status: 'EXPIRED', endReason: 'TIME_LIMIT', changedAt: clock.now() })
  }),
]
