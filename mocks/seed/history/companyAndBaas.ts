import { baasCustomers, partnerMainAccount } from '../../fixtures/testCustomers/baasCustomers.ts'
import { otherBankRecipients } from '../../fixtures/testCustomers/testCustomers.ts'
import { interbank, internal, movement, trade } from './postings.ts'
import { type AccountStory, between, ofYear, type Regular } from './story.ts'

const [, supplier] = otherBankRecipients
const main = '1012000001'
const payroll = '1012000002'
const exports = '1012000003'

export const companyRegulars: readonly Regular[] = [
  {
    accounts: [payroll],
    dayOfMonth: 1,
    time: '09:00:41',
    postings: ({ monthsAgo }) =>
      movement(payroll, 'TRY', 'EEFTO', -ofYear(28_300_000, monthsAgo), { explanation: 'Salaries, 9 employees' }),
  },
  {
    accounts: [main, payroll],
    dayOfMonth: 12,
    time: '10:20:00',
    postings: ({ monthsAgo }) =>
      internal({ account: main }, { account: payroll }, ofYear(34_500_000, monthsAgo), 'Payroll'),
  },
  {
    accounts: [main],
    dayOfMonth: 8,
    time: '14:31:17',
    quietDays: 3,
    postings: ({ date, monthsAgo }) =>
      interbank(main, 'EEFTO', ofYear(between(`supplier ${date}`, [4_000_000, 9_000_000]), monthsAgo), {
        ...supplier,
        explanation: 'Office supplies',
      }),
  },
  {
    accounts: [main],
    dayOfMonth: 26,
    time: '15:02:50',
    postings: ({ date, monthsAgo }) =>
      movement(main, 'TRY', 'BILL', -ofYear(between(`tax ${date}`, [7_000_000, 9_500_000]), monthsAgo), {
        name: 'Tax office',
        explanation: 'VAT',
      }),
  },
  {
    accounts: [exports, main],
    dayOfMonth: 21,
    time: '11:45:33',
    months: [1, 4, 7, 10],
    postings: ({ date }) => trade(date, '11:45:33', { from: [exports, 'EUR'], to: [main, 'TRY'], bought: 2_000_000 }),
  },
  {
    accounts: [exports],
    dayOfMonth: 13,
    time: '13:13:20',
    quietDays: 2,
    postings: ({ date }) =>
      movement(exports, 'EUR', 'EEFTO', between(`hanse ${date}`, [400_000, 900_000]), {
        name: 'Hanse Handels GmbH',
        explanation: 'Invoice',
      }),
  },
]

export const companyStories: readonly AccountStory[] = [
  {
    account: main,
    currency: 'TRY',
    payments: {
      count: [14, 24],
      amount: [900_000, 7_500_000],
      incoming: [1_500_000, 9_500_000],
      names: ['Marmara Yapı A.Ş.', 'Boğaz Otelcilik', 'Trakya Gıda Ltd.', 'Liman Lojistik', 'Sahil Restoran'],
    },
    closing: (monthsAgo) => between(`${main} ${monthsAgo}`, [105_000_000, 145_000_000]),
    balancing: {
      out: { name: 'Anadolu Toptan A.Ş.', explanation: 'Goods' },
      in: { name: 'Boğaz Otelcilik', explanation: 'Invoice' },
    },
  },
  {
    account: payroll,
    currency: 'TRY',
    closing: (monthsAgo) => between(`${payroll} ${monthsAgo}`, [39_000_000, 43_000_000]),
    balancing: {
      out: { name: 'Social security', explanation: 'Social security premium' },
      in: { name: 'Social security', explanation: 'Premium support' },
    },
  },
  {
    account: exports,
    currency: 'EUR',
    closing: (monthsAgo) => between(`${exports} ${monthsAgo}`, [8_200_000, 9_900_000]),
    balancing: {
      out: { name: 'Rhein Maschinen AG', explanation: 'Machine parts' },
      in: { name: 'Hanse Handels GmbH', explanation: 'Invoice' },
    },
  },
]

const everyday = '4010000001'
const rentCollection = '4010000062'

export const baasRegulars: readonly Regular[] = [
  ...[
    { to: '4010000002', currency: 'XAU', bought: 1240 },
    { to: '4010000003', currency: 'USD', bought: 64_000 },
  ].map(
    ({ to, currency, bought }): Regular => ({
      accounts: [everyday, to],
      dayOfMonth: 27,
      time: '12:11:05',
      monthsAgo: [2, 2],
      postings: ({ date }) => trade(date, '12:11:05', { from: [everyday, 'TRY'], to: [to, currency], bought }),
    }),
  ),
  {
    accounts: [rentCollection],
    dayOfMonth: 20,
    time: '10:41:00',
    postings: () => movement(rentCollection, 'TRY', 'FBTCH', 750_000, { name: 'Tolga Ak', explanation: 'Rent' }),
  },
  {
    accounts: [rentCollection, partnerMainAccount.accountNumber],
    dayOfMonth: 20,
    time: '11:00:00',
    isPast: true,
    postings: () =>
      internal({ account: rentCollection }, { account: partnerMainAccount.accountNumber }, 750_000, 'Sweep'),
  },
]

const shops = ['Moda Market', 'Vapur Kahve', 'Kitap Evi', 'Pazar Manav']

const cards: Readonly<Record<string, string>> = { [everyday]: '410098******3001' }

export const baasStories: readonly AccountStory[] = [
  ...baasCustomers.flatMap(({ name, accounts }) =>
    accounts.map(({ accountNumber, currency, type, status }): AccountStory => {
      const isEveryday = type === 'CURRENT' && status === 'ACTIVE'
      const card = cards[accountNumber]
      return {
        account: accountNumber,
        currency,
        ...(isEveryday
          ? { payments: { count: [6, 11], amount: [4_000, 30_000], names: shops, ...(card ? { card } : {}) } }
          : {}),
        firstDeposit: { name, explanation: 'From my other bank' },
      }
    }),
  ),
  {
    account: partnerMainAccount.accountNumber,
    currency: 'TRY',
    firstDeposit: { name: 'BaaS partner', explanation: 'Funding' },
  },
]
