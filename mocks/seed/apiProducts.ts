import type { SeededProduct } from './product.ts'

/** The API products that Discover lists, each under headings that together are the categories of the home page. */
export const apiProducts: readonly SeededProduct[] = [
  {
    id: 1000,
    name: 'Account Information',
    folder: 'account-information',
    summary: 'The accounts a customer shares with you, with current balances.',
    description:
      'Reads the current and savings accounts that a customer has given you consent for. Every response has the booked and the available balance, the currency and the branch, so one call is enough for an overview.',
    type: 'API',
    drawing: 'M4 7.5h13a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zm0 0 10-3.5v3.5M16 13.7h.1',
    headings: {
      Accounts: ['account-list', 'account-details', 'account-balances'],
    },
  },
  {
    id: 2000,
    name: 'Account Movements',
    folder: 'account-movements',
    summary: 'Booked and pending movements, by date, amount or direction.',
    description:
      'Reads incoming and outgoing payments. Filter movements by date, amount and direction, and read them page by page; a monthly statement is a document that the customer can keep.',
    type: 'API',
    drawing: 'M5 6h14M5 12h9M5 18h6M17 11v8m0 0-2.5-2.5M17 19l2.5-2.5',
    headings: {
      Accounts: ['movement-list', 'movement-details', 'account-statement'],
    },
  },
  {
    id: 3000,
    name: 'Money Transfers',
    folder: 'money-transfers',
    summary: 'Transfers between own accounts and to other banks, by EFT and FAST.',
    description:
      'Starts transfers that the customer confirms: between own accounts at once, to other banks by EFT within its hours and by FAST at any hour. Each transfer returns a reference number for status inquiries.',
    type: 'API',
    drawing: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
    headings: {
      'Money transfers': ['transfer-to-own-account', 'eft-transfer', 'fast-transfer'],
    },
  },
  {
    id: 4000,
    name: 'Transfer Status',
    folder: 'transfer-status',
    summary: 'Where a transfer is, and why it was not realized.',
    description:
      'Reads the status of a transfer by its reference number and date: realized, sent, not realized, waiting for approval or processed, with a reason code if there is one. Every realized transfer has a receipt.',
    type: null,
    drawing: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8v4.5l3 2',
    headings: {
      'Money transfers': ['transfer-status-inquiry', 'transfer-receipt'],
    },
  },
  {
    id: 5000,
    name: 'Bill Payments',
    folder: 'bill-payments',
    summary: 'Open bills of more than two hundred institutions, and their payment.',
    description:
      'Finds the open bills of a subscriber at an institution and pays them from the account that the customer chooses. A payment can be cancelled until the end of the day.',
    type: 'API',
    drawing: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    headings: {
      Payments: ['institution-list', 'bill-inquiry', 'bill-payment'],
    },
  },
  {
    id: 6000,
    name: 'QR Orders',
    folder: 'qr-orders',
    summary: 'QR codes that take or withdraw money, at a till or a cash machine.',
    description:
      'Creates QR codes for payments and withdrawals, reads the codes of others, and shows when a code was used. A code is valid for two minutes and one order.',
    type: 'API',
    drawing: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.1',
    headings: {
      Payments: ['qr-order', 'qr-order-details', 'qr-order-cancellation'],
    },
  },
  {
    id: 7000,
    name: 'Mail Orders',
    folder: 'mail-orders',
    summary: 'Card payments for orders by mail and telephone.',
    description:
      'Takes card payments without the card present, for orders by mail and telephone: in full or in instalments, with full or partial refunds.',
    type: 'API',
    drawing: 'M3.5 6h17v12h-17zM3.5 6.5 12 13l8.5-6.5',
    headings: {
      Payments: ['mail-order-payment', 'mail-order-refund'],
    },
  },
  {
    id: 8000,
    name: 'Credit Cards',
    folder: 'credit-cards',
    summary: 'Cards, limits, statements and instalments of a customer.',
    description:
      'Reads the credit cards of a customer with limits and debt, the statement of any of the last twelve periods, and the remaining instalments. Card numbers are masked.',
    type: 'API',
    drawing:
      'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3 10h18M7 15h4',
    headings: {
      Cards: ['credit-card-list', 'credit-card-limits', 'credit-card-statement', 'instalment-list'],
    },
  },
  {
    id: 10000,
    name: 'Debit Cards',
    folder: 'debit-cards',
    summary: 'Debit cards and what they may be used for.',
    description:
      'Reads the debit cards of a customer and sets what each may be used for: shops, the internet, ATMs, other countries. A lost card is closed with one call.',
    type: 'API',
    drawing: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M14 14.5h3.5',
    headings: {
      Cards: ['debit-card-list', 'debit-card-settings'],
    },
  },
  {
    id: 11000,
    name: 'Virtual Cards',
    folder: 'virtual-cards',
    summary: 'Cards for one purchase or one shop, created in a second.',
    description:
      'Creates a virtual card for a credit or debit card, sets its limit and closes it. The number and the security code are shown once, to the customer only.',
    type: null,
    drawing: 'M4 8h11v8H4zM4 11h11M18 4v4M16 6h4M19 16.5v3M17.5 18h3',
    headings: {
      Cards: ['virtual-card', 'virtual-card-limit', 'virtual-card-closing'],
    },
  },
  {
    id: 12000,
    name: 'Loans',
    folder: 'loans',
    summary: 'Running loans, their payment plans and early settlement.',
    description:
      'Reads the loans of a customer with the remaining debt, the payment plan with every instalment, and the cost of early settlement today.',
    type: 'API',
    drawing: 'M6 3h8l4 4v14H6zM14 3v4h4M9.5 16.5l5-5M9.6 12h.1M14.4 16h.1',
    headings: {
      Loans: ['loan-list', 'payment-plan', 'early-settlement'],
    },
  },
  {
    id: 16000,
    name: 'Digital Loan',
    folder: 'digital-loan',
    summary: 'From an offer to a signed loan, without a branch.',
    description:
      'Reads the offers that the bank has for a customer, applies for one, tracks the decision and gets the contract signed, all in your own screens.',
    type: 'API',
    drawing: 'M7 3h10v18H7zM10 7h4M10.5 12.5l1.5 1.5 3-3.5M11 18h2',
    headings: {
      Loans: ['loan-offers', 'loan-application', 'loan-application-status', 'loan-contract', 'loan-contract-signature'],
    },
  },
  {
    id: 20000,
    name: 'Investment Accounts',
    folder: 'investment-accounts',
    summary: 'Portfolios with every holding at its current price.',
    description:
      'Reads investment accounts and their holdings: funds, shares, bonds and deposits, each with its quantity, price and value.',
    type: 'API',
    drawing: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7M16.5 7H20v3.5',
    headings: {
      Investments: ['investment-account-list', 'portfolio'],
    },
  },
  {
    id: 24000,
    name: 'Funds',
    folder: 'funds',
    summary: 'Fund prices, and orders to buy and sell.',
    description:
      'Reads the funds on offer with prices of the last five years, and places orders to buy and sell. Orders after the closing hour count for the next day.',
    type: 'API',
    drawing: 'M12 3.5v8.5h8.5A8.5 8.5 0 1 1 12 3.5zM15.5 3.8a8.5 8.5 0 0 1 4.7 4.7h-4.7z',
    headings: {
      Investments: ['fund-list', 'fund-prices', 'fund-order'],
    },
  },
  {
    id: 25000,
    name: 'Exchange Rates',
    folder: 'exchange-rates',
    summary: 'The bank’s rates for currencies and precious metals.',
    description:
      'Reads the rates at which the bank buys and sells currencies and precious metals, now or at the end of any day of the last ten years, and converts amounts. No customer’s consent is needed.',
    type: null,
    drawing: 'M7 4v13M4 14l3 3 3-3M17 20V7M14 10l3-3 3 3',
    headings: {
      'Information services': ['currency-rates', 'metal-rates', 'conversion'],
    },
  },
  {
    id: 26000,
    name: 'Branches and ATMs',
    folder: 'branches-and-atms',
    summary: 'Locations, services and opening hours.',
    description:
      'Lists branches and ATMs with address, position, opening hours and services, by city or by distance from a point.',
    type: 'API',
    drawing: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
    headings: {
      'Information services': ['branch-list', 'atm-list', 'nearest-points'],
    },
  },
  {
    id: 27000,
    name: 'Rates and Calculators',
    folder: 'rates-and-calculators',
    summary: 'Deposit rates, loan rates and calculators for both.',
    description:
      'Reads the rates of deposits and loans by amount and term, and calculates returns and instalments as a branch would.',
    type: 'API',
    drawing: 'M6 3h12v18H6zM9 7h6M9 12h.1M12 12h.1M15 12h.1M9 16h.1M12 16h.1M15 16h.1',
    headings: {
      'Information services': ['deposit-rates', 'loan-calculator'],
    },
  },
  {
    id: 28000,
    name: 'Webhooks',
    folder: 'webhooks',
    summary: 'A call to you when money comes in or goes out.',
    description:
      'Notifies your server when movements are booked: subscribe to the transaction types you need, and each is delivered with a signature and retried until you respond.',
    type: 'API',
    drawing: 'M8 14a4 4 0 1 0 4 4h5M12 6a4 4 0 1 1 3.4 4L12.5 15M9 8.5 6.5 14',
    headings: {
      Accounts: ['subscription-list', 'subscription', 'subscription-end'],
    },
  },
  {
    id: '30000',
    name: 'Land Registry',
    folder: 'land-registry',
    summary: 'Title deeds and parcels from TAKBIS, for valuations and mortgages.',
    description:
      'Queries the land registry for a property or an owner, with the owner’s consent: deeds, parcels, shares and encumbrances.',
    type: 'API',
    drawing: 'M4 11 12 4.5 20 11M6 9.5V20h12V9.5M10 20v-5h4v5',
    headings: {
      'Information services': ['title-deed-inquiry', 'parcel-inquiry'],
    },
  },
  {
    id: 31000,
    name: 'Spending Analytics',
    folder: 'spending-analytics',
    summary: 'Spending by category, and a forecast for the month.',
    description:
      'Anonymous figures from the movements of all customers, by city and age: average spending by category, compared with the month before, and a forecast of the balance at the end of this one.',
    type: 'API',
    drawing: 'M5 20V11M10 20V5M15 20v-7M20 20V9M3 20h18',
    headings: {
      'Information services': ['spending-by-category', 'balance-forecast'],
    },
  },
  {
    id: 32000,
    name: 'Cancellations',
    folder: 'cancellations',
    summary: 'Transfers and payments of today, taken back.',
    description:
      'Lists what a customer has ordered today and can still take back, and cancels it: EFT transfers until they are sent, bill payments until the end of the day.',
    type: 'API',
    drawing: 'M12 3.5a8.5 8.5 0 1 1-8.2 6.3M3.5 4v6h6M9 9.5l6 6M15 9.5l-6 6',
    headings: { Payments: ['cancellable-order-list', 'transfer-cancellation', 'payment-cancellation'] },
  },
  {
    id: 33000,
    name: 'One-Time Passwords',
    folder: 'otp',
    summary: 'The call that completes every order that the customer must confirm.',
    description:
      'Completes calls that wait for the customer: with the code of an SMS, or after a confirmation in the mobile app. One call serves all products.',
    type: 'API',
    drawing: 'M7 3h10v18H7zM10 18h4M9.5 8h.1M12 8h.1M14.5 8h.1M9.5 12h5',
    headings: { 'Money transfers': ['otp-execution'] },
  },
]
