import { accountInformationServices } from './accounts/accountInformation.ts'
import { accountMovementsServices } from './accounts/accountMovements.ts'
import { consentsServices } from './accounts/consents.ts'
import { webhooksServices } from './accounts/webhooks.ts'
import { baasAccountsServices } from './baas/baasAccounts.ts'
import { baasCancelsServices } from './baas/baasCancels.ts'
import { baasCardsServices } from './baas/baasCards.ts'
import { baasCommonServices } from './baas/baasCommon.ts'
import { baasCustomersServices } from './baas/baasCustomers.ts'
import { baasInvestmentServices } from './baas/baasInvestment.ts'
import { baasMoneyTransfersServices } from './baas/baasMoneyTransfers.ts'
import { baasOnboardingServices } from './baas/baasOnboarding.ts'
import { creditCardsServices } from './cards/creditCards.ts'
import { debitCardsServices } from './cards/debitCards.ts'
import { virtualCardsServices } from './cards/virtualCards.ts'
import { branchesAndAtmsServices } from './information/branchesAndAtms.ts'
import { exchangeRatesServices } from './information/exchangeRates.ts'
import { landRegistryServices } from './information/landRegistry.ts'
import { ratesAndCalculatorsServices } from './information/ratesAndCalculators.ts'
import { spendingAnalyticsServices } from './information/spendingAnalytics.ts'
import { fundsServices } from './investments/funds.ts'
import { investmentAccountsServices } from './investments/investmentAccounts.ts'
import { digitalLoanServices } from './loans/digitalLoan.ts'
import { loansServices } from './loans/loans.ts'
import { moneyTransfersServices } from './moneyTransfers/moneyTransfers.ts'
import { otpServices } from './moneyTransfers/otp.ts'
import { transferStatusServices } from './moneyTransfers/transferStatus.ts'
import { billPaymentsServices } from './payments/billPayments.ts'
import { cancellationsServices } from './payments/cancellations.ts'
import { mailOrdersServices } from './payments/mailOrders.ts'
import { qrOrdersServices } from './payments/qrOrders.ts'
import type { Service } from './pipeline/service.ts'

/** Every service that the bank answers; a product adds its own list. */
export const services: readonly Service[] = [
  ...accountInformationServices,
  ...accountMovementsServices,
  ...baasAccountsServices,
  ...baasCancelsServices,
  ...baasCardsServices,
  ...baasCommonServices,
  ...baasCustomersServices,
  ...baasInvestmentServices,
  ...baasMoneyTransfersServices,
  ...baasOnboardingServices,
  ...billPaymentsServices,
  ...branchesAndAtmsServices,
  ...cancellationsServices,
  ...consentsServices,
  ...creditCardsServices,
  ...debitCardsServices,
  ...digitalLoanServices,
  ...exchangeRatesServices,
  ...fundsServices,
  ...investmentAccountsServices,
  ...landRegistryServices,
  ...loansServices,
  ...mailOrdersServices,
  ...moneyTransfersServices,
  ...otpServices,
  ...qrOrdersServices,
  ...ratesAndCalculatorsServices,
  ...spendingAnalyticsServices,
  ...transferStatusServices,
  ...virtualCardsServices,
  ...webhooksServices,
]
