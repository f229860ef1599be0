import { enums, object, string } from 'superstruct'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { second } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, endOfDay } from '../../bank/dates.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import type { LoanApplicationRow } from '../../db/tables/products/loanApplications.ts'
import { bankAccount, nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { parseAmount } from '../../ledger/money/money.ts'
import { calculateLoan } from './calculation.ts'
import { collectionJob } from './collectionJob.ts'
import { loanState } from './loanState.ts'
import { equalInstalment, type LoanTerms } from './paymentPlan.ts'

const stepKind = 'loan-application'

type Status = LoanApplicationRow['status']

const plan = ({ jobs, clock }: Bank, application: string, status: Status, delay: number): Promise<string> =>
  jobs.schedule({ at: clock.now() + delay, kind: stepKind, data: { application, status } })

/** Moves an application to a status, at this moment. */
export const moved = (
  { tables, clock }: Bank,
  row: LoanApplicationRow,
  status: Status,
  changes: Partial<LoanApplicationRow> = {},
): Promise<LoanApplicationRow> =>
  tables.loanApplications.update(row.id, {
    ...changes,
    status,
    history: [...row.history, { status, at: clock.now() }],
  })

export const termsOfApplication = (
  { amount, instalmentCount, monthlyInterestRate, taxRate }: LoanApplicationRow,
  startedOn: string,
): LoanTerms => ({ principal: amount, instalmentCount, monthlyInterestRate, taxRate, startedOn })

/** Takes an application; the bank reviews it within seconds and decides within two minutes. */
export async function receiveApplication(bank: Bank, row: LoanApplicationRow): Promise<LoanApplicationRow> {
  const received = await bank.tables.loanApplications.insert(row)
  await plan(bank, row.id, 'IN_REVIEW', 2 * second)
  return received
}

/** Which part of the income the instalments may take, alone and with those of other loans, in percent. */
const incomeShares = { alone: 50, withOthers: 60 } as const
/** How many months' incomes a loan may be. */
const largestLoan = 8

/** Why the bank gives no loan; null when it gives it. */
function rejectionOf(bank: Bank, row: LoanApplicationRow): LoanApplicationRow['rejectionReason'] {
  const today = dayOf(bank.clock.now())
  const states = bank.tables.loans
    .listBy('customerNumber', row.customerNumber)
    .map((loan) => ({ loan, ...loanState(loan, today) }))
  const own = equalInstalment(termsOfApplication(row, today))
  const others = states
    .filter(({ status }) => status !== 'SETTLED')
    .reduce((sum, { loan }) => sum + equalInstalment(loan), 0)
  if (states.some(({ status }) => status === 'IN_ARREARS')) return 'OVERDUE_DEBT'
  if (own * 100 > row.monthlyIncome * incomeShares.alone) return 'INCOME'
  if ((own + others) * 100 > row.monthlyIncome * incomeShares.withOthers) return 'EXISTING_DEBT'
  return row.amount > row.monthlyIncome * largestLoan ? 'CREDIT_SCORE' : null
}

const contractDays = 7

async function decide(bank: Bank, row: LoanApplicationRow): Promise<void> {
  const rejectionReason = rejectionOf(bank, row)
  if (rejectionReason) {
    await bank.publish('loanApplicationDecided', await moved(bank, row, 'REJECTED', { rejectionReason }))
    return
  }
  const contractValidUntil = addDays(dayOf(bank.clock.now()), contractDays)
  await bank.publish('loanApplicationDecided', await moved(bank, row, 'APPROVED', { contractValidUntil }))
  await plan(bank, row.id, 'EXPIRED', endOfDay(contractValidUntil) + second - bank.clock.now())
}

const firstLoan = 1_000_000_001

/** The customer signs: the loan is paid out within seconds. */
export async function signContract(bank: Bank, row: LoanApplicationRow): Promise<LoanApplicationRow> {
  const first = firstLoan + Number(row.customerNumber) * 10
  let number = first
  while (bank.tables.loans.get(`LN${number}`)) number += 1
  await plan(bank, row.id, 'PAID_OUT', 6 * second)
  return moved(bank, row, 'SIGNED', { loanId: `LN${number}` })
}

/** The loan reaches the account without the fee and its tax, and its instalments are collected from then on. */
async function payOut(bank: Bank, row: LoanApplicationRow): Promise<void> {
  const { accountNumber, amount, customerNumber, instalmentCount, monthlyInterestRate, taxRate } = row
  const startedOn = dayOf(bank.clock.now())
  const { calculation } = calculateLoan(termsOfApplication(row, startedOn))
  const [fee, tax] = [calculation.allocationFee, calculation.allocationFeeTax].map((money) => parseAmount(money.amount))
  const id = row.loanId ?? ''
  await postEntry(bank, {
    kind: 'loan',
    description: `Loan ${id}`,
    reference: await nextReference(bank),
    authority: 'bank',
    postings: [
      {
        account: accountNumber,
        amount: parseAmount(calculation.paidOutAmount.amount),
        currency: 'TRY',
        transactionType: 'CVIRM',
        explanation: `Loan ${id}`,
      },
      { account: bankAccount('FEES', 'TRY'), amount: fee ?? 0, currency: 'TRY' },
      { account: bankAccount('TAXES', 'TRY'), amount: tax ?? 0, currency: 'TRY' },
      { account: bankAccount('LOANS', 'TRY'), amount: -amount, currency: 'TRY' },
    ],
  })
  const loan = await bank.tables.loans.insert({
    id,
    customerNumber,
    name: 'Personal loan',
    type: 'PERSONAL',
    account: accountNumber,
    principal: amount,
    monthlyInterestRate,
    taxRate,
    instalmentCount,
    startedOn,
    paidOn: [],
  })
  const collection = collectionJob(loan, startedOn)
  if (collection) await bank.jobs.schedule(collection)
  await moved(bank, row, 'PAID_OUT')
}

const statuses = ['IN_REVIEW', 'APPROVED', 'PAID_OUT', 'EXPIRED'] as const

export const loanApplicationSteps = jobHandler(
  stepKind,
  object({ application: string(), status: enums(statuses) }),
  async (bank, { application, status }) => {
    const row = bank.tables.loanApplications.get(application)
    if (!row) return
    if (status === 'IN_REVIEW') {
      await moved(bank, row, 'IN_REVIEW')
      await plan(bank, row.id, 'APPROVED', 77 * second)
    }
    if (status === 'APPROVED') await decide(bank, row)
    if (status === 'PAID_OUT') await payOut(bank, row)
    if (status === 'EXPIRED' && row.status === 'APPROVED') await moved(bank, row, 'EXPIRED')
  },
)
