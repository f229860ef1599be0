import { otherBankRecipients } from '../../../fixtures/testCustomers/testCustomers.ts'
import { interbank, internal, movement, trade } from '../postings.ts'
import { between, ofYear, type RecurringTransaction } from '../story.ts'

const [, supplier] = otherBankRecipients
const main = '1012000001'
const payroll = '1012000002'
const exports = '1012000003'

export const companyRecurring: readonly RecurringTransaction[] = [
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
