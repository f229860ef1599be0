import { baasRecurring } from './baasRecurring.ts'
import { companyRecurring } from './companyRecurring.ts'
import { individualRecurring } from './individualRecurring.ts'

/** What happens every month or in some, before the day of seeding and, unless it is past, after it. */
export const recurringTransactions = [...individualRecurring, ...companyRecurring, ...baasRecurring]
