import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { type BaasAccount, baasCustomers, partnerMainAccount } from '../../fixtures/testCustomers/baasCustomers.ts'
import { type SeededAccount, seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import { interestRateOf } from '../../ledger/accounts/accounts.ts'
import { bankAccountRow } from '../../ledger/books/bankAccounts.ts'
import { parseAmount } from '../../ledger/money/money.ts'
import { cardHolds } from '../products/cardHolds.ts'
import { sentAtSeeding } from './transfers.ts'

/** Holders of an account beside the customer; one of them must approve what leaves the bank. */
const furtherHolders: Readonly<Record<string, readonly string[]>> = { '1010000061': ['Derya Öztürk'] }

/** What the partner has on its main account on the day of seeding, in minor units. */
const partnerBalance = 25_000_000

/** Where the money of the day of seeding came from, so that all accounts of a currency add up to zero. */
const openingAccount = 'INTERBANK'

function accountRow(
  customerNumber: string,
  name: string,
  { bookedBalance, availableBalance, ...account }: (SeededAccount | BaasAccount) & { branchCode?: string },
): LedgerAccount {
  const { accountNumber, iban, type, currency, status, openedOn } = account
  const balance = parseAmount(bookedBalance)
  const held = cardHolds.find((hold) => hold.account === accountNumber)?.amount ?? 0
  return {
    id: accountNumber,
    customerNumber,
    iban,
    name: account.name,
    type,
    currency,
    status,
    balance,
    overdraft: status === 'BLOCKED' ? 0 : parseAmount(availableBalance) + held - balance,
    interestRate: interestRateOf(account),
    branchCode: 'branchName' in account ? account.branchCode : '',
    branchName: 'branchName' in account ? account.branchName : '',
    openedOn,
    closedOn: null,
    holders: [name, ...(furtherHolders[accountNumber] ?? [])],
    needsApproval: accountNumber in furtherHolders,
  }
}

const partnerRow = (): LedgerAccount => ({
  ...bankAccountRow('PARTNER', 'TRY', partnerBalance),
  id: partnerMainAccount.accountNumber,
  customerNumber: partnerMainAccount.accountNumber,
  iban: partnerMainAccount.iban,
  name: 'Main account',
  type: 'CURRENT',
  openedOn: '2025-12-01',
  holders: ['BaaS partner'],
})

/** The accounts of the test customers on the day of seeding, and the bank's own that they were funded from. */
export function seededAccounts(): LedgerAccount[] {
  const customers = [...seededCustomers, ...baasCustomers].flatMap(({ customerNumber, name, accounts }) =>
    accounts.map((account) => accountRow(customerNumber, name, account)),
  )
  const rows = [...customers, partnerRow(), bankAccountRow('EFT', 'TRY', sentAtSeeding)]
  const funding = [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const total = rows.reduce((sum, row) => (row.currency === currency ? sum + row.balance : sum), 0)
    return bankAccountRow(openingAccount, currency, -total)
  })
  return [...rows, ...funding]
}
