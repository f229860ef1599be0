import { partnerMainAccount } from '../../../fixtures/testCustomers/baasCustomers.ts'
import { internal, movement, trade } from '../postings.ts'
import type { RecurringTransaction } from '../story.ts'

const everyday = '4010000001'
const rentCollection = '4010000062'

export const baasRecurring: readonly RecurringTransaction[] = [
  ...[
    { to: '4010000002', currency: 'XAU', bought: 1240 },
    { to: '4010000003', currency: 'USD', bought: 64_000 },
  ].map(
    ({ to, currency, bought }): RecurringTransaction => ({
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
