import { day, minute, second } from '../../../src/rules/time/units.ts'
import type { StatedLimit } from './statedLimits.ts'

/** Minor units in a unit of a currency. */
const minor = 100
/** Of what is in seconds. */
const days = 86_400
const hours = 3600

const limits = 'src/rules/bank/apiLimits.ts'
const webhooks = 'src/rules/bank/webhooks.ts'
const rules = 'mocks/ledger/transfers/transferRules.ts'
const transfers = 'mocks/ledger/transfers/transfers.ts'
const movements = 'mocks/services/accounts/accountMovements.ts'
const virtualCards = 'mocks/services/cards/virtualCards.ts'
const qrOrders = 'mocks/services/payments/qrOrders.ts'
const mailOrders = 'mocks/services/payments/mailOrders.ts'
const statement = 'mocks/products/cards/creditCardStatement.ts'
const calculation = 'mocks/products/loans/calculation.ts'
const applications = 'mocks/products/loans/applications.ts'
const digitalLoan = 'mocks/services/loans/digitalLoan.ts'
const baasCards = 'mocks/products/baas/cardLimits.ts'
const quotes = 'mocks/products/baas/quotes.ts'
const onboarding = 'mocks/products/baas/onboarding.ts'

/** What definitions state of the limits that the bank’s handlers have, by their path below `mocks/openapi`. */
const stated: Readonly<Record<string, readonly StatedLimit[]>> = {
  'account-information/account-balances.yaml': [
    ['within the last {word} years', 'mocks/services/accounts/accountInformation.ts', 'yearsOfBalances'],
  ],
  'account-movements/movement-list.yaml': [
    ['the last {} days', movements, 'daysOfList'],
    ['at most {} days after from', movements, 'longestRange'],
    ['within the last {word} years', movements, 'yearsOfMovements'],
  ],
  'baas-accounts/account-opening.yaml': [
    ['at most {word} accounts', 'mocks/services/baas/baasAccounts.ts', 'maximumOfAccounts'],
  ],
  'baas-cards/card-limits.yaml': [
    ['Cash is at most {amount} TRY a day', baasCards, 'highestLimits = { dailyCash', minor],
    ['the month at most {amount} TRY', baasCards, 'highestLimits = { dailyCash: 2_000_000, monthlyTotal', minor],
  ],
  'baas-cards/card-order.yaml': [
    ['at most {word} debit card', baasCards, 'cardsPerAccount = { DEBIT'],
    ['and {word} prepaid cards', baasCards, 'cardsPerAccount = { DEBIT: 1, PREPAID'],
    ['in the sandbox {amount} TRY a day each', baasCards, 'dailyShopping', minor],
    ['{amount} TRY a day for cash', baasCards, "form === 'VIRTUAL' ? 0 :", minor],
    ['and {amount} TRY a month', baasCards, 'monthlyTotal', minor],
  ],
  'baas-customers/contact-update.yaml': [
    ['at most {amount} TRY to other banks', 'mocks/products/baas/transferRules.ts', 'limitAfterPhoneChange', minor],
  ],
  'baas-investment/quote.yaml': [
    ['ends {word} seconds after the call', limits, 'quoteLifetime'],
    ['order is {amount} grams of gold', quotes, 'XAU', minor],
    ['{amount} units of a currency', quotes, 'USD', minor],
  ],
  'baas-money-transfers/transfer-order.yaml': [
    ['at most {amount} TRY an order', rules, 'fast', minor],
    ['can send {amount} TRY a day', rules, 'baas', minor],
    ['an order above {amount}, in any currency', rules, 'approval: { baas', minor],
  ],
  'baas-onboarding/customer-application.yaml': [['decide within {} days', limits, 'onboardingLifetime', days]],
  'baas-onboarding/identity-check.yaml': [
    ['one of {word} attempts', onboarding, 'documentAttempts'],
    ['the video call {word} minutes after', onboarding, 'videoCallDelay', minute],
  ],
  'bill-payments/bill-inquiry.yaml': [
    ['The late fee is {amount}%', 'mocks/services/payments/bills.ts', 'lateFeePerDay', minor],
    ['the oldest first; at most {}.', 'mocks/services/payments/billPayments.ts', 'bills.slice(0,'],
  ],
  'bill-payments/bill-payment.yaml': [
    ['and {amount} TRY for other bills', 'mocks/services/payments/billPayments.ts', 'fee', minor],
  ],
  'consents/components.yaml': [
    ['not answered in {word} minutes', 'src/rules/bank/authorization/consents.ts', 'consentAnswerMinutes'],
  ],
  'consents/consent-list.yaml': [['at most {} consents', 'mocks/authorization/consents/consents.ts', 'maxConsents']],
  'credit-cards/credit-card-statement.yaml': [
    ['one of the last {word} periods', statement, 'readablePeriods'],
    ['a credit limit up to {amount} TRY', statement, 'smallLimit', minor],
    ['The due date is {word} days after', statement, 'daysToPay'],
  ],
  'digital-loan/loan-application-status.yaml': [
    ['can be signed for {word} days', applications, 'contractDays'],
    ['again {} days later', digitalLoan, 'pauseAfterRejection', day],
  ],
  'digital-loan/loan-application.yaml': [
    ['together more than {}% of monthlyIncome', applications, 'withOthers'],
    ['more than {word} times monthlyIncome', applications, 'largestLoan'],
    ['applies again after {} days', digitalLoan, 'pauseAfterRejection', day],
  ],
  'digital-loan/loan-offers.yaml': [['customers for {word} months', 'mocks/products/loans/offers.ts', 'customerFor']],
  'exchange-rates/currency-rates.yaml': [
    ['the last {word} years', 'mocks/services/information/exchangeRates.ts', 'yearsOfRates'],
  ],
  'exchange-rates/metal-rates.yaml': [
    ['the last {word} years', 'mocks/services/information/exchangeRates.ts', 'yearsOfRates'],
  ],
  'funds/fund-prices.yaml': [['at most {} days after from', 'mocks/services/shared/dayRange.ts', 'longest']],
  'mail-orders/mail-order-payment.yaml': [
    ['The amount is from {amount}', mailOrders, 'smallest', minor],
    ['to {amount} TRY, in 1', mailOrders, 'largest', minor],
    ['The commission is {amount}%', mailOrders, 'formatAmount', minor],
    ['and {amount}% more', mailOrders, 'formatAmount(180 +', minor],
  ],
  'mail-orders/mail-order-refund.yaml': [['within {} days of the payment', mailOrders, 'daysToRefund']],
  'money-transfers/eft-transfer.yaml': [
    ['at least {amount} TRY', rules, 'smallestInterbank', minor],
    ['which is {amount} TRY for an individual', rules, 'eft: { individual', minor],
    ['and {amount} TRY for a company', rules, 'eft: { individual: 50_000_000, corporate', minor],
    ['order above {amount} TRY for its', rules, 'approval: { baas: 2_500_000, corporate', minor],
    ['approver, until the end of the day {word} days later', transfers, 'approvalDays'],
    ['confirms after {word} minutes', 'mocks/ledger/transfers/otherBank.ts', 'eftDelay', minute],
  ],
  'money-transfers/fast-transfer.yaml': [
    ['at least {amount} TRY', rules, 'smallestInterbank', minor],
    ['at most {amount} TRY for one order', rules, 'fast', minor],
    ['the second one until the end of the day {word} days later', transfers, 'approvalDays'],
  ],
  'money-transfers/transfer-to-another-customer.yaml': [
    ['at most {amount} TRY a day to other customers', rules, 'otherCustomers: { individual', minor],
    ['a company {amount} TRY', rules, 'otherCustomers: { individual: 50_000_000, corporate', minor],
    ['worth more than {amount} TRY', rules, 'approval: { baas: 2_500_000, corporate', minor],
    ['approver, until the end of the day {word} days later', transfers, 'approvalDays'],
  ],
  'qr-orders/qr-order-details.yaml': [['kept for {} days', qrOrders, 'retention', day]],
  'qr-orders/qr-order.yaml': [
    ['valid for {word} minutes', qrOrders, 'lifetime', minute],
    ['a multiple of {} TRY', qrOrders, 'banknote', minor],
    ['at most {amount} TRY a day', qrOrders, 'withdrawals', minor],
    ['a payment is at most {amount} TRY', qrOrders, 'payment', minor],
    ['uses the code after {} seconds', qrOrders, 'useAfter', second],
  ],
  'rates-and-calculators/loan-calculator.yaml': [
    ['in TRY, from {amount}', 'mocks/services/information/ratesAndCalculators.ts', 'smallest', minor],
    ['to {amount}, with a point', 'mocks/services/information/ratesAndCalculators.ts', 'largest', minor],
    ['at most {} instalments up to 125000.00 TRY', calculation, 'principal <= 12_500_000) return'],
    ['{} up to 250000.00 TRY', calculation, 'principal <= 25_000_000 ?'],
    ['business loan at most {}', calculation, "type !== 'PERSONAL') return"],
    ['a mortgage at most {}', calculation, "type === 'MORTGAGE') return"],
  ],
  'shared/parameters.yaml': [['within {} hours', limits, 'idempotencyKeyRetention', hours]],
  'shared/responses.yaml': [
    ['more than {} calls in a second', limits, 'requestsPerSecond'],
    ['in a second or {} in a day', limits, 'requestsPerDay'],
    ['in the last {} hours', limits, 'idempotencyKeyRetention', hours],
  ],
  'shared/schemas.yaml': [['valid for {} seconds and one completion', limits, 'otpLifetime']],
  'spending-analytics/balance-forecast.yaml': [
    ['fewer than {} customers', 'mocks/services/information/spendingAnalytics.ts', 'smallestGroup'],
  ],
  'spending-analytics/spending-by-category.yaml': [
    ['fewer than {} customers', 'mocks/services/information/spendingAnalytics.ts', 'smallestGroup'],
  ],
  'transfer-status/transfer-status-inquiry.yaml': [
    ['within the last {} days', 'mocks/services/moneyTransfers/transferStatus.ts', 'daysOfStatus'],
  ],
  'virtual-cards/virtual-card.yaml': [
    ['The limit is at least {amount} TRY', virtualCards, 'minor <', minor],
    ['at most {word} active virtual cards', virtualCards, 'mostActiveCards'],
    ['works once, within {} seconds', 'mocks/services/cards/virtualCardPage.ts', 'lifetime', second],
  ],
  'webhooks/delivery-list.yaml': [
    ['the newest {} notifications', 'mocks/products/webhooks/deliveries/planDelivery.ts', 'maximumOfDeliveries'],
  ],
  'webhooks/subscription.yaml': [
    ['status 200 within {word} seconds', webhooks, 'webhookTimeout', second],
    ['more than {word} minutes away', webhooks, 'webhookTolerance', 60],
  ],
}

export const definitionLimits: readonly (readonly [definition: string, limits: readonly StatedLimit[]])[] =
  Object.entries(stated).map(([path, limitsOfIt]) => [`mocks/openapi/${path}`, limitsOfIt])
