import { momentOf } from '../../bank/dates.ts'
import { invalid, notFound } from '../../bank/serviceError.ts'
import type { CreditCardRow } from '../../db/tables/products/cards.ts'
import { allInLira, lira } from '../../ledger/money/money.ts'
import { type Charge, instalmentsOf } from '../../products/cards/charges.ts'
import {
  dueDateOf,
  limitsOf,
  minimumPaymentOf,
  monthlyInterestRate,
  plansOf,
  readablePeriods,
  statementsOf,
} from '../../products/cards/creditCardStatement.ts'
import { service } from '../pipeline/service.ts'
import type { CustomerCall } from '../shared/customerAccounts.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'

/** @throws ServiceError 400 for the ID of another kind of card, 404 for a card that the customer does not have */
function creditCard({ bank, customer }: CustomerCall, cardId: string): CreditCardRow {
  if (!cardId.startsWith('CC'))
    throw invalid('cardId: Expected CC and ten digits', `${cardId} is not a credit card: use one of the card list.`)
  const found = bank.tables.creditCards.get(cardId)
  if (found?.customerNumber === customer) return found
  throw notFound(`The customer has no credit card ${cardId}: use one of the card list.`)
}

const sum = (charges: readonly Charge[], ...types: Charge['type'][]) =>
  charges.reduce((total, { type, amount }) => (types.includes(type) ? total + amount : total), 0)

export const creditCardsServices = [
  service('credit-cards/credit-card-list', async ({ query, bank, customer }) => {
    const cards = bank.tables.creditCards
      .listBy('customerNumber', customer)
      .filter(matching({ status: query.status }))
      .map((card) => {
        const { debt, availableLimit } = limitsOf(bank, card)
        return {
          cardId: card.id,
          cardNumber: card.cardNumber,
          name: card.name,
          scheme: 'MASTERCARD' as const,
          holderName: card.holderName,
          type: 'MAIN' as const,
          expiry: card.expiry,
          status: card.status,
          creditLimit: lira(card.limit),
          debt: lira(debt),
          availableLimit: lira(availableLimit),
          statementDay: card.statementDay,
        }
      })
    return listPage({ cards }, query)
  }),

  service('credit-cards/credit-card-limits', { owned: { cardId: creditCard } }, async ({ params, ...call }) => {
    const card = creditCard(call, params.cardId)
    const { paid: _, dueDate, ...amounts } = limitsOf(call.bank, card)
    return {
      cardId: card.id,
      ...allInLira({ creditLimit: card.limit, ...amounts }),
      dueDate,
      asOf: momentOf(call.bank.clock.now()),
    }
  }),

  service('credit-cards/instalment-list', { owned: { cardId: creditCard } }, async ({ params, query, ...call }) => {
    const card = creditCard(call, params.cardId)
    const plans = plansOf(call.bank, card).map(({ purchase, remaining }) => ({
      planId: purchase.id,
      description: purchase.description,
      purchaseDate: purchase.date,
      totalAmount: lira(purchase.amount),
      instalmentCount: purchase.instalmentCount,
      chargedInstalmentCount: instalmentsOf(purchase).length - remaining.length,
      remainingAmount: lira(remaining.reduce((total, { amount }) => total + amount, 0)),
      remainingInstalments: remaining.map(({ amount, ...instalment }) => ({ ...instalment, amount: lira(amount) })),
    }))
    const remainingAmount = lira(limitsOf(call.bank, card).futureInstalments)
    return { cardId: card.id, remainingAmount, ...listPage({ plans }, query) }
  }),

  service(
    'credit-cards/credit-card-statement',
    { owned: { cardId: creditCard } },
    async ({ params, query, ...call }) => {
      const { bank } = call
      const card = creditCard(call, params.cardId)
      const statements = statementsOf(bank, card).statements.slice(-readablePeriods)
      const last = statements.at(-1)
      const statement =
        query.period === undefined ? last : statements.find(({ period }) => period.name === query.period)
      if (!statement)
        throw invalid('period: Expected one of the last twelve periods', `The last one is ${last?.period.name}.`)
      const { period, charges, previousBalance, balance } = statement
      // What was paid later counts for the next statement.
      const paid = statement === last ? limitsOf(bank, card).paid : -sum(after(statements, statement), 'PAYMENT')
      const minimumPayment = minimumPaymentOf(card, statement)
      const movements = charges.map(({ date, description, type, amount, instalment }, index) => ({
        movementId: period.to.replaceAll('-', '') + String(index + 1).padStart(6, '0'),
        date,
        description,
        type,
        amount: lira(amount),
        instalment,
      }))
      return {
        cardId: card.id,
        period: period.name,
        from: period.from,
        to: period.to,
        dueDate: dueDateOf(statement),
        ...allInLira({
          previousBalance,
          payments: -sum(charges, 'PAYMENT', 'REFUND'),
          purchases: sum(charges, 'PURCHASE'),
          fees: 0,
          interest: sum(charges, 'INTEREST'),
          taxes: sum(charges, 'TAX'),
          balance,
          minimumPayment,
          paidAmount: paid,
          remainingMinimumPayment: Math.max(0, minimumPayment - paid),
        }),
        monthlyInterestRate,
        ...listPage({ movements }, query),
      }
    },
  ),
]

/** What counts in the period after a statement's. */
function after(statements: readonly { charges: Charge[] }[], statement: { charges: Charge[] }): Charge[] {
  return statements[statements.indexOf(statement) + 1]?.charges ?? []
}
