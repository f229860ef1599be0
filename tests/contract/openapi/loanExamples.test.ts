import { expect, it } from 'vitest'
import { type SeededLoan, testCustomerLoans } from '../../../mocks/fixtures/testCustomers/loans.ts'
import type { components } from '../../../mocks/openapi/types.gen.ts'
import { cents, divided, percent, scaled, sum } from '../../support/decimal.ts'
import { answerOf } from '../../support/definitionAnswers.ts'

type Instalment = components['schemas']['PlannedInstalment']

const today = '2026-03-14'
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const addMonths = (day: string, months: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

interface Terms {
  principal: bigint
  monthlyInterestRate: string
  taxRate: string
  instalmentCount: number
  startedOn: string
}

/** The equal instalment in hundredths, by the annuity formula. */
function equalInstalment({ principal, monthlyInterestRate, taxRate, instalmentCount }: Terms): bigint {
  const rate = (Number(monthlyInterestRate) / 100) * (1 + Number(taxRate) / 100)
  return BigInt(Math.round((Number(principal) * rate) / (1 - (1 + rate) ** -instalmentCount)))
}

/** The payment plan that the rules of the definition give. */
function planOf(terms: Terms) {
  const equal = equalInstalment(terms)
  let remaining = terms.principal
  return Array.from({ length: terms.instalmentCount }, (_, index) => {
    const interest = percent(remaining, terms.monthlyInterestRate)
    const taxes = percent(interest, terms.taxRate)
    const principal = index + 1 === terms.instalmentCount ? remaining : equal - interest - taxes
    remaining -= principal
    return {
      number: index + 1,
      dueDate: addMonths(terms.startedOn, index + 1),
      amount: principal + interest + taxes,
      principal,
      interest,
      taxes,
      remainingPrincipal: remaining,
    }
  })
}

const inCents = ({ number, dueDate, amount, principal, interest, taxes, remainingPrincipal }: Instalment) => ({
  number,
  dueDate,
  amount: cents(amount),
  principal: cents(principal),
  interest: cents(interest),
  taxes: cents(taxes),
  remainingPrincipal: cents(remainingPrincipal),
})

const loanOf = (loanId: string): SeededLoan =>
  testCustomerLoans.find((loan) => loan.loanId === loanId) ?? expect.fail(`${loanId} has no owner`)

const termsOf = (loan: SeededLoan): Terms => ({ ...loan, principal: scaled(loan.principal, 2) })

/** Late interest on a part of the principal, with its taxes. */
function lateInterest(loan: SeededLoan, principal: bigint, overdueDays: number): bigint {
  const interest = divided(
    principal * scaled(loan.monthlyInterestRate, 2) * 13n * BigInt(overdueDays),
    10_000n * 10n * 30n,
  )
  return interest + percent(interest, loan.taxRate)
}

/** What remains of a loan today. */
function stateOf(loan: SeededLoan) {
  const plan = planOf(termsOf(loan)).map((instalment) => {
    const paidOn = loan.paidOn[instalment.number - 1] ?? null
    const isOverdue = paidOn === null && instalment.dueDate < today
    const late = isOverdue ? lateInterest(loan, instalment.principal, days(instalment.dueDate, today)) : 0n
    return { ...instalment, status: paidOn ? 'PAID' : isOverdue ? 'OVERDUE' : 'PLANNED', paidOn, lateInterest: late }
  })
  const open = plan.filter(({ status }) => status !== 'PAID')
  const overdue = plan.filter(({ status }) => status === 'OVERDUE')
  const planned = plan.filter(({ status }) => status === 'PLANNED')
  return { plan, open, overdue, planned }
}

it.each(['usual', 'arrears'])('shows a payment plan that adds up: %s', (example) => {
  const shown = answerOf('loans/payment-plan', example)
  const loan = loanOf(shown.loanId)
  const { plan } = stateOf(loan)
  expect(
    shown.instalments.map(({ status, paidOn, lateInterest, ...others }) => ({
      ...inCents(others),
      status,
      paidOn,
      lateInterest: cents(lateInterest),
    })),
  ).toEqual(plan)
  expect(plan.at(-1)?.remainingPrincipal).toBe(0n)
  expect({
    principal: shown.principal.amount,
    monthlyInterestRate: shown.monthlyInterestRate,
    taxRate: shown.taxRate,
    totalInterest: cents(shown.totalInterest),
    totalTaxes: cents(shown.totalTaxes),
    totalAmount: cents(shown.totalAmount),
  }).toEqual({
    principal: loan.principal,
    monthlyInterestRate: loan.monthlyInterestRate,
    taxRate: loan.taxRate,
    totalInterest: sum(plan.map(({ interest }) => interest)),
    totalTaxes: sum(plan.map(({ taxes }) => taxes)),
    totalAmount: sum(plan.map(({ amount }) => amount)),
  })
})

it.each(['usual', 'arrears', 'corporate'])('lists a loan with what its plan leaves: %s', (example) => {
  const [shown] = answerOf('loans/loan-list', example).loans
  const loan = loanOf(shown?.loanId ?? '')
  const { plan, open, overdue, planned } = stateOf(loan)
  const money = (amount: bigint) => ({
    amount: `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
    currency: 'TRY',
  })
  expect(shown).toEqual({
    loanId: loan.loanId,
    name: loan.name,
    type: loan.type,
    status: overdue.length > 0 ? 'IN_ARREARS' : 'RUNNING',
    accountNumber: loan.accountNumber,
    principal: { amount: loan.principal, currency: 'TRY' },
    monthlyInterestRate: loan.monthlyInterestRate,
    instalmentCount: loan.instalmentCount,
    paidInstalmentCount: loan.paidOn.length,
    remainingPrincipal: money(sum(open.map(({ principal }) => principal))),
    remainingDebt: money(sum(open.map(({ amount }) => amount))),
    overdueAmount: money(sum(overdue.map(({ amount }) => amount))),
    lateInterest: money(sum(overdue.map(({ lateInterest }) => lateInterest))),
    overdueDays: overdue[0] ? days(overdue[0].dueDate, today) : 0,
    nextDueDate: planned[0]?.dueDate,
    nextInstalmentAmount: money(planned[0]?.amount ?? 0n),
    startedOn: loan.startedOn,
    endsOn: plan.at(-1)?.dueDate,
  })
})

it.each(['usual', 'arrears', 'fee'])('adds up the cost of settling a loan: %s', (example) => {
  const shown = answerOf('loans/early-settlement', example)
  const loan = loanOf(shown.loanId)
  const { plan, open, overdue, planned } = stateOf(loan)
  const last = plan.filter(({ dueDate }) => dueDate < today).at(-1)?.dueDate ?? loan.startedOn
  const principal = sum(planned.map((each) => each.principal))
  const accruedInterest = divided(principal * scaled(loan.monthlyInterestRate, 2) * BigInt(days(last, today)), 300_000n)
  const accruedTaxes = percent(accruedInterest, loan.taxRate)
  const overdueAmount = sum(overdue.map(({ amount }) => amount))
  const late = sum(overdue.map(({ lateInterest }) => lateInterest))
  const settlementFee = loan.type === 'BUSINESS' ? percent(principal, '2.00') : 0n
  const totalAmount = principal + accruedInterest + accruedTaxes + overdueAmount + late + settlementFee
  expect({
    accruedDays: shown.accruedDays,
    remainingPrincipal: cents(shown.remainingPrincipal),
    accruedInterest: cents(shown.accruedInterest),
    accruedTaxes: cents(shown.accruedTaxes),
    overdueAmount: cents(shown.overdueAmount),
    lateInterest: cents(shown.lateInterest),
    settlementFee: cents(shown.settlementFee),
    totalAmount: cents(shown.totalAmount),
    savedAmount: cents(shown.savedAmount),
  }).toEqual({
    accruedDays: days(last, today),
    remainingPrincipal: principal,
    accruedInterest,
    accruedTaxes,
    overdueAmount,
    lateInterest: late,
    settlementFee,
    totalAmount,
    savedAmount: sum(open.map(({ amount }) => amount)) + late - totalAmount,
  })
})

const calculated = (example: string) => answerOf('rates-and-calculators/loan-calculator', example)

it.each(['usual', 'business', 'withoutTaxes'])('calculates a loan by the rules of the payment plan: %s', (example) => {
  const { instalments, ...shown } = calculated(example)
  const terms = { ...shown, principal: cents(shown.amount), startedOn: today }
  const plan = planOf(terms)
  expect(instalments.map(inCents)).toEqual(plan)
  expect(cents(shown.instalmentAmount)).toBe(equalInstalment(terms))
  expect(cents(shown.totalInterest)).toBe(sum(plan.map(({ interest }) => interest)))
  expect(cents(shown.totalTaxes)).toBe(sum(plan.map(({ taxes }) => taxes)))
  expect(cents(shown.totalAmount)).toBe(sum(plan.map(({ amount }) => amount)))
  expect(cents(shown.allocationFee)).toBe(percent(terms.principal, '0.50'))
  expect(cents(shown.allocationFeeTax)).toBe(percent(cents(shown.allocationFee), '15.00'))
  const fees = cents(shown.allocationFee) + cents(shown.allocationFeeTax)
  expect(cents(shown.paidOutAmount)).toBe(terms.principal - fees)
  const monthly = (1 + Number(shown.annualCostRate) / 100) ** (1 / 12)
  const worth = plan.reduce((total, { amount, number }) => total + Number(amount) / monthly ** number, 0)
  expect(worth / Number(cents(shown.paidOutAmount))).toBeCloseTo(1, 4)
})

it('offers, calculates and signs the same loan', () => {
  const { type, instalments, ...calculation } = calculated('usual')
  const offers = answerOf('digital-loan/loan-offers', 'calculation').offers
  expect(offers.map((offer) => [offer.type, offer.calculation])).toEqual([[type, calculation]])
  for (const example of ['usual', 'signed']) {
    const contract = answerOf('digital-loan/loan-contract', example)
    expect([contract.calculation, contract.instalments]).toEqual([calculation, instalments])
  }
})

it('hands out a document whose hash is right', async () => {
  const { document } = answerOf('digital-loan/loan-contract', 'usual')
  const bytes = Buffer.from(document.content, 'base64')
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  expect([bytes.subarray(0, 5).toString(), hash]).toEqual(['%PDF-', document.sha256])
})
