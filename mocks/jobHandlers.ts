import { cardDelivery } from './baas/cards.ts'
import { investmentSettlement } from './baas/investmentOrders.ts'
import { onboardingJobs } from './baas/onboarding.ts'
import type { JobHandler } from './bank/jobHandler.ts'
import { fundOrderSettlement } from './investments/fundOrders.ts'
import { ledgerJobHandlers } from './ledger/ledgerJobs.ts'

/** Every kind of job of the bank; a feature adds its own. */
export const jobHandlers: readonly JobHandler[] = [
  ...ledgerJobHandlers,
  fundOrderSettlement,
  investmentSettlement,
  cardDelivery,
  ...onboardingJobs,
]
