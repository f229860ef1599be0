import { onboardingLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import type { SeedContext } from '../../db/table.ts'
import type { AuthorizationIdRow } from '../../db/tables/authorization/authorization.ts'
import type { BaasCardRow, BaasCustomerRow, OnboardingRow, PartnerOrderRow } from '../../db/tables/products/baas.ts'
import { baasContacts } from '../../fixtures/testCustomers/baasContacts.ts'
import { type BaasCustomer, baasApplicants, baasCustomers } from '../../fixtures/testCustomers/baasCustomers.ts'
import { seededPartnerOrders } from '../../fixtures/testCustomers/partnerOrders.ts'
import { parseAmount } from '../../ledger/money/money.ts'
import { newCardLimits } from '../../products/baas/cardLimits.ts'
import { expiryJob } from '../../products/baas/onboardingExpiry.ts'
import { orderDigest } from '../../products/baas/orderDigest.ts'
import { partnerOrderId } from '../../products/baas/partnerOrders.ts'
import { seededTransfers } from '../ledger/transfers.ts'
import { seededApplicationIds } from '../portal/applications.ts'

/** When the bank approved the customers of the examples, and when it suspended one. */
const approvedAt: Readonly<Record<string, string>> = {
  '4000000001': '10:31:45',
  '4000000002': '17:12:40',
  '4000000005': '14:20:11',
  '4000000006': '11:05:09',
}
const suspension = { statusReason: 'COMPLIANCE_CHECK', changedAt: timeAt('2026-03-05', '09:15:00') } as const

/** In a bank that starts earlier, the customer was approved as it started. */
const approvalOf = ({ customerNumber, customerSince }: BaasCustomer, now: number) =>
  Math.min(timeAt(customerSince, approvedAt[customerNumber]), now)

const contactOf = (onboardingId: string) => {
  const contact = baasContacts[onboardingId]
  if (!contact) throw new Error(`${onboardingId} has no contact`)
  return contact
}

export const seededBaasCustomers = (now: number): BaasCustomerRow[] =>
  baasCustomers.map((customer) => {
    const { customerNumber: id, applicationId: onboardingId, name, status } = customer
    const since = approvalOf(customer, now)
    return {
      id,
      applicationId: null,
      onboardingId,
      ...contactOf(onboardingId),
      name,
      status,
      statusReason: status === 'SUSPENDED' ? suspension.statusReason : null,
      customerSince: dayOf(since),
      changedAt: status === 'SUSPENDED' ? Math.min(suspension.changedAt, now) : since,
      phoneChangedAt: null,
      contactChangedAt: since,
    }
  })

export const seededAuthorizationIds = (): AuthorizationIdRow[] =>
  baasCustomers.map(({ authorizationId: id, customerNumber }) => ({ id, customerNumber, applicationId: null }))

/** Applications that are under way began in the days before the day of seeding: so many days ago, started and changed. */
const underWay: Readonly<Record<string, readonly [started: number, at: string, changed: number, at: string]>> = {
  OB1000000003: [1, '18:20:00', 1, '18:23:37'],
  OB1000000004: [4, '11:08:44', 4, '11:21:09'],
  OB1000000007: [1, '15:58:12', 0, '09:30:00'],
  OB1000000008: [1, '20:14:05', 1, '20:14:05'],
}

const applicationTimes = (createdAt: number, changedAt: number) => ({
  createdAt,
  changedAt,
  expiresAt: createdAt + onboardingLifetime * 1000,
})

export function seededOnboardings(now: number): OnboardingRow[] {
  const today = dayOf(now)
  const ago = (days: number, time: string) => Math.min(timeAt(addDays(today, -days), time), now)
  const applicants = baasApplicants.map(({ applicationId: id, applicationStatus: status, name }) => {
    const [started, startedAt, changed, changedAt] = underWay[id] ?? [0, '00:00:00', 0, '00:00:00']
    return {
      id,
      applicationId: null,
      status,
      endReason: status === 'REJECTED' ? ('IDENTITY_NOT_VERIFIED' as const) : null,
      ...contactOf(id),
      name,
      failedDocuments: status === 'REJECTED' ? 3 : 0,
      ...applicationTimes(ago(started, startedAt), ago(changed, changedAt)),
      customerNumber: null,
      authorizationId: null,
    }
  })
  const approved = baasCustomers.map((customer) => {
    const { applicationId: id, customerNumber, authorizationId, name } = customer
    const decidedAt = approvalOf(customer, now)
    return {
      id,
      applicationId: null,
      status: 'APPROVED' as const,
      endReason: null,
      ...contactOf(id),
      name,
      failedDocuments: 0,
      ...applicationTimes(decidedAt - (50 * 60 + 25) * 1000, decidedAt),
      customerNumber,
      authorizationId,
    }
  })
  return [...approved, ...applicants].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** What ends applications that nobody decides. */
export const seededOnboardingJobs = (now: number) =>
  seededOnboardings(now)
    .filter(({ status }) => status !== 'APPROVED' && status !== 'REJECTED')
    .map(expiryJob)

export const seededBaasCards = (now: number): BaasCardRow[] =>
  baasCustomers.flatMap(({ customerNumber, cards, customerSince }) =>
    cards.map(({ cardId, balance = '0.00', ...card }) => ({
      id: cardId,
      customerNumber,
      ...card,
      status: 'ACTIVE' as const,
      limits: newCardLimits(card.form),
      limitsChangedAt: Math.min(timeAt(customerSince, '12:00'), now),
      balance: parseAmount(balance),
    })),
  )

/** The application that ordered what the test customers have; references of others do not meet its own. */
const [partner = ''] = seededApplicationIds

/** The orders that made what the test customers have: sent again, they are answered as the first time. */
const ordersOfTestCustomers = (): Promise<PartnerOrderRow[]> =>
  Promise.all(
    seededPartnerOrders.map(async ({ operation, customer, order, answer }) => ({
      id: partnerOrderId(partner, order.partnerReference),
      operation,
      digest: await orderDigest(customer, order),
      answer: JSON.stringify(answer),
    })),
  )

/** Transfers of the days before: what exactly the partner sent is not known, so no order is a repeat of theirs. */
const ordersOfTransfers = (now: number): PartnerOrderRow[] =>
  seededTransfers(now).flatMap(({ id: referenceNumber, partnerReference }) =>
    partnerReference === null
      ? []
      : [
          {
            id: partnerOrderId(partner, partnerReference),
            operation: 'createBaasTransfer',
            digest: '',
            answer: JSON.stringify({ referenceNumber }),
          },
        ],
  )

export const seededPartnerOrderRows = async ({ now }: Pick<SeedContext, 'now'>): Promise<PartnerOrderRow[]> => [
  ...(await ordersOfTestCustomers()),
  ...ordersOfTransfers(now()),
]
