import type { CategoryName } from '../../rules/catalogue/categoryDrawings.ts'

interface Category {
  name: CategoryName
  text: string
}

export const categories: readonly Category[] = [
  {
    name: 'Accounts',
    text: 'Balances, movements and details of every account a customer shares with you.',
  },
  {
    name: 'Payments',
    text: 'Bills, QR and mail orders, started by your application and confirmed by the customer.',
  },
  {
    name: 'Money transfers',
    text: 'To own accounts, other customers and other banks, with a status you can ask for.',
  },
  {
    name: 'Cards',
    text: 'Credit, debit and virtual cards: limits, statements, instalments and more.',
  },
  {
    name: 'Loans',
    text: 'Offers, applications and payment plans, from the first quote to the signature.',
  },
  {
    name: 'Investments',
    text: 'Funds, deposits and exchange rates, to read and to trade.',
  },
  {
    name: 'Information services',
    text: 'Branches, ATMs and public rates, without a customer’s consent.',
  },
  {
    name: 'Banking as a service',
    text: 'Accounts and cards of the bank, under your brand and inside your product.',
  },
]
