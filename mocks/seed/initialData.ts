import { completeConsents } from '../authorization/consents/completeConsents.ts'
import { dayOf } from '../bank/dates.ts'
import type { InitialData } from '../bank/persistedBank.ts'
import type { Seeds } from '../db/database.ts'
import type { SeedContext } from '../db/table.ts'
import type { JobRow } from '../db/tables/jobs.ts'
import { planMissingAnswers } from '../portal/developers/tickets/ticketAnswers.ts'
import { seededConsentJobs, seededConsents } from './consents.ts'
import { historyBefore } from './history/history.ts'
import { seededAccounts } from './ledger/ledgerAccounts.ts'
import { seededJobs } from './ledger/ledgerJobs.ts'
import { seededTransfers } from './ledger/transfers.ts'
import { seededAnnouncements } from './portal/announcements.ts'
import { seededApplications } from './portal/applications.ts'
import { seededDeveloperAccounts } from './portal/developers.ts'
import { seededTickets } from './portal/tickets.ts'
import {
  seededAuthorizationIds,
  seededBaasCards,
  seededBaasCustomers,
  seededOnboardingJobs,
  seededOnboardings,
  seededPartnerOrderRows,
} from './products/baas.ts'
import { seededHolds } from './products/cardHolds.ts'
import { seededPurchases } from './products/cardPurchases.ts'
import { seededCreditCards, seededDebitCards, seededVirtualCards } from './products/cards.ts'
import { seededFundJobs, seededFundOrders } from './products/fundOrders.ts'
import { seededLoanApplications } from './products/loanApplications.ts'
import { seededCollections, seededLoans } from './products/loans.ts'
import { seededQrOrders } from './products/qrOrders.ts'
import { seededSubscriptions } from './products/webhooks.ts'

async function plannedJobs({ id, now }: SeedContext): Promise<JobRow[]> {
  const rows: JobRow[] = []
  const planned = [seededJobs, seededFundJobs, seededOnboardingJobs, seededCollections, seededConsentJobs].flatMap(
    (jobs) => jobs(now()),
  )
  for (const job of planned) rows.push({ id: await id('seeded-job'), ...job })
  return rows
}

/** Rows that depend on nothing but the moment of seeding. */
const at =
  <Row>(rowsAt: (now: number) => Row[]) =>
  async ({ now }: SeedContext): Promise<Row[]> =>
    rowsAt(now())

const rows: Seeds = {
  jobs: plannedJobs,
  accounts: seededDeveloperAccounts,
  announcements: seededAnnouncements,
  applications: seededApplications,
  authorizationIds: at(seededAuthorizationIds),
  consents: at(seededConsents),
  tickets: seededTickets,
  ledgerBooks: at((now) => [{ id: 'books', seededOn: dayOf(now), seededAt: now }]),
  ledgerAccounts: at(seededAccounts),
  ledgerHolds: at(seededHolds),
  transfers: at(seededTransfers),
  fundOrders: at(seededFundOrders),
  baasCustomers: at(seededBaasCustomers),
  onboardings: at(seededOnboardings),
  baasCards: at(seededBaasCards),
  partnerOrders: seededPartnerOrderRows,
  webhookSubscriptions: at(seededSubscriptions),
  loanApplications: at(seededLoanApplications),
  loans: at(seededLoans),
  debitCards: at(seededDebitCards),
  creditCards: at(seededCreditCards),
  cardPurchases: at(seededPurchases),
  virtualCards: at(seededVirtualCards),
  qrOrders: at(seededQrOrders),
}

/** The test customers with what they have, three years of movements before the moment of seeding, and two developers. */
export const initialData: InitialData = {
  rows,
  history: (seededAt) => historyBefore(seededAt).movements,
  async complete(bank) {
    await planMissingAnswers(bank)
    await completeConsents(bank)
  },
}
