import type { BaasCardRow } from '../../db/tables/products/baas.ts'

type CardLimits = BaasCardRow['limits']

/** The limits of a new card by the partner's contract, in minor units of TRY. */
export const newCardLimits = (form: BaasCardRow['form']): CardLimits => ({
  dailyShopping: 500_000,
  dailyInternet: 500_000,
  dailyCash: form === 'VIRTUAL' ? 0 : 200_000,
  monthlyTotal: 5_000_000,
})

/** No card has higher ones. */
export const highestLimits = { dailyCash: 2_000_000, monthlyTotal: 50_000_000 } as const

/** How many cards of a kind an account has at most. */
export const cardsPerAccount = { DEBIT: 1, PREPAID: 3 } as const
