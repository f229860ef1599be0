import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf } from '../../bank/dates.ts'
import { isCorporate } from '../../ledger/transfers/transferRules.ts'
import { termsOf } from './calculation.ts'
import { loanState } from './loanState.ts'

export interface LoanOffer {
  offerId: string
  name: string
  /** Minor units of TRY. */
  minimumAmount: number
  maximumAmount: number
  minimumInstalmentCount: number
  maximumInstalmentCount: number
  monthlyInterestRate: string
  taxRate: string
  validUntil: string
}

const products = [
  { name: 'Personal loan up to 12 months', maximumAmount: 15_000_000, instalments: [3, 12] },
  { name: 'Personal loan up to 36 months', maximumAmount: 10_000_000, instalments: [13, 36] },
] as const

/** How long somebody must have been a customer, in months. */
const customerFor = 3

function mayBorrow({ tables }: Bank, customerNumber: string, today: string): boolean {
  if (isCorporate(customerNumber) || customerNumber.length === 10) return false
  const since = tables.ledgerAccounts.listBy('customerNumber', customerNumber).map(({ openedOn }) => openedOn)
  const isKnown = since.some((day) => day <= addMonths(today, -customerFor))
  const isOverdue = tables.loans
    .listBy('customerNumber', customerNumber)
    .some((loan) => loanState(loan, today).status === 'IN_ARREARS')
  return isKnown && !isOverdue
}

/** What the bank offers a customer until the end of the month, the lowest rate first; nothing to companies and customers in arrears. */
export function offersFor(bank: Bank, customerNumber: string): LoanOffer[] {
  const today = dayOf(bank.clock.now())
  if (!mayBorrow(bank, customerNumber, today)) return []
  const validUntil = addDays(`${addMonths(today, 1).slice(0, 7)}-01`, -1)
  return products.map(({ name, maximumAmount, instalments: [fewest, most] }, index) => {
    const terms = termsOf('PERSONAL', { principal: maximumAmount, instalmentCount: most, startedOn: today })
    return {
      offerId: `LO${1_000_000_001 + Number(customerNumber) * 10 + index}`,
      name,
      minimumAmount: 500_000,
      maximumAmount,
      minimumInstalmentCount: fewest,
      maximumInstalmentCount: most,
      monthlyInterestRate: terms.monthlyInterestRate,
      taxRate: terms.taxRate,
      validUntil,
    }
  })
}

export const allows = (offer: LoanOffer, amount: number | undefined, instalmentCount: number | undefined): boolean =>
  (amount === undefined || (amount >= offer.minimumAmount && amount <= offer.maximumAmount)) &&
  (instalmentCount === undefined ||
    (instalmentCount >= offer.minimumInstalmentCount && instalmentCount <= offer.maximumInstalmentCount))
