import type { JobHandler } from '../bank/jobs/jobHandler.ts'
import { loanJobHandlers } from '../products/loans/collection.ts'
import { debitCardJobHandlers } from './cards/debitCards.ts'
import { mailOrderJobHandlers } from './payments/mailOrders.ts'
import { qrOrderJobHandlers } from './payments/qrOrders.ts'

/** What cards, loans and orders do by themselves when it is due. */
export const serviceJobHandlers: readonly JobHandler[] = [
  ...loanJobHandlers,
  ...debitCardJobHandlers,
  ...mailOrderJobHandlers,
  ...qrOrderJobHandlers,
]
