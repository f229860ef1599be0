import { baasAccountsServices } from './baasAccounts.ts'
import { baasCancelsServices } from './baasCancels.ts'
import { baasCardsServices } from './baasCards.ts'
import { baasCommonServices } from './baasCommon.ts'
import { baasCustomersServices } from './baasCustomers.ts'
import { baasInvestmentServices } from './baasInvestment.ts'
import { baasMoneyTransfersServices } from './baasMoneyTransfers.ts'
import { baasOnboardingServices } from './baasOnboarding.ts'
import { fundsServices } from './funds.ts'
import { investmentAccountsServices } from './investmentAccounts.ts'
import { landRegistryServices } from './landRegistry.ts'
import { otpServices } from './otp.ts'
import { ratesAndCalculatorsServices } from './ratesAndCalculators.ts'
import type { Service } from './service.ts'
import { spendingAnalyticsServices } from './spendingAnalytics.ts'
import { webhooksServices } from './webhooks.ts'

/** Every service that the bank answers; a product adds its own list. */
export const services: readonly Service[] = [
  ...baasAccountsServices,
  ...baasCancelsServices,
  ...baasCardsServices,
  ...baasCommonServices,
  ...baasCustomersServices,
  ...baasInvestmentServices,
  ...baasMoneyTransfersServices,
  ...baasOnboardingServices,
  ...fundsServices,
  ...investmentAccountsServices,
  ...landRegistryServices,
  ...otpServices,
  ...ratesAndCalculatorsServices,
  ...spendingAnalyticsServices,
  ...webhooksServices,
]
