import { addMonths, dayOf, momentOf } from '../../bank/dates.ts'
import { invalid, refused } from '../../bank/serviceError.ts'
import type { BaasCardRow } from '../../db/tables/products/baas.ts'
import { assertSpendable, customerAccount } from '../../ledger/books/ledger.ts'
import { LedgerError } from '../../ledger/books/ledgerError.ts'
import { lira, parseAmount } from '../../ledger/money/money.ts'
import { cardsPerAccount, highestLimits, newCardLimits } from '../../products/baas/cardLimits.ts'
import { customersCard, openCard, planDelivery } from '../../products/baas/cards.ts'
import { assertActive } from '../../products/baas/customers.ts'
import { confirmedService, type ServiceCall } from '../pipeline/service.ts'
import { maskedNumber, written } from '../shared/confirmation.ts'
import { ownAccount } from '../shared/customerAccounts.ts'

const shown = ({ id, cardNumber, kind, form, accountNumber, embossedName, expiry, status }: BaasCardRow) => ({
  cardId: id,
  cardNumber,
  kind,
  form,
  accountNumber,
  embossedName,
  expiry,
  status,
})

/** For how long a new card is valid, in months. */
const validity = { PLASTIC: 60, VIRTUAL: 36 } as const
/** The first six digits of the card numbers. */
const issuerNumbers = { DEBIT: '410098', PREPAID: '540098' } as const

type OrderCall = ServiceCall<'baas-cards/card-order'>

/** @throws ServiceError (400) */
function checkOrder({ bank, customer, body }: OrderCall) {
  const { kind, form, accountNumber, deliveryAddress } = body
  assertActive(bank, customer)
  if (form === 'PLASTIC' && !deliveryAddress)
    throw invalid('deliveryAddress: Required for a plastic card', 'The bank mails a plastic card to this address.')
  if (form === 'VIRTUAL' && deliveryAddress)
    throw invalid('deliveryAddress: Expected none for a virtual card', 'A virtual card is not mailed.')
  const account = customerAccount(bank, customer, accountNumber)
  assertSpendable(bank, account, 0)
  if (account.type !== 'CURRENT' || account.currency !== 'TRY')
    throw invalid(
      'accountNumber: Expected a current account in TRY',
      `${accountNumber} is not a current account in TRY.`,
    )
  const others = bank.tables.baasCards.listBy('accountNumber', accountNumber)
  if (others.filter((card) => card.kind === kind && card.status !== 'CLOSED').length >= cardsPerAccount[kind])
    throw refused(
      '204301',
      'Account has the maximum of cards',
      `An account has at most ${cardsPerAccount.DEBIT} debit card and ${cardsPerAccount.PREPAID} prepaid cards.`,
    )
  return body
}

const orderText = ({ kind, form, accountNumber }: OrderCall['body']): string =>
  `a ${form.toLowerCase()} ${kind.toLowerCase()} card for account ${maskedNumber(accountNumber)}`

async function order({ kind, form, accountNumber, embossedName }: OrderCall['body'], { bank, customer }: OrderCall) {
  const { tables, sequence, clock } = bank
  const number = await sequence.next('baas card')
  const now = clock.now()
  const card = await tables.baasCards.insert({
    id: `BC${1_000_000_100 + number}`,
    customerNumber: customer,
    accountNumber,
    kind,
    form,
    cardNumber: `${issuerNumbers[kind]}******${String((3100 + number) % 10_000).padStart(4, '0')}`,
    embossedName,
    expiry: addMonths(dayOf(now), validity[form]).slice(0, 7),
    status: form === 'PLASTIC' ? 'ORDERED' : 'ACTIVE',
    limits: newCardLimits(form),
    limitsChangedAt: now,
    balance: 0,
  })
  if (form === 'PLASTIC') await planDelivery(bank, card)
  return shown(card)
}

type Limits = BaasCardRow['limits']
const dailyLimits = ['dailyShopping', 'dailyInternet', 'dailyCash'] as const

/** @throws ServiceError (400), LedgerError limitExceeded */
function assertAllowed(limits: Limits, { form }: BaasCardRow) {
  const above = dailyLimits.find((name) => limits[name] > limits.monthlyTotal)
  if (above) throw invalid(`limits.${above}: Expected at most the monthly limit`, `${above} is above monthlyTotal.`)
  if (form === 'VIRTUAL' && limits.dailyCash > 0)
    throw invalid('limits.dailyCash: Expected 0.00 for a virtual card', 'No ATM takes a virtual card.')
  if (limits.dailyCash > highestLimits.dailyCash || limits.monthlyTotal > highestLimits.monthlyTotal)
    throw new LedgerError('limitExceeded', 'Cash is at most 20000.00 TRY a day, the month at most 500000.00 TRY.')
}

type LimitsCall = ServiceCall<'baas-cards/card-limits'>

/** @throws ServiceError (400, 404) */
function checkLimits({ bank, customer, params, body }: LimitsCall) {
  const card = openCard(bank, customer, params.cardId)
  assertActive(bank, customer)
  const { dailyShopping, dailyInternet, dailyCash, monthlyTotal } = body.limits
  const limits: Limits = {
    dailyShopping: parseAmount(dailyShopping.amount),
    dailyInternet: parseAmount(dailyInternet.amount),
    dailyCash: parseAmount(dailyCash.amount),
    monthlyTotal: parseAmount(monthlyTotal.amount),
  }
  assertAllowed(limits, card)
  return { card, limits }
}

function limitsText({ card, limits }: ReturnType<typeof checkLimits>): string {
  const { dailyShopping, dailyInternet, dailyCash, monthlyTotal } = limits
  return `card ${card.cardNumber}: ${written(lira(dailyShopping))} a day in shops, ${written(lira(dailyInternet))} online, ${written(lira(dailyCash))} in cash, ${written(lira(monthlyTotal))} a month`
}

async function setLimits({ card, limits }: ReturnType<typeof checkLimits>, { bank }: LimitsCall) {
  const isSame = JSON.stringify(limits) === JSON.stringify({ ...limits, ...card.limits })
  const { id, cardNumber, status, limitsChangedAt } = isSame
    ? card
    : await bank.tables.baasCards.update(card.id, { limits, limitsChangedAt: bank.clock.now() })
  return {
    cardId: id,
    cardNumber,
    status,
    limits: {
      dailyShopping: lira(limits.dailyShopping),
      dailyInternet: lira(limits.dailyInternet),
      dailyCash: lira(limits.dailyCash),
      monthlyTotal: lira(limits.monthlyTotal),
    },
    changedAt: momentOf(limitsChangedAt),
  }
}

export const baasCardsServices = [
  confirmedService('baas-cards/card-order', {
    owned: { accountNumber: ownAccount },
    check: checkOrder,
    confirmation: orderText,
    perform: order,
  }),

  confirmedService('baas-cards/card-limits', {
    owned: { cardId: ({ bank, customer }, id) => customersCard(bank, customer, id) },
    check: checkLimits,
    confirmation: limitsText,
    perform: setLimits,
  }),
]
