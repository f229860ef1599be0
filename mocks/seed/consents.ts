import { addDays } from '../../src/rules/bank/bankDays.ts'
import { day, minute } from '../../src/rules/time/units.ts'
import { consentId, expiryKind, isOpen } from '../authorization/consents/consents.ts'
import { dayOf, timeAt } from '../bank/dates.ts'
import type { ConsentRow } from '../db/tables/authorization/consents.ts'
import type { JobRow } from '../db/tables/jobs.ts'

interface Example extends Pick<ConsentRow, 'applicationName' | 'scopes' | 'accounts'> {
  customerNumber: string
  corporateUsername?: string
  duration: NonNullable<ConsentRow['duration']>
  /** How many days ago it was asked for, at this time; it was given a minute later. */
  daysAgo: number
  time: string
  withdrawnDaysAgo?: number
}

const examples: readonly Example[] = [
  {
    customerNumber: '3',
    applicationName: 'Budget Planner',
    scopes: ['accounts'],
    accounts: ['1010000031'],
    duration: 90,
    daysAgo: 93,
    time: '18:05:30',
  },
  {
    customerNumber: '12',
    corporateUsername: 'kuzey.finance',
    applicationName: 'Ledger Sync',
    scopes: ['accounts', 'webhooks'],
    accounts: ['1012000001', '1012000002', '1012000003'],
    duration: 180,
    daysAgo: 40,
    time: '11:20:05',
  },
  {
    customerNumber: '4',
    applicationName: 'Budget Planner',
    scopes: ['accounts', 'investments'],
    accounts: ['1010000041', '1010000042', '1010000043'],
    duration: 90,
    daysAgo: 20,
    time: '21:14:48',
    withdrawnDaysAgo: 3,
  },
  {
    customerNumber: '1',
    applicationName: 'Budget Planner',
    scopes: ['accounts', 'creditcards'],
    accounts: ['1010000001', '1010000002'],
    duration: 90,
    daysAgo: 12,
    time: '09:40:02',
  },
]

/** The consents of the examples: two are valid, one was withdrawn and one has expired. */
export const seededConsents = (now: number): ConsentRow[] =>
  examples.map(({ daysAgo, time, withdrawnDaysAgo, corporateUsername = null, ...asked }) => {
    const date = addDays(dayOf(now), -daysAgo)
    const receivedAt = timeAt(date, time)
    const givenAt = receivedAt + minute
    const expiresAt = givenAt + asked.duration * day
    const consent: ConsentRow = {
      ...asked,
      id: consentId(date, 1),
      applicationId: null,
      corporateUsername,
      receivedAt,
      givenAt,
      expiresAt,
      changedAt: givenAt,
      grantId: null,
      lifecycle: { value: 'valid', endReason: null },
    }
    if (withdrawnDaysAgo !== undefined)
      return {
        ...consent,
        changedAt: timeAt(addDays(dayOf(now), -withdrawnDaysAgo), '08:02:11'),
        lifecycle: { value: 'revoked', endReason: 'CUSTOMER_WITHDREW' },
      }
    return expiresAt <= now
      ? { ...consent, changedAt: expiresAt, lifecycle: { value: 'expired', endReason: 'DURATION_ENDED' } }
      : consent
  })

/** The jobs that end them. */
export const seededConsentJobs = (now: number): Omit<JobRow, 'id'>[] =>
  seededConsents(now)
    .filter(isOpen)
    .map(({ id, expiresAt }) => ({ at: expiresAt, kind: expiryKind, data: { consentId: id } }))
