import { baasCommonServices } from './baasCommon.ts'
import { fundsServices } from './funds.ts'
import { investmentAccountsServices } from './investmentAccounts.ts'
import { landRegistryServices } from './landRegistry.ts'
import { otpServices } from './otp.ts'
import { ratesAndCalculatorsServices } from './ratesAndCalculators.ts'
import type { Service } from './service.ts'
import { spendingAnalyticsServices } from './spendingAnalytics.ts'

/** Every service that the bank answers; a product adds its own list. */
export const services: readonly Service[] = [
  ...baasCommonServices,
  ...fundsServices,
  ...investmentAccountsServices,
  ...landRegistryServices,
  ...otpServices,
  ...ratesAndCalculatorsServices,
  ...spendingAnalyticsServices,
]
