import type { Bank } from '../../bank/bank.ts'
import { momentOf } from '../../bank/dates.ts'
import { invalid, refused } from '../../bank/serviceError.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { partnerMainAccount } from '../../fixtures/testCustomers/baasCustomers.ts'
import { openAccount } from '../../ledger/accounts/accounts.ts'
import { lastSweepOf } from '../../ledger/accounts/sweepCollectionAccount.ts'
import { accountsOf, balancesOf, customerAccount } from '../../ledger/books/ledger.ts'
import { lira, toMoney } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { assertActive } from '../../products/baas/customers.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { ownAccount } from '../shared/customerAccounts.ts'

type Account = components['schemas']['BaasAccount']

function sweepOf(bank: Bank, { id, type }: LedgerAccount): Account['sweep'] {
  if (type !== 'COLLECTION') return null
  const last = lastSweepOf(bank, id)
  return {
    mainIban: partnerMainAccount.iban,
    lastSweptAt: last ? momentOf(last.bookedAt) : null,
    lastAmount: last ? lira(-last.amount) : null,
  }
}

function shown(bank: Bank, row: LedgerAccount): Account {
  const { booked, available } = balancesOf(bank, row)
  const { id: accountNumber, iban, name, status, openedOn } = row
  const currency = row.currency as Account['currency']
  return {
    accountNumber,
    iban,
    name,
    type: row.type as Account['type'],
    currency,
    bookedBalance: toMoney(booked, currency),
    availableBalance: toMoney(available, currency),
    status,
    openedOn,
    sweep: sweepOf(bank, row),
  }
}

const maximumOfAccounts = 10

type OpeningCall = ServiceCall<'baas-accounts/account-opening'>

/** @throws ServiceError (400) */
function checkOpening({ bank, customer, body }: OpeningCall) {
  const { type, currency } = body
  assertActive(bank, customer)
  if (type === 'COLLECTION' && currency !== 'TRY')
    throw invalid('currency: Expected TRY for a collection account', 'A collection account is in TRY.')
  const accounts = accountsOf(bank, customer)
  const isEveryday = (account: { type: string; currency: string }) =>
    account.type === 'CURRENT' && account.currency === 'TRY'
  if (isEveryday(body) && accounts.some(isEveryday))
    throw refused(
      '204101',
      'Customer has a current account in TRY',
      'A customer has at most one current account in TRY.',
    )
  if (accounts.length >= maximumOfAccounts)
    throw refused(
      '204102',
      'Customer has the maximum of accounts',
      `A customer has at most ${maximumOfAccounts} accounts that are not closed.`,
    )
  return body
}

const accountTexts = { CURRENT: 'a current account', SAVINGS: 'a savings account', COLLECTION: 'a collection account' }

async function open({ type, currency, name }: OpeningCall['body'], { bank, customer }: OpeningCall): Promise<Account> {
  const holder = bank.tables.baasCustomers.get(customer)?.name ?? ''
  return shown(bank, await openAccount(bank, { customerNumber: customer, holders: [holder], name, type, currency }))
}

export const baasAccountsServices = [
  confirmedService('baas-accounts/account-opening', {
    check: checkOpening,
    confirmation: ({ type, currency }) => `${accountTexts[type]} in ${currency}`,
    perform: open,
  }),

  service(
    'baas-accounts/account-overview',
    { owned: { accountNumber: ownAccount } },
    async ({ bank, customer, params }) => shown(bank, customerAccount(bank, customer, params.accountNumber)),
  ),
]
