import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { type DueList, sessionEnds } from '../../../src/rules/sandbox/clock/dueList.ts'
import { waitingTransactions } from '../../authorization/otp/mobileApp.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'

/** What each kind of job does, for people. */
export const jobTexts: Readonly<Record<string, string>> = {
  'ticket-answer': 'Admin replies to a ticket',
  transfer: 'Transfer continues',
  'card-booking': 'Card payment is booked',
  'standing-orders': 'Standing orders are planned',
  'standing-order': 'Standing order is carried out',
  sweep: 'Collection account is swept',
  'loan-application': 'Loan application continues',
  'loan-collection': 'Loan instalment is collected',
  'fundOrder.settle': 'Fund order settles',
  'baas.investment.settle': 'Investment order settles',
  'baas.card.status': 'Card order continues',
  'onboarding.step': 'Onboarding continues',
  'onboarding.expire': 'Onboarding expires',
  'qr-use': 'QR order is used',
  'qr-expiry': 'QR order expires',
  'debit-card-replacement': 'Debit card is replaced',
  'mail-order-settlement': 'Mail order settles',
  'consent-expiry': 'Consent expires',
  'webhook.attempt': 'Webhook is sent',
}

interface Due {
  at: number
  text: string
  subject: string | null
}

const firstText = (data: unknown) =>
  (isRecord(data) && Object.values(data).find((value): value is string => typeof value === 'string')) || null

function jobsOf({ tables, clock }: Bank): Due[] {
  return tables.jobs
    .list({ where: ({ at }) => at > clock.now() })
    .map(({ at, kind, data }) => ({ at, text: jobTexts[kind] ?? kind, subject: firstText(data) }))
}

function portalSessions({ tables }: Bank): Due[] {
  const nameOf = (grantId: string) => {
    const grant = tables.grants.get(grantId)
    return grant?.endedAt === null ? tables.accounts.get(grant.accountId)?.eMailAddress : undefined
  }
  return tables.tokens.list({ where: ({ successor }) => successor === null }).flatMap((token) => {
    const subject = nameOf(token.grantId)
    return subject === undefined
      ? []
      : [
          { at: token.expiresAt, text: 'Portal access token expires', subject },
          { at: token.refreshExpiresAt, text: sessionEnds, subject },
        ]
  })
}

function bankTokens({ tables }: Bank): Due[] {
  return tables.accessTokens.list().flatMap(({ grantId, expiresAt }) => {
    const grant = tables.authorizationGrants.get(grantId)
    const application = grant && tables.applications.get(grant.applicationId)
    return grant?.endedAt === null && application
      ? [{ at: expiresAt, text: 'Access token of the bank expires', subject: application.name }]
      : []
  })
}

const activationLinks = ({ tables }: Bank): Due[] =>
  tables.activationKeys.list({ where: ({ state }) => state === 'open' }).map(({ accountId, expiresAt }) => ({
    at: expiresAt,
    text: 'Activation link expires',
    subject: tables.accounts.get(accountId)?.eMailAddress ?? null,
  }))

const oneTimePasswords = (bank: Bank): Due[] =>
  waitingTransactions(bank).map(({ id, expiresAt }) => ({
    at: expiresAt,
    text: 'One-time password expires',
    subject: id,
  }))

function callLimits({ tables, clock }: Bank): Due[] {
  const today = dayOf(clock.now())
  const counted = tables.callCounts.list({ where: ({ day }) => day === today }).length > 0
  return counted ? [{ at: timeAt(addDays(today, 1)), text: 'Daily rate limits start again', subject: null }] : []
}

const sources = [jobsOf, portalSessions, bankTokens, activationLinks, oneTimePasswords, callLimits] satisfies ((
  bank: Bank,
) => Due[])[]

/** What will happen by the bank's clock, the next first. */
function dueAfterNow(bank: Bank): Due[] {
  const now = bank.clock.now()
  return sources
    .flatMap((source) => source(bank))
    .filter(({ at }) => at > now)
    .sort((one, other) => one.at - other.at)
}

/** In milliseconds since the epoch; undefined when nothing is due any more. */
export const nextDueAt = (bank: Bank): number | undefined => dueAfterNow(bank)[0]?.at

export const dueListOf = (bank: Bank): DueList =>
  dueAfterNow(bank).map(({ at, ...due }) => ({ at: new Date(at).toISOString(), ...due }))
