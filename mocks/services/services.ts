import { accountInformationServices } from './accountInformation.ts'
import { accountMovementsServices } from './accountMovements.ts'
import { baasAccountsServices } from './baasAccounts.ts'
import { baasCancelsServices } from './baasCancels.ts'
import { baasCardsServices } from './baasCards.ts'
import { baasCommonServices } from './baasCommon.ts'
import { baasCustomersServices } from './baasCustomers.ts'
import { baasInvestmentServices } from './baasInvestment.ts'
import { baasMoneyTransfersServices } from './baasMoneyTransfers.ts'
import { baasOnboardingServices } from './baasOnboarding.ts'
import { billPaymentsServices } from './billPayments.ts'
import { branchesAndAtmsServices } from './branchesAndAtms.ts'
import { cancellationsServices } from './cancellations.ts'
import { consentsServices } from './consents.ts'
import { creditCardsServices } from './creditCards.ts'
import { debitCardsServices } from './debitCards.ts'
import { digitalLoanServices } from './digitalLoan.ts'
import { exchangeRatesServices } from './exchangeRates.ts'
import { fundsServices } from './funds.ts'
import { investmentAccountsServices } from './investmentAccounts.ts'
import { landRegistryServices } from './landRegistry.ts'
import { loansServices } from './loans.ts'
import { mailOrdersServices } from './mailOrders.ts'
import { moneyTransfersServices } from './moneyTransfers.ts'
import { otpServices } from './otp.ts'
import { qrOrdersServices } from './qrOrders.ts'
import { ratesAndCalculatorsServices } from './ratesAndCalculators.ts'
import type { Service } from './service.ts'
import { spendingAnalyticsServices } from './spendingAnalytics.ts'
import { transferStatusServices } from './transferStatus.ts'
import { virtualCardsServices } from './virtualCards.ts'
import { webhooksServices } from './webhooks.ts'

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
