import type { Bank } from '../../bank/bank.ts'
import { bankDayUntil, endOfDay } from '../../bank/dates.ts'
import { notFound } from '../../bank/serviceError.ts'
import type { SeededInvestmentAccount } from '../../fixtures/testCustomers/investments.ts'
import { lira, toMoney } from '../../ledger/money/money.ts'
import { investmentAccountsOf, positionsAt, valued } from '../../products/investments/portfolio.ts'
import { formatPrice, lastPricedDay } from '../../products/investments/prices.ts'
import { service } from '../pipeline/service.ts'
import { type CustomerCall, isShared } from '../shared/customerAccounts.ts'
import { assertPastDay } from '../shared/dayRange.ts'
import { listPage } from '../shared/listPage.ts'

/** The customer's, except those whose cash account is not shared. */
const sharedInvestmentAccounts = ({ grant, customer }: Pick<CustomerCall, 'grant' | 'customer'>) =>
  investmentAccountsOf(customer).filter(({ cashAccountNumber }) => isShared(grant, cashAccountNumber))

/** @throws ServiceError (404) for another customer's, too */
export function sharedInvestmentAccount(
  call: Pick<CustomerCall, 'grant' | 'customer'>,
  accountId: string,
): SeededInvestmentAccount {
  const found = sharedInvestmentAccounts(call).find((account) => account.accountId === accountId)
  if (found) return found
  throw notFound(`The customer shares no investment account ${accountId}: use one of the list.`)
}

function valuation(bank: Bank, account: SeededInvestmentAccount, at: number, valuationDate: string) {
  const holdings = positionsAt(bank, account, at)
    .map((position) => valued(position, valuationDate))
    .sort((one, other) => other.accountValue - one.accountValue)
  const totalValue = holdings.reduce((sum, { accountValue }) => sum + accountValue, 0)
  return { valuationDate, totalValue: lira(totalValue), holdings }
}

const shown = ({ position, ...holding }: ReturnType<typeof valued>, priceDate: string) => ({
  ...position,
  quantity: String(holding.quantity),
  blockedQuantity: String(holding.blocked),
  price: formatPrice(holding.price),
  priceDate,
  value: toMoney(holding.value, position.currency),
  averageCost: formatPrice(holding.averageCost),
  profit: toMoney(holding.profit, position.currency),
  exchangeRate: formatPrice(holding.exchangeRate),
  accountValue: lira(holding.accountValue),
})

export const investmentAccountsServices = [
  service('investment-accounts/investment-account-list', async ({ bank, query, ...call }) => {
    const now = bank.clock.now()
    return listPage({ accounts: sharedInvestmentAccounts(call) }, query, (account) => {
      const { accountId, name, cashAccountNumber, riskProfile, openedOn } = account
      const { totalValue, valuationDate } = valuation(bank, account, now, lastPricedDay(now))
      const isActive = bank.tables.ledgerAccounts.get(cashAccountNumber)?.status === 'ACTIVE'
      return {
        accountId,
        name,
        status: isActive ? ('ACTIVE' as const) : ('BLOCKED' as const),
        cashAccountNumber,
        currency: 'TRY',
        totalValue,
        valuationDate,
        riskProfile,
        openedOn,
      }
    })
  }),

  service(
    'investment-accounts/portfolio',
    { owned: { accountId: sharedInvestmentAccount } },
    async ({ bank, params: { accountId }, query: { date }, ...call }) => {
      const account = sharedInvestmentAccount(call, accountId)
      const now = bank.clock.now()
      if (date !== undefined) assertPastDay(date, now)
      const lastDay = lastPricedDay(now)
      const asked = date === undefined ? lastDay : bankDayUntil(date)
      const day = asked < lastDay ? asked : lastDay
      const at = date === undefined ? now : Math.min(now, endOfDay(date))
      const { holdings, ...totals } = valuation(bank, account, at, day)
      return { accountId, ...totals, holdings: holdings.map((holding) => shown(holding, day)) }
    },
  ),
]
