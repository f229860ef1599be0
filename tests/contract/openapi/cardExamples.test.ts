import { expect, it } from 'vitest'
import { seededCustomers } from '../../../mocks/fixtures/testCustomers/testCustomers.ts'
import type { components } from '../../../mocks/openapi/types.gen.ts'
import { cents, divided, sum } from '../../support/decimal.ts'
import { answerOf } from '../../support/definitionAnswers.ts'

type InstalmentPlan = components['schemas']['InstalmentPlan']

const owned = seededCustomers.flatMap(({ name: holder, cards }) => cards.map((card) => ({ holder, ...card })))
const ownedCard = (cardId: string) => owned.find((card) => card.cardId === cardId)

const creditCardsOf = (example: string) => answerOf('credit-cards/credit-card-list', example).cards
const limitsOf = (example: string) => answerOf('credit-cards/credit-card-limits', example)
const statementOf = (example: string) => answerOf('credit-cards/credit-card-statement', example)
const instalmentsOf = (example: string) => answerOf('credit-cards/instalment-list', example)

it.each(['usual', 'blocked', 'corporate'])('lists the credit cards as their holders have them: %s', (example) => {
  for (const { cardId, holderName, cardNumber, name, expiry, status, creditLimit, debt } of creditCardsOf(example))
    expect({
      cardId,
      kind: 'CREDIT',
      holder: holderName,
      cardNumber,
      name,
      expiry,
      status,
      limit: creditLimit.amount,
      debt: debt.amount,
    }).toEqual(ownedCard(cardId))
})

it.each(['usual', 'lost'])('lists the debit cards as their holders have them: %s', (example) => {
  const { cards } = answerOf('debit-cards/debit-card-list', example)
  for (const { cardId, holderName, cardNumber, name, expiry, status, accountNumber } of cards)
    expect({ cardId, kind: 'DEBIT', holder: holderName, cardNumber, name, expiry, status, accountNumber }).toEqual(
      ownedCard(cardId),
    )
})

it.each(['usual', 'withoutDebt', 'blocked'])('adds up the limits of a credit card: %s', (example) => {
  const limits = limitsOf(example)
  const free =
    cents(limits.creditLimit) - cents(limits.debt) - cents(limits.futureInstalments) - cents(limits.pendingAmount)
  const isActive = ownedCard(limits.cardId)?.status === 'ACTIVE'
  expect(cents(limits.debt)).toBe(cents(limits.statementDebt) + cents(limits.currentPeriodDebt))
  expect(cents(limits.availableLimit)).toBe(isActive && free > 0n ? free : 0n)
  expect(cents(limits.cashAdvanceLimit)).toBe(divided(cents(limits.creditLimit) * 30n, 100n))
  expect(cents(limits.availableCashAdvanceLimit)).toBeLessThanOrEqual(cents(limits.availableLimit))
})

it.each(['usual', 'blocked'])('lists a credit card with the limits of its own call: %s', (example) => {
  const { cardId, creditLimit, debt, availableLimit } = limitsOf(example)
  expect(creditCardsOf(example)).toEqual([expect.objectContaining({ cardId, creditLimit, debt, availableLimit })])
})

it.each([
  ['usual', 'usual'],
  ['empty', 'withoutDebt'],
  ['interest', 'blocked'],
])('adds up the statement of a credit card: %s', (example, limitsExample) => {
  const statement = statementOf(example)
  const limits = limitsOf(limitsExample)
  const { movements } = statement
  const ofType = (...types: string[]) =>
    sum(movements.filter(({ type }) => types.includes(type)).map(({ amount }) => cents(amount)))
  expect(cents(statement.payments)).toBe(-ofType('PAYMENT', 'REFUND'))
  expect(cents(statement.purchases)).toBe(ofType('PURCHASE', 'CASH_ADVANCE'))
  expect(cents(statement.fees)).toBe(ofType('FEE'))
  expect(cents(statement.interest)).toBe(ofType('INTEREST'))
  expect(cents(statement.taxes)).toBe(ofType('TAX'))
  expect(cents(statement.balance)).toBe(
    cents(statement.previousBalance) + sum(movements.map(({ amount }) => cents(amount))),
  )
  expect(movements.every(({ date }) => date >= statement.from && date <= statement.to)).toBe(true)
  expect(movements.map(({ date }) => date)).toEqual(movements.map(({ date }) => date).sort())

  const share = cents(limits.creditLimit) <= 5_000_000n ? 20n : 40n
  expect(cents(statement.minimumPayment)).toBe(divided(cents(statement.balance) * share, 100n))
  expect(cents(limits.statementDebt)).toBe(cents(statement.balance) - cents(statement.paidAmount))
  expect(limits.remainingMinimumPayment).toEqual(statement.remainingMinimumPayment)
  const unpaid = cents(statement.previousBalance) - cents(statement.payments)
  expect(cents(statement.interest)).toBe(
    divided(unpaid * BigInt(statement.monthlyInterestRate.replace('.', '')), 10_000n),
  )
  expect(cents(statement.taxes)).toBe(divided(cents(statement.interest) * 30n, 100n))
})

const addMonths = (day: string, months: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

function instalmentsFrom({ totalAmount, instalmentCount, purchaseDate }: InstalmentPlan) {
  const equal = cents(totalAmount) / BigInt(instalmentCount)
  const first = cents(totalAmount) - equal * BigInt(instalmentCount - 1)
  return Array.from({ length: instalmentCount }, (_, index) => ({
    number: index + 1,
    date: addMonths(purchaseDate, index),
    amount: index === 0 ? first : equal,
  }))
}

it.each([
  ['usual', 'usual'],
  ['empty', 'withoutDebt'],
])('divides purchases into instalments: %s', (example, limitsExample) => {
  const { plans, remainingAmount } = instalmentsOf(example)
  for (const plan of plans) {
    const remaining = plan.remainingInstalments.map(({ amount, ...others }) => ({ ...others, amount: cents(amount) }))
    expect(remaining).toEqual(instalmentsFrom(plan).slice(plan.chargedInstalmentCount))
    expect(cents(plan.remainingAmount)).toBe(sum(remaining.map(({ amount }) => amount)))
    expect(remaining.every(({ date }) => date > '2026-03-14')).toBe(true)
  }
  expect(cents(remainingAmount)).toBe(sum(plans.map((plan) => cents(plan.remainingAmount))))
  expect(limitsOf(limitsExample).futureInstalments).toEqual(remainingAmount)
})

it('shows the virtual cards as their holders have them', () => {
  const created = (example: string) => answerOf('virtual-cards/virtual-card', example)
  const closed = answerOf('virtual-cards/virtual-card-closing', 'closedBefore')
  for (const card of [created('usual'), created('onePurchase'), closed]) {
    const { cardId, cardNumber, name, expiry, status, parentCardId, limit } = card
    const { holder: _, kind: __, ...wanted } = ownedCard(cardId) ?? expect.fail(`${cardId} has no owner`)
    expect({ cardId, cardNumber, name, expiry, status, parentCardId, limit: limit.amount }).toEqual(wanted)
    expect(cents(card.availableLimit)).toBe(status === 'ACTIVE' ? cents(limit) - cents(card.spentAmount) : 0n)
  }
})
