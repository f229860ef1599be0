import { signInAndConsentOperations } from './authorization/authorizationCode/signInAndConsentOperations.ts'
import { consentManagementOperations } from './authorization/consents/consentManagementOperations.ts'
import { consentExpiry } from './authorization/consents/consents.ts'
import { consentSubscriber } from './authorization/consents/subscriber.ts'
import { discoveryOperations } from './authorization/discovery.ts'
import { responseKeyOperation } from './authorization/signature/responseKey.ts'
import { tokenOperations } from './authorization/tokenOperations.ts'
import type { JobHandler } from './bank/jobs/jobHandler.ts'
import { controlCalls } from './control/controlCalls.ts'
import type { Operation } from './kernel/calls/operation.ts'
import type { KernelParts } from './kernel/kernel.ts'
import { ledgerJobHandlers } from './ledger/ledgerJobs.ts'
import { ticketAnswers } from './portal/developers/tickets/ticketAnswers.ts'
import { portalOperations } from './portal/portalOperations.ts'
import { cardDelivery } from './products/baas/cards.ts'
import { investmentSettlement } from './products/baas/investmentOrders.ts'
import { onboardingJobs } from './products/baas/onboarding.ts'
import { fundOrderSettlement } from './products/investments/fundOrders.ts'
import { loanApplicationSteps } from './products/loans/applications.ts'
import { endAttempts, type WebhookSender, webhookAttempts } from './products/webhooks/deliveries/deliveries.ts'
import { webhooksDueIn } from './products/webhooks/deliveries/webhooksDueIn.ts'
import { webhookSubscriber } from './products/webhooks/subscriber.ts'
import { initialData } from './seed/initialData.ts'
import { standingOrderJobs } from './seed/ledger/standingOrderJobs.ts'
import { virtualCardPage } from './services/cards/virtualCardPage.ts'
import { serviceJobHandlers } from './services/serviceJobs.ts'
import { services } from './services/services.ts'

export const operations: readonly Operation[] = [
  ...portalOperations,
  ...tokenOperations,
  ...signInAndConsentOperations,
  ...consentManagementOperations,
  responseKeyOperation,
  ...discoveryOperations,
  ...services,
  virtualCardPage,
]

const jobHandlers: readonly JobHandler[] = [
  ticketAnswers,
  ...ledgerJobHandlers,
  ...standingOrderJobs,
  loanApplicationSteps,
  fundOrderSettlement,
  investmentSettlement,
  cardDelivery,
  ...onboardingJobs,
  consentExpiry,
  ...serviceJobHandlers,
]

/** Everything that the kernel runs; a new feature is added here. Without a sender webhooks are kept, and nobody is called. */
export const sandboxParts = (sender: WebhookSender | null = null): KernelParts => ({
  operations,
  controlCalls,
  jobHandlers: [...jobHandlers, webhookAttempts(sender)],
  dueIn: (bank) => webhooksDueIn(bank, sender),
  resume: endAttempts,
  subscribers: [consentSubscriber, webhookSubscriber],
  initialData,
})
