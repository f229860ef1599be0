import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf, momentOf } from '../../bank/dates.ts'
import type { Movement } from '../../bank/movement.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import { closingBalance, movementOf, movementsOf } from '../../ledger/books/movements.ts'
import { parseAmount, toMoney } from '../../ledger/money/money.ts'
import type { QueryOf } from '../../openapi/definedOperation.ts'
import type { components } from '../../openapi/types.gen.ts'
import { statementDocument } from '../documents/statementDocument.ts'
import { service } from '../pipeline/service.ts'
import { type CustomerCall, sharedAccount, sharedAccounts } from '../shared/customerAccounts.ts'
import { assertHasCome, assertWithinYears } from '../shared/dayRange.ts'
import { listPage } from '../shared/listPage.ts'
import { receiptNumberOf } from '../shared/receiptNumber.ts'
import { sortedBy } from '../shared/sort.ts'

type MovementAnswer = components['schemas']['Movement']

const daysOfList = 30
const longestRange = 365
const yearsOfMovements = 10

function movementAnswer(movement: Movement): MovementAnswer {
  const { amount, currency, balanceAfter, reference, counterparty } = movement
  return {
    transactionId: movement.id,
    accountNumber: movement.account,
    status: movement.status,
    direction: amount < 0 ? 'OUT' : 'IN',
    amount: toMoney(Math.abs(amount), currency),
    balanceAfter: balanceAfter === null ? null : toMoney(balanceAfter, currency),
    transactionType: movement.transactionType,
    ...(reference !== null && { referenceNumber: reference }),
    ...(counterparty !== null && { counterparty }),
    explanation: movement.explanation,
    bookedAt: momentOf(movement.bookedAt),
  }
}

/** The days of a list. @throws ServiceError (400) */
function rangeOf({ from, to }: { from?: string; to?: string }, today: string) {
  const last = to ?? today
  const first = from ?? addDays(last, -daysOfList)
  assertHasCome('to', last, today)
  assertHasCome('from', first, today)
  if (first > last) throw invalid('to: Expected a day not before from', 'The last day is before the first.')
  assertWithinYears('from', first, today, yearsOfMovements)
  if (last > addDays(first, longestRange))
    throw refused('200201', 'to: Expected at most 365 days after from', 'Request at most a year at a time.')
  return { from: first, to: last }
}

type ListQuery = QueryOf<'account-movements/movement-list'>

/** @throws ServiceError (400) */
function filterOf({ minAmount, maxAmount, direction, status }: ListQuery) {
  const least = minAmount === undefined ? 0 : parseAmount(minAmount)
  const most = maxAmount === undefined ? Number.POSITIVE_INFINITY : parseAmount(maxAmount)
  if (most < least)
    throw invalid(
      'maxAmount: Expected an amount not below minAmount',
      'No amount is at least minAmount and at most maxAmount.',
    )
  return (movement: Movement) => {
    const amount = Math.abs(movement.amount)
    return (
      least <= amount &&
      amount <= most &&
      (direction === undefined || direction === (movement.amount < 0 ? 'OUT' : 'IN')) &&
      (status === undefined || status === movement.status)
    )
  }
}

/** Where the clock was set back, what was booked last is not the newest. */
const newestFirst = (movements: readonly Movement[]): Movement[] =>
  sortedBy(movements, ({ bookedAt }) => bookedAt, 'desc')

/** The movements come the newest first, pending ones before all others, which stay first in either order of time. */
function inOrder(movements: Movement[], sort: ListQuery['sort']): Movement[] {
  if (sort.startsWith('bookedAt')) {
    const pending = newestFirst(movements.filter(({ status }) => status === 'PENDING'))
    const booked = newestFirst(movements.filter(({ status }) => status === 'BOOKED'))
    return sort === 'bookedAt,desc' ? [...pending, ...booked] : [...pending.reverse(), ...booked.reverse()]
  }
  return sortedBy(movements, ({ amount }) => Math.abs(amount), sort === 'amount,asc' ? 'asc' : 'desc')
}

/** Of a realized transfer that the customer ordered. */
function receiptOf({ tables }: Bank, customer: string, reference: string | null) {
  const transfer = reference === null ? undefined : tables.transfers.get(reference)
  const isRealized = transfer?.customerNumber === customer && transfer.lifecycle.value === 'realized'
  return isRealized ? { receiptNumber: receiptNumberOf(transfer.id) } : {}
}

const lastDayOf = (month: string) => addDays(addMonths(`${month}-01`, 1), -1)

/** @throws ServiceError (400) unless the month is over and the account was there */
function assertMonth(month: string, today: string, openedOn: string): void {
  if (lastDayOf(month) >= today)
    throw refused('200202', 'month: Expected a month that is over', `It is ${today}: send an earlier month.`)
  if (month < openedOn.slice(0, 7))
    throw invalid(
      `month: Expected a month not before ${openedOn.slice(0, 7)}`,
      `The account was opened on ${openedOn}.`,
    )
}

/** @throws ServiceError (404) */
function sharedMovement(call: CustomerCall, transactionId: string): Movement {
  const movement = movementOf(call.bank, call.customer, transactionId)
  if (movement && sharedAccounts(call).some(({ id }) => id === movement.account)) return movement
  throw notFound(`No shared account has a movement ${transactionId}: use one of a movement list.`)
}

export const accountMovementsServices = [
  service(
    'account-movements/movement-list',
    { owned: { accountNumber: sharedAccount } },
    async ({ params, query, ...call }) => {
      const { id } = sharedAccount(call, params.accountNumber)
      const range = rangeOf(query, dayOf(call.bank.clock.now()))
      const movements = movementsOf(call.bank, id, range).filter(filterOf(query))
      return listPage({ movements: inOrder(movements, query.sort) }, query, movementAnswer)
    },
  ),

  service(
    'account-movements/movement-details',
    { owned: { transactionId: sharedMovement } },
    async ({ params, ...call }) => {
      const { bank, customer } = call
      const movement = sharedMovement(call, params.transactionId)
      const { counterpartyIban } = movement
      return {
        ...movementAnswer(movement),
        ...(counterpartyIban !== null && { counterpartyIban }),
        ...receiptOf(bank, customer, movement.reference),
      }
    },
  ),

  service(
    'account-movements/account-statement',
    { owned: { accountNumber: sharedAccount } },
    async ({ params, body, ...call }) => {
      const { bank } = call
      const row = sharedAccount(call, params.accountNumber)
      const { month, format = 'PDF' } = body
      assertMonth(month, dayOf(bank.clock.now()), row.openedOn)
      const [from, to] = [`${month}-01`, lastDayOf(month)]
      const movements = movementsOf(bank, row.id, { from, to }).filter(({ status }) => status === 'BOOKED')
      const balances = {
        openingBalance: toMoney(closingBalance(bank, row.id, addDays(from, -1)), row.currency),
        closingBalance: toMoney(closingBalance(bank, row.id, to), row.currency),
      }
      return {
        statementNumber: `ST${month.replace('-', '')}${row.id.padStart(12, '0')}`,
        accountNumber: row.id,
        month,
        format,
        movementCount: movements.length,
        ...balances,
        document: statementDocument({ account: row, month, movements: movements.reverse(), ...balances }, format),
      }
    },
  ),
]
