import { monthName } from '../../../bank/dates.ts'
import { otherBankRecipients } from '../../../fixtures/testCustomers/testCustomers.ts'
import { interbank, internal, movement, trade } from '../postings.ts'
import { between, historyMonths, ofYear, type RecurringTransaction } from '../story.ts'

const [burak] = otherBankRecipients
const payroll = { account: '1012000002', name: 'Kuzey Trading Ltd.' }

const salaryFromKuzey = (account: string, name: string, amount: number): RecurringTransaction => ({
  accounts: [payroll.account, account],
  dayOfMonth: 1,
  time: '09:00:03',
  postings: ({ monthsAgo }) => internal(payroll, { account, name }, ofYear(amount, monthsAgo), 'Salary'),
})

const income = (
  account: string,
  name: string,
  explanation: string,
  amount: number,
  dayOfMonth = 1,
): RecurringTransaction => ({
  accounts: [account],
  dayOfMonth,
  time: '08:02:40',
  postings: ({ monthsAgo }) => movement(account, 'TRY', 'EEFTO', ofYear(amount, monthsAgo), { name, explanation }),
})

const rent = (
  account: string,
  to: { name: string; iban?: string },
  amount: number,
  dayOfMonth: number,
): RecurringTransaction => ({
  accounts: [account],
  dayOfMonth,
  time: '11:04:52',
  postings: ({ monthsAgo, month }) =>
    interbank(account, 'EEFTO', ofYear(amount, monthsAgo), { ...to, explanation: `${monthName(month - 1)} rent` }),
})

const bill = (
  account: string,
  name: string,
  range: readonly [number, number],
  dayOfMonth: number,
): RecurringTransaction => ({
  accounts: [account],
  dayOfMonth,
  time: '18:21:09',
  postings: ({ date, monthsAgo }) =>
    movement(account, 'TRY', 'BILL', -Math.round(between(`${account} ${name} ${date}`, range) * (1 - monthsAgo / 90)), {
      name,
      explanation: 'Bill',
    }),
})

const cash = (account: string, tens: readonly [number, number], dayOfMonth: number): RecurringTransaction => ({
  accounts: [account],
  dayOfMonth,
  time: '19:47:31',
  postings: ({ date }) =>
    movement(account, 'TRY', 'CASH', -between(`${account} cash ${date}`, tens) * 1000, {
      explanation: 'ATM withdrawal',
    }),
})

