import type { Bank } from '../../bank/bank.ts'
import { dayOf, endOfDay, momentOf } from '../../bank/dates.ts'
import { invalid } from '../../bank/serviceError.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { balancesOf } from '../../ledger/books/ledger.ts'
import { closingBalance } from '../../ledger/books/movements.ts'
import { formatAmount, toMoney } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { service } from '../pipeline/service.ts'
import { sharedAccount, sharedAccounts } from '../shared/customerAccounts.ts'
import { assertHasCome, assertWithinYears } from '../shared/dayRange.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sortedBy, sortedByName } from '../shared/sort.ts'

type Account = components['schemas']['Account']

/** An account without the type that only BaaS has. */
const isListed = (row: LedgerAccount): row is LedgerAccount & Pick<Account, 'type' | 'status'> =>
  (row.type === 'CURRENT' || row.type === 'SAVINGS') && row.status !== 'CLOSED'

function accountOf(bank: Bank, row: LedgerAccount): Account[] {
  if (!isListed(row)) return []
  const { booked, available } = balancesOf(bank, row)
  return [
    {
      accountNumber: row.id,
      iban: row.iban,
      name: row.name,
      type: row.type,
      currency: row.currency,
      bookedBalance: toMoney(booked, row.currency),
      availableBalance: toMoney(available, row.currency),
      status: row.status,
      branchCode: row.branchCode,
      branchName: row.branchName,
      openedOn: row.openedOn,
    },
  ]
}

const yearsOfBalances = 5

/** @throws ServiceError (400) unless the account has a closing balance of that day */
function assertBalanceDay(date: string, today: string, openedOn: string): void {
  assertHasCome('date', date, today)
  assertWithinYears('date', date, today, yearsOfBalances)
  if (date < openedOn)
    throw invalid(`date: Expected a day not before ${openedOn}`, `The account was opened on ${openedOn}.`)
}

export const accountInformationServices = [
  service('account-information/account-list', async ({ query, ...call }) => {
    const { currency, type, sort } = query
    const accounts = sharedAccounts(call)
      .flatMap((row) => accountOf(call.bank, row))
      .filter(matching({ currency, type }))
    const [field, direction] = sort.split(',') as ['openedOn' | 'name', 'asc' | 'desc']
    const sorted =
      field === 'name'
        ? sortedByName(accounts, ({ name }) => name, direction)
        : sortedBy(accounts, ({ openedOn }) => openedOn, direction)
    return listPage({ accounts: sorted }, query)
  }),

  service(
    'account-information/account-details',
    { owned: { accountNumber: sharedAccount } },
    async ({ params, ...call }) => {
      const row = sharedAccount(call, params.accountNumber)
      const [account] = accountOf(call.bank, row)
      if (!account) throw new Error(`Account ${row.id} is ${row.type} ${row.status}`)
      return {
        ...account,
        holders: row.holders,
        overdraftLimit: toMoney(row.overdraft, row.currency),
        interestRate: row.interestRate === null ? null : formatAmount(row.interestRate),
      }
    },
  ),

  service(
    'account-information/account-balances',
    { owned: { accountNumber: sharedAccount } },
    async ({ params, query, ...call }) => {
      const row = sharedAccount(call, params.accountNumber)
      const { bank } = call
      const { date } = query
      const now = bank.clock.now()
      const money = (minor: number) => toMoney(minor, row.currency)
      const today = dayOf(now)
      if (date !== undefined) assertBalanceDay(date, today, row.openedOn)
      if (date === undefined) {
        const { booked, blocked, available } = balancesOf(bank, row)
        return {
          accountNumber: row.id,
          bookedBalance: money(booked),
          blockedAmount: money(blocked),
          availableBalance: money(available),
          asOf: momentOf(now),
        }
      }
      const isOver = date < today
      const booked = money(isOver ? closingBalance(bank, row.id, date) : row.balance)
      return {
        accountNumber: row.id,
        bookedBalance: booked,
        blockedAmount: money(0),
        availableBalance: booked,
        asOf: momentOf(isOver ? endOfDay(date) : now),
      }
    },
  ),
]
