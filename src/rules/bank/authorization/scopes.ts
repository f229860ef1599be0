import type { Grant } from './grants.ts'

export interface Scope {
  name: string
  /** The other spelling that the documentation lists (001 section 3); the bank accepts both. */
  otherName?: string
  /** What a token with it can reach. */
  opens: string
}

const customer: readonly Scope[] = [
  { name: 'accounts', opens: 'Accounts, balances, movements and statements of the customer' },
  { name: 'payments', opens: 'Bills that the customer pays' },
  { name: 'moneytransfers', opens: 'Transfers to own accounts, other customers and other banks, and their status' },
  { name: 'loans', opens: 'Loans of the customer, their payment plans and the cost of early settlement' },
  { name: 'creditcards', opens: 'Credit cards, their statements, limits and debts' },
  { name: 'investments', opens: 'Investment accounts of the customer, and fund orders' },
  { name: 'cancels', opens: 'Cancellation of transfers that are not sent yet, and of bill payments' },
  { name: 'debitcards', opens: 'Debit cards of the customer, their status and what they may be used for' },
  { name: 'webhooks', opens: 'Subscriptions to account movements and other events' },
  { name: 'qrorders', otherName: 'qrcodes', opens: 'Payments and withdrawals by QR code' },
  { name: 'mailorders', opens: 'Card payments that are ordered by mail or telephone' },
  { name: 'digitalloan', opens: 'Loans that are applied for and granted online' },
  { name: 'virtualcard', opens: 'Virtual cards of the customer' },
]

/** The scopes of each grant, in the order of the specification's table (001 section 3, Scopes and grant types). */
export const scopesOfGrant: Readonly<Record<Grant, readonly Scope[]>> = {
  password: customer,
  authorization_code: customer,
  client_credentials: [
    { name: 'public', opens: 'Information services, such as the lists of ATMs and branches' },
    { name: 'analytics', opens: 'Anonymous figures about spending and balances' },
    { name: 'takbis', opens: 'Real estate and cadastre records' },
    { name: 'baas_onboarding', opens: 'Applications of people who become customers in your product' },
    { name: 'baas_customers', opens: 'The customers that your product has brought to the bank' },
    { name: 'consents', opens: 'Consents that customers have given your application: list, status, withdrawal' },
  ],
  authorization_id: [
    { name: 'baas_accounts', opens: 'Accounts under your brand: opening and reading' },
    { name: 'baas_moneytransfers', opens: 'Transfers that your customers order' },
    {
      name: 'baas_investment',
      otherName: 'baas_investments',
      opens: 'Quotes and orders for gold, currencies and funds',
    },
    { name: 'baas_cancels', opens: 'Cancellation of transfers, fund orders and cards' },
    { name: 'baas_cards', opens: 'Debit and prepaid cards under your brand' },
    { name: 'baas_common', opens: 'Reference data for BaaS services: banks, holidays and reason codes' },
  ],
}

const everyScope = Object.values(scopesOfGrant).flat()

/** The scope of a name in either spelling. */
export const scopeNamed = (name: string): Scope | undefined =>
  everyScope.find((scope) => scope.name === name || scope.otherName === name)