export const individualRecurring: readonly RecurringTransaction[] = [
  salaryFromKuzey('1010000001', 'Elif Yılmaz', 3_400_000),
  { ...rent('1010000001', burak, 850_000, 10), quietDays: 20 },
  {
    accounts: ['1010000001', '1010000002'],
    dayOfMonth: 4,
    time: '08:05:00',
    postings: () => internal({ account: '1010000001' }, { account: '1010000002' }, 200_000, 'Holiday'),
  },
  {
    accounts: ['1010000001', '1010000002'],
    dayOfMonth: 15,
    time: '12:30:44',
    months: [7],
    postings: () => internal({ account: '1010000002' }, { account: '1010000001' }, 1_500_000, 'Holiday in Ayvalık'),
  },
  {
    accounts: ['1010000001'],
    dayOfMonth: 12,
    time: '10:15:26',
    isPast: true,
    postings: ({ date, monthsAgo }) =>
      movement(
        '1010000001',
        'TRY',
        'CVIRM',
        monthsAgo === 1 ? -931_845 : -ofYear(between(`card ${date}`, [700_000, 1_050_000]), monthsAgo),
        { explanation: 'Credit card 540099******1001' },
      ),
  },
  {
    accounts: ['1010000001', '1010000003'],
    dayOfMonth: 5,
    time: '13:40:12',
    months: [1, 4, 7, 10],
    postings: ({ date }) =>
      trade(date, '13:40:12', { from: ['1010000001', 'TRY'], to: ['1010000003', 'USD'], bought: 10_000 }),
  },
  {
    accounts: ['1010000003'],
    dayOfMonth: 19,
    time: '21:08:55',
    months: [8],
    postings: () =>
      movement('1010000003', 'USD', 'CARD', -23_980, { name: 'Aegean Ferries', explanation: '410099******2001' }),
  },
  bill('1010000001', 'Marmara Elektrik', [38_000, 61_000], 18),
  bill('1010000001', 'Kuzey Su İdaresi', [14_000, 26_000], 20),
  cash('1010000001', [30, 80], 22),

  { ...income('1010000031', 'Ankara Tekstil A.Ş.', 'Salary', 2_400_000), monthsAgo: [historyMonths, 3] },
  { ...income('1010000031', 'Employment Agency', 'Unemployment benefit', 980_000), monthsAgo: [2, 0] },
  { ...rent('1010000031', { name: 'Nuri Aslan' }, 780_000, 8), monthsAgo: [historyMonths, 1] },
  bill('1010000031', 'Başkent Elektrik', [21_000, 39_000], 16),

  income('1010000041', 'Ege Makina A.Ş.', 'Salary', 9_200_000),
  {
    accounts: ['1010000041'],
    dayOfMonth: 6,
    time: '10:02:18',
    isPast: true,
    postings: ({ monthsAgo }) =>
      movement('1010000041', 'TRY', 'CVIRM', -ofYear(1_500_000, monthsAgo), { explanation: 'Purchase of fund PPF' }),
  },
  {
    accounts: ['1010000041'],
    dayOfMonth: 16,
    time: '10:15:26',
    quietDays: 1,
    isPast: true,
    monthsAgo: [historyMonths, 2],
    postings: ({ date, monthsAgo }) =>
      movement('1010000041', 'TRY', 'CVIRM', -ofYear(between(`platinum ${date}`, [1_800_000, 2_600_000]), monthsAgo), {
        explanation: 'Credit card 540099******1041',
      }),
  },
  {
    accounts: ['1010000041'],
    dayOfMonth: 2,
    time: '11:30:00',
    monthsAgo: [1, 1],
    postings: () => movement('1010000041', 'TRY', 'CVIRM', -10_000_000, { explanation: 'Time deposit TD20260202' }),
  },
  {
    accounts: ['1010000041'],
    dayOfMonth: 20,
    time: '16:00:05',
    months: [5],
    isPast: true,
    postings: () => movement('1010000041', 'TRY', 'CVIRM', 1_240_000, { name: 'DNZOF', explanation: 'Dividend DNZOF' }),
  },
  {
    accounts: ['1010000042'],
    dayOfMonth: 10,
    time: '14:22:37',
    months: [2, 5, 8, 11],
    postings: () =>
      movement('1010000042', 'EUR', 'EEFTO', 65_000, {
        name: 'Rheinufer Immobilien GmbH',
        explanation: 'Rental income',
      }),
  },
  {
    accounts: ['1010000041', '1010000043'],
    dayOfMonth: 9,
    time: '15:10:48',
    months: [3, 6, 9, 12],
    postings: ({ date }) =>
      trade(date, '15:10:48', { from: ['1010000041', 'TRY'], to: ['1010000043', 'XAU'], bought: 50 }),
  },
  bill('1010000041', 'Ege Elektrik', [70_000, 120_000], 17),

  salaryFromKuzey('1010000051', 'Ayşe Şahin', 2_800_000),
  rent('1010000051', { name: 'Hakan Er' }, 820_000, 7),
  bill('1010000051', 'Marmara Elektrik', [25_000, 44_000], 19),
  cash('1010000051', [20, 60], 14),

  income('1010000061', 'Anadolu Lojistik A.Ş.', 'Salary', 3_100_000),
  income('1010000061', 'Çankaya Hastanesi', 'Salary', 2_750_000, 15),
  rent('1010000061', { name: 'Sevgi Konutları' }, 1_400_000, 9),
  {
    accounts: ['1010000061'],
    dayOfMonth: 20,
    time: '09:55:02',
    months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
    postings: ({ monthsAgo }) =>
      movement('1010000061', 'TRY', 'FBTCH', -ofYear(650_000, monthsAgo), {
        name: 'Bilgi Koleji',
        explanation: 'Tuition',
      }),
  },
  bill('1010000061', 'Başkent Elektrik', [48_000, 83_000], 18),
  cash('1010000061', [40, 120], 11),

  { ...income('1010000071', 'Kordon Turizm Ltd.', 'Salary', 2_100_000), monthsAgo: [historyMonths, 3] },
  { ...rent('1010000071', { name: 'Ufuk Demirci' }, 750_000, 6), monthsAgo: [historyMonths, 3] },
]
