import type { CustomerStory } from '../../../src/rules/sandbox/customers/customerAccounts.ts'

/** A payment of each month, in minor units of TRY; below zero what leaves the account. */
export interface RegularPayment {
  /** The day of the month, 1 to 28. */
  day: number
  amount: number
  /** How far it differs from month to month, in percent. */
  spread?: number
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

const salary: RegularPayment = {
  day: 1,
  amount: 5_250_000,
  transactionType: 'FBTCH',
  counterparty: 'Kartal Yazılım A.Ş.',
  explanation: 'Salary',
}
const rent: RegularPayment = {
  day: 3,
  amount: -1_850_000,
  transactionType: 'EEFTO',
  counterparty: 'Burak Aydın',
  explanation: 'Rent',
}
const groceries = (day: number): RegularPayment => ({
  day,
  amount: -214_000,
  spread: 35,
  transactionType: 'CARD',
  counterparty: 'Semt Market',
  explanation: 'Groceries',
})
const electricity: RegularPayment = {
  day: 12,
  amount: -78_500,
  spread: 20,
  transactionType: 'BILL',
  counterparty: 'Boğaz Elektrik',
  explanation: 'Electricity bill',
}

/** What a customer of each story has. */
export const customerStories: Readonly<Record<CustomerStory, StoryFacts>> = {
  salary: {
    months: 6,
    accounts: [
      {
        name: 'Salary account',
        type: 'CURRENT',
        currency: 'TRY',
        balance: 2_418_050,
        payments: [salary, rent, groceries(6), groceries(14), groceries(22), electricity],
      },
      { name: 'Savings', type: 'SAVINGS', currency: 'TRY', balance: 4_500_000, payments: [] },
    ],
    creditLimit: 6_000_000,
  },
  overdrawn: {
    months: 6,
    accounts: [
      {
        name: 'Current account',
        type: 'CURRENT',
        currency: 'TRY',
        balance: -185_000,
        overdraft: 200_000,
        payments: [{ ...salary, amount: 2_400_000 }, rent, groceries(8), groceries(19), electricity],
      },
    ],
  },
  saver: {
    months: 12,
    accounts: [
      {
        name: 'Current account',
        type: 'CURRENT',
        currency: 'TRY',
        balance: 950_000,
        payments: [{ ...salary, amount: 6_800_000 }, rent, groceries(10)],
      },
      {
        name: 'Savings',
        type: 'SAVINGS',
        currency: 'TRY',
        balance: 32_000_000,
        payments: [
          {
            day: 5,
            amount: 1_500_000,
            transactionType: 'FBTCH',
            counterparty: 'Own account at another bank',
            explanation: 'Monthly savings',
          },
        ],
      },
      { name: 'Dollar account', type: 'CURRENT', currency: 'USD', balance: 840_000, payments: [] },
    ],
    creditLimit: 12_000_000,
  },
  new: {
    months: 0,
    accounts: [{ name: 'Current account', type: 'CURRENT', currency: 'TRY', balance: 0, payments: [] }],
  },
}
