import { baasCommonServices } from './baasCommon.ts'
import { landRegistryServices } from './landRegistry.ts'
import { otpServices } from './otp.ts'
import { ratesAndCalculatorsServices } from './ratesAndCalculators.ts'
import type { Service } from './service.ts'
import { spendingAnalyticsServices } from './spendingAnalytics.ts'

/** Every service that the bank answers; a product adds its own list. */
export const services: readonly Service[] = [
  ...baasCommonServices,
  ...landRegistryServices,
  ...otpServices,
  ...ratesAndCalculatorsServices,
  ...spendingAnalyticsServices,
]
