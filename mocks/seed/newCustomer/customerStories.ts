import type { CustomerStory } from '../../../src/rules/sandbox/customers/newCustomer.ts'

/** A payment of each month, in minor units of TRY; below zero what leaves the account. */
export interface RegularPayment {
  /** The day of the month, 1 to 28. */
  day: number
  amount: number
  /** How far it differs from month to month, in percent. */
  spread: number
  transactionType: 'CARD' | 'CHVLH' | 'EEFTO' | 'FBTCH' | 'BILL'
  counterparty: string
  explanation: string
}

export interface StoryAccount {
  name: string
  type: 'CURRENT' | 'SAVINGS'
  currency: 'TRY' | 'USD'
  /** At the end of the history, in minor units. */
  balance: number
  overdraft?: number
  payments: readonly RegularPayment[]
}

export interface StoryFacts {
  /** How many months of movements there are. */
  months: number
  accounts: readonly StoryAccount[]
  /** The limit of a credit card, in minor units of TRY. */
  creditLimit?: number
}

const payment = (
  day: number,
  amount: number,
  transactionType: RegularPayment['transactionType'],
  counterparty: string,
  explanation: string,
  spread = 0,
): RegularPayment => ({ day, amount, spread, transactionType, counterparty, explanation })

const salary = payment(1, 5_250_000, 'FBTCH', 'Kartal Yazılım A.Ş.', 'Salary')
const rent = payment(3, -1_850_000, 'EEFTO', 'Burak Aydın', 'Rent')
const groceries = (day: number) => payment(day, -214_000, 'CARD', 'Semt Market', 'Groceries', 35)
const electricity = payment(12, -78_500, 'BILL', 'Boğaz Elektrik', 'Electricity bill', 20)
const savings = payment(5, 1_500_000, 'FBTCH', 'Own account at another bank', 'Monthly savings')

const account = (
  name: string,
  balance: number,
  payments: readonly RegularPayment[] = [],
  others: Partial<Pick<StoryAccount, 'type' | 'currency' | 'overdraft'>> = {},
): StoryAccount => ({ name, type: 'CURRENT', currency: 'TRY', balance, payments, ...others })

/** What a customer of each story has. */
export const customerStories: Readonly<Record<CustomerStory, StoryFacts>> = {
  salary: {
    months: 6,
    accounts: [
      account('Salary account', 2_418_050, [salary, rent, groceries(6), groceries(14), groceries(22), electricity]),
      account('Savings', 4_500_000, [], { type: 'SAVINGS' }),
    ],
    creditLimit: 6_000_000,
  },
  overdrawn: {
    months: 6,
    accounts: [
      account(
        'Current account',
        -185_000,
        [{ ...salary, amount: 2_400_000 }, rent, groceries(8), groceries(19), electricity],
        { overdraft: 200_000 },
      ),
    ],
  },
  saver: {
    months: 12,
    accounts: [
      account('Current account', 950_000, [{ ...salary, amount: 6_800_000 }, rent, groceries(10)]),
      account('Savings', 32_000_000, [savings], { type: 'SAVINGS' }),
      account('Dollar account', 840_000, [], { currency: 'USD' }),
    ],
    creditLimit: 12_000_000,
  },
  new: { months: 0, accounts: [account('Current account', 0)] },
}
