/** The eight categories of the catalogue, each with a drawing on a grid of 24 units, which products of the sandbox have too. */
export const categories = [
  {
    name: 'Accounts',
    text: 'Balances, movements and details of every account a customer shares with you.',
    drawing: 'M4 7.5h13a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zm0 0 10-3.5v3.5M16 13.7h.1',
  },
  {
    name: 'Payments',
    text: 'Pay bills, and take payments by QR code, mail or telephone.',
    drawing: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.1',
  },
  {
    name: 'Money transfers',
    text: 'To own accounts, other customers and other banks, with a status you can ask for.',
    drawing: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
  },
  {
    name: 'Cards',
    text: 'Credit, debit and virtual cards: limits, statements, instalments and more.',
    drawing:
      'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3 10h18M7 15h4',
  },
  {
    name: 'Loans',
    text: 'Offers, applications and payment plans, from the first quote to the signature.',
    drawing: 'M6 3h8l4 4v14H6zM14 3v4h4M9.5 16.5l5-5M9.6 12h.1M14.4 16h.1',
  },
  {
    name: 'Investments',
    text: 'Portfolios and fund prices, and orders to buy and sell.',
    drawing: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7M16.5 7H20v3.5',
  },
  {
    name: 'Information services',
    text: 'Branches, ATMs and public rates, without a customer’s consent.',
    drawing: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  {
    name: 'Banking as a service',
    text: 'Accounts and cards of the bank, under your brand and inside your product.',
    drawing: 'M5 21V11.5a7 7 0 0 1 14 0V21M9 21v-9a3 3 0 0 1 6 0v9M2.5 21h19',
  },
] as const

export type CategoryName = (typeof categories)[number]['name']
