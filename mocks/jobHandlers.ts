import { cardDelivery } from './baas/cards.ts'
import { investmentSettlement } from './baas/investmentOrders.ts'
import { onboardingJobs } from './baas/onboarding.ts'
import type { JobHandler } from './bank/jobHandler.ts'
import { ticketAnswers } from './bank/ticketAnswers.ts'
import { loanApplicationSteps } from './digitalLoan/applications.ts'
import { fundOrderSettlement } from './investments/fundOrders.ts'
import { ledgerJobHandlers } from './ledger/ledgerJobs.ts'
import { serviceJobHandlers } from './services/serviceJobs.ts'
import { type WebhookSender, webhookAttempts } from './webhooks/deliveries.ts'

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
