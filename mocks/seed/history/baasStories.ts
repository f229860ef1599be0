import { baasCustomers, partnerMainAccount } from '../../fixtures/testCustomers/baasCustomers.ts'
import type { AccountStory } from './story.ts'

const everyday = '4010000001'

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
