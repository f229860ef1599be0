import { bankScenarios } from './bankScenarios.ts'
import { portalScenarios } from './portalScenarios.ts'
import type { Scenario } from './scenario.ts'

const { tokenAboutToExpire, ticketAnswered, firstDay } = portalScenarios
const { bankDown, overdrawnCustomer, corporateApproval, webhookRetries } = bankScenarios

/** In the order in which they are offered. */
export const scenarios: readonly Scenario[] = [
  firstDay,
  tokenAboutToExpire,
  ticketAnswered,
  bankDown,
  overdrawnCustomer,
  corporateApproval,
  webhookRetries,
]
