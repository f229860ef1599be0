import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'

export const bankAccountRow = (purpose: string, currency: string, balance: number): LedgerAccount => ({
  id: `${purpose}-${currency}`,
  customerNumber: '',
  iban: `${purpose}-${currency}`,
  name: `${purpose} ${currency}`,
  type: 'BANK',
  currency,
  status: 'ACTIVE',
  balance,
  overdraft: 0,
  interestRate: null,
  branchCode: '',
  branchName: '',
  openedOn: '2000-01-03',
  closedOn: null,
  holders: [],
  needsApproval: false,
})
