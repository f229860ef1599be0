import { is, object, string } from 'superstruct'
import { type EventFrom, transition } from 'xstate'
import { type ConsentDuration, consentAnswerMinutes } from '../../../src/rules/bank/authorization/consents.ts'
import { day, minute } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf } from '../../bank/dates.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import { freeId } from '../../db/sequence.ts'
import type { ConsentRow } from '../../db/tables/authorization/consents.ts'
import type { JobRow } from '../../db/tables/jobs.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { endGrant } from '../tokens/issueTokens.ts'
import { consentMachine } from './consent.machine.ts'

/** Anybody can open the authorization page: what has ended gives way first. */
const maxConsents = 5000

/** CS, the day and a number of six digits. */
export const consentId = (date: string, number: number): string =>
  `CS${date.slice(2).replaceAll('-', '')}${String(number).padStart(6, '0')}`

export const isOpen = ({ lifecycle }: ConsentRow): boolean => ['received', 'valid'].includes(lifecycle.value)

/** What an application asks a customer to allow, from now on; the customer is not known yet. */
export async function openConsent(
  bank: Bank,
  { id: applicationId, name: applicationName }: Pick<ApplicationRow, 'id' | 'name'>,
  scopes: string[],
): Promise<ConsentRow> {
  const { tables, clock, sequence } = bank
  await deleteOldest(bank)
  const now = clock.now()
  const today = dayOf(now)
  const consent = await tables.consents.insert({
    // The first number of a day is kept for the ready-made consents.
    id: await freeId(sequence, `consent ${today}`, (number) => consentId(today, 1 + number), tables.consents),
    applicationId,
    applicationName,
    customerNumber: null,
    corporateUsername: null,
    scopes,
    accounts: null,
    duration: null,
    receivedAt: now,
    givenAt: null,
    expiresAt: now + consentAnswerMinutes * minute,
    changedAt: now,
    grantId: null,
    lifecycle: { value: 'received', endReason: null },
  })
  await planExpiry(bank, consent)
  return consent
}

async function deleteOldest(bank: Bank): Promise<void> {
  const { consents } = bank.tables
  if (consents.count() < maxConsents) return
  const rows = consents.list()
  const oldest =
    rows.find((row) => !isOpen(row) && row.givenAt === null) ??
    rows.find((row) => !isOpen(row)) ??
    rows.find(({ givenAt }) => givenAt === null) ??
    rows[0]
  if (!oldest) return
  cancelExpiry(bank, oldest)
  consents.delete(oldest.id)
  if (oldest.grantId !== null) await endGrant(bank, oldest.grantId)
}

export const expiryKind = 'consent-expiry'
const expiryData = object({ consentId: string() })

/** The jobs that end it. */
export const expiriesOf = ({ tables }: Bank, consent: ConsentRow): JobRow[] =>
  tables.jobs.list({
    where: ({ kind, data }) => kind === expiryKind && is(data, expiryData) && data.consentId === consent.id,
  })

function cancelExpiry(bank: Bank, consent: ConsentRow): void {
  for (const { id } of expiriesOf(bank, consent)) bank.jobs.cancel(id)
}

export const planExpiry = (bank: Bank, { id, expiresAt }: ConsentRow): Promise<string> =>
  bank.jobs.schedule({ at: expiresAt, kind: expiryKind, data: { consentId: id } })

/** Ends what nobody has answered in time, and what was valid for its days. */
export const consentExpiry = jobHandler(expiryKind, expiryData, async (bank, data) => {
  const consent = bank.tables.consents.get(data.consentId)
  // An imported file may have the job without its consent.
  if (consent) await transitionConsent(bank, consent, { type: 'consent.expired' })
})

/**
 * Moves the consent to the state that its lifecycle has after this event, and notifies subscribers. When it ends, its tokens
 * end, and what only they allowed.
 */
export async function transitionConsent(
  bank: Bank,
  consent: ConsentRow,
  event: EventFrom<typeof consentMachine>,
  changes: Partial<Omit<ConsentRow, 'id' | 'lifecycle'>> = {},
): Promise<ConsentRow> {
  const { tables, clock } = bank
  const { value, endReason } = consent.lifecycle
  const before = consentMachine.resolveState({ value, context: { endReason } })
  const [after] = transition(consentMachine, before, event)
  if (after.value === value) return consent
  const changed = await tables.consents.update(consent.id, {
    ...changes,
    changedAt: clock.now(),
    lifecycle: { value: after.value, endReason: after.context.endReason },
  })
  // A subscriber is notified of the end before the subscriptions that it allows end.
  await bank.publish('consentChanged', changed)
  if (isOpen(changed)) return changed
  cancelExpiry(bank, changed)
  if (changed.grantId !== null) await endGrant(bank, changed.grantId)
  return changed
}

/** What a customer has allowed. */
export interface ConsentTerms {
  accounts: string[] | null
  duration: ConsentDuration
}

/** Whether a new consent is another answer to what the earlier one was about. */
const replaces = (given: ConsentRow, earlier: ConsentRow): boolean =>
  earlier.id !== given.id &&
  earlier.lifecycle.value === 'valid' &&
  earlier.applicationId === given.applicationId &&
  earlier.corporateUsername === given.corporateUsername &&
  earlier.scopes.every((scope) => given.scopes.includes(scope))

/** The customer allows it from now on; an earlier consent to no more data ends. */
export async function giveConsent(
  bank: Bank,
  consent: ConsentRow,
  { accounts, duration }: ConsentTerms,
): Promise<void> {
  const now = bank.clock.now()
  const given = await transitionConsent(
    bank,
    consent,
    { type: 'consent.given' },
    { accounts, duration, givenAt: now, expiresAt: now + duration * day },
  )
  for (const earlier of bank.tables.consents.listBy('customerNumber', String(given.customerNumber)))
    if (replaces(given, earlier)) await transitionConsent(bank, earlier, { type: 'consent.replaced' })
  cancelExpiry(bank, given)
  await planExpiry(bank, given)
}
