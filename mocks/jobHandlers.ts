import type { JobHandler } from './bank/jobHandler.ts'
import { ledgerJobHandlers } from './ledger/ledgerJobs.ts'
import { ticketAnswers } from './portal/developers/ticketAnswers.ts'
import { cardDelivery } from './products/baas/cards.ts'
import { investmentSettlement } from './products/baas/investmentOrders.ts'
import { onboardingJobs } from './products/baas/onboarding.ts'
import { fundOrderSettlement } from './products/investments/fundOrders.ts'
import { loanApplicationSteps } from './products/loans/applications.ts'
import { type WebhookSender, webhookAttempts } from './products/webhooks/deliveries.ts'
import { serviceJobHandlers } from './services/serviceJobs.ts'

/** Every kind of job of the bank; a feature adds its own. Without a sender webhooks are kept, and nobody is called. */
export const jobHandlersWith = (sender: WebhookSender | null): readonly JobHandler[] => [
  ticketAnswers,
  ...ledgerJobHandlers,
  loanApplicationSteps,
  fundOrderSettlement,
  investmentSettlement,
  cardDelivery,
  ...onboardingJobs,
  ...serviceJobHandlers,
  webhookAttempts(sender),
]

export const jobHandlers = jobHandlersWith(null)
