import { object, string } from 'superstruct'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { bankDayFrom, dayOf, momentOf, timeAt } from '../../bank/dates.ts'
import { type JobHandler, jobHandler } from '../../bank/jobs/jobHandler.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import type { MailOrderRow } from '../../db/tables/payments/mailOrders.ts'
import type { CreditCardRow } from '../../db/tables/products/cards.ts'
import { account, assertSpendable, bankAccount, nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { feePostings } from '../../ledger/books/postings.ts'
import { formatAmount, lira, parseAmount, percentOf } from '../../ledger/money/money.ts'
import { isCorporate } from '../../ledger/transfers/transferRules.ts'
import type { components } from '../../openapi/types.gen.ts'
import { limitsOf } from '../../products/cards/creditCardStatement.ts'
import { confirmedService, service } from '../pipeline/service.ts'
import { paymentText } from '../shared/confirmation.ts'
import { isShared, liraAccount, sharedAccount } from '../shared/customerAccounts.ts'
import type { TransferCall } from '../shared/customerTransfers.ts'

type DeclineReason = NonNullable<components['schemas']['MailOrderPayment']['declineReason']>

/** In minor units of TRY. */
const amounts = { smallest: 100, largest: 10_000_000 }
const daysToRefund = 180

const currency = 'TRY'

/** A card of another bank, and what that bank answers. */
interface ForeignCard {
  cardNumber: string
  declineReason?: DeclineReason
}

/** The credit cards of this bank that tokens of the sandbox stand for, by the first character after `ct_`. */
const ownCards: Readonly<Record<string, string>> = { '7': 'CC1000000071', '4': 'CC1000000041' }
const usualCard = 'CC1000000001'
const foreignCards: Readonly<Record<string, ForeignCard>> = {
  b: { cardNumber: '552099******7041' },
  e: { cardNumber: '552099******7042', declineReason: 'CARD_EXPIRED' },
  n: { cardNumber: '552099******7043', declineReason: 'NOT_PERMITTED' },
}
const expiredToken = '0'

/** 1.80 % for a payment in full, and 0.34 % more for each further part. */
const commissionOf = (amount: number, parts: number) => percentOf(amount, formatAmount(180 + 34 * (parts - 1)))

function declineReasonOf(bank: Bank, card: CreditCardRow, amount: number): DeclineReason | undefined {
  if (card.status !== 'ACTIVE') return 'CARD_BLOCKED'
  if (card.expiry < dayOf(bank.clock.now()).slice(0, 7)) return 'CARD_EXPIRED'
  return amount > limitsOf(bank, card).availableLimit ? 'INSUFFICIENT_LIMIT' : undefined
}

/** The card of a token and whether its bank declines. @throws ServiceError 200701 */
function cardOf(bank: Bank, token: string, amount: number) {
  const first = token.charAt(3)
  if (first === expiredToken || bank.tables.mailOrders.by('cardToken', token))
    throw refused('200701', 'Card token is not valid', 'The token was used or is too old: ask the payer again.')
  const foreign = foreignCards[first]
  if (foreign) return { card: null, ...foreign }
  const card = bank.tables.creditCards.get(ownCards[first] ?? usualCard)
  if (!card) throw new Error(`There is no card ${ownCards[first] ?? usualCard}`)
  return { card, cardNumber: card.cardNumber, declineReason: declineReasonOf(bank, card, amount) }
}

/** Charges a card of this bank; below zero it gets money back. */
async function chargeCard(bank: Bank, card: string, amount: number, parts: number, description: string) {
  const today = dayOf(bank.clock.now())
  await bank.tables.cardPurchases.insert({
    id: await nextReference(bank),
    card,
    date: today,
    chargedOn: today,
    description,
    amount,
    instalmentCount: parts,
  })
}

const settlementDay = (now: number) => bankDayFrom(addDays(dayOf(now), 1))

/** What the card paid reaches the merchant, without the commission. */
async function settle(bank: Bank, id: string): Promise<void> {
  const order = bank.tables.mailOrders.get(id)
  if (!order) return
  const { account, amount, commission, orderNumber } = order
  await postEntry(bank, {
    kind: 'mail-order',
    description: `Settlement of ${id}`,
    reference: id,
    authority: 'bank',
    postings: [
      { account, amount, currency, transactionType: 'CARD', explanation: orderNumber },
      ...feePostings(account, commission, `Commission of ${orderNumber}`),
      { account: bankAccount('MAILORDERS', currency), amount: -amount, currency },
    ],
  })
}

const settlementKind = 'mail-order-settlement'
export const mailOrderJobHandlers: readonly JobHandler[] = [
  jobHandler(settlementKind, object({ id: string() }), (bank, { id }) => settle(bank, id)),
]

/** In minor units of TRY. @throws ServiceError (400) */
function amountOf(money: { amount: string; currency: string }): number {
  if (money.currency !== currency) throw invalid('amount.currency: Expected TRY', 'Mail orders are in TRY.')
  return parseAmount(money.amount)
}

/** @throws ServiceError (404) for another customer's or another application's, too */
function ownPayment({ bank, customer, application, grant }: TransferCall, referenceNumber: string): MailOrderRow {
  const found = bank.tables.mailOrders.get(referenceNumber)
  const isOwn = found?.customerNumber === customer && found.applicationId === application.id
  if (isOwn && found.status === 'APPROVED' && isShared(grant, found.account)) return found
  throw notFound(`The customer took no payment ${referenceNumber} with this application.`)
}

export const mailOrdersServices = [
  service(
    'mail-orders/mail-order-payment',
    { owned: { orderNumber: 'anyone', accountNumber: sharedAccount } },
    async ({ body, application, ...call }) => {
      const { bank, customer } = call
      if (!isCorporate(customer))
        throw refused('200703', 'No mail order contract', `Customer ${customer} has no contract: customer 12 has one.`)
      const { id: account } = liraAccount(call, body.accountNumber)
      const { orderNumber, cardToken, installments } = body
      const amount = amountOf(body.amount)
      if (amount < amounts.smallest || amount > amounts.largest)
        throw invalid('amount: Expected an amount from 1.00 to 100000.00', 'Charge the order in several payments.')
      const isCharged = bank.tables.mailOrders
        .listBy('customerNumber', customer)
        .some((order) => order.orderNumber === orderNumber && order.status === 'APPROVED')
      if (isCharged) throw refused('200702', 'Order number is in use', `${orderNumber} was charged before.`)
      const { card, cardNumber, declineReason } = cardOf(bank, cardToken, amount)

      const isApproved = declineReason === undefined
      const commission = isApproved ? commissionOf(amount, installments) : 0
      const now = bank.clock.now()
      const id = await nextReference(bank)
      const settledOn = isApproved ? settlementDay(now) : null
      await bank.tables.mailOrders.insert({
        id,
        customerNumber: customer,
        applicationId: application.id,
        orderNumber,
        cardToken,
        card: card?.id ?? null,
        cardNumber,
        account,
        amount,
        commission,
        refunded: 0,
        status: isApproved ? 'APPROVED' : 'DECLINED',
        createdAt: now,
      })
      if (settledOn !== null) {
        await postEntry(bank, {
          kind: 'mail-order',
          description: `Mail order ${orderNumber}`,
          reference: id,
          postings: [
            { account: bankAccount('CARDS', currency), amount: -amount, currency },
            { account: bankAccount('MAILORDERS', currency), amount, currency },
          ],
        })
        if (card) await chargeCard(bank, card.id, amount, installments, `Kuzey Trading ${orderNumber}`)
        await bank.jobs.schedule({ at: timeAt(settledOn, '09:00'), kind: settlementKind, data: { id } })
      }
      return {
        referenceNumber: id,
        status: isApproved ? 'APPROVED' : 'DECLINED',
        orderNumber,
        cardNumber,
        amount: lira(amount),
        installments,
        authorizationCode: isApproved
          ? (await bank.sequence.key('authorization code')).slice(0, 6).toUpperCase()
          : null,
        ...(declineReason !== undefined && { declineReason }),
        commission: lira(commission),
        settledOn,
        createdAt: momentOf(now),
      }
    },
  ),

  confirmedService('mail-orders/mail-order-refund', {
    owned: { paymentReferenceNumber: ownPayment },
    check({ body, ...call }) {
      const { bank } = call
      const payment = ownPayment(call, body.paymentReferenceNumber)
      if (dayOf(bank.clock.now()) > addDays(dayOf(payment.createdAt), daysToRefund))
        throw refused('200705', 'The refund period has ended', 'Payments are refunded for 180 days.')
      const amount = amountOf(body.amount)
      const refundable = payment.amount - payment.refunded - amount
      if (refundable < 0)
        throw refused(
          '200704',
          'Refund exceeds the payment',
          `${formatAmount(payment.amount - payment.refunded)} TRY can be refunded.`,
        )
      const commission = commissionBack(payment, amount)
      assertSpendable(bank, account(bank, payment.account), amount - commission)
      return { payment, amount, commission, refundable }
    },
    confirmation: ({ payment, amount }) =>
      paymentText({ amount: lira(amount), to: `card ${payment.cardNumber}`, from: payment.account }),
    async perform({ payment, amount, commission, refundable }, { bank }) {
      const now = bank.clock.now()
      const id = await nextReference(bank)
      await refund(bank, payment, id, { amount, commission })
      return {
        referenceNumber: id,
        paymentReferenceNumber: payment.id,
        status: payment.card === null ? 'ACCEPTED' : 'REFUNDED',
        amount: lira(amount),
        refundableAmount: lira(refundable),
        createdAt: momentOf(now),
      }
    },
  }),
]

/** Of the commission of a payment what comes back with this refund, in proportion. */
function commissionBack({ commission, refunded, amount: paid }: MailOrderRow, amount: number): number {
  const before = Math.round((commission * refunded) / paid)
  return Math.round((commission * (refunded + amount)) / paid) - before
}

/** The money leaves the merchant's account for the card, and of the commission this comes back. */
async function refund(
  bank: Bank,
  payment: MailOrderRow,
  reference: string,
  { amount, commission }: { amount: number; commission: number },
): Promise<void> {
  const { account, orderNumber } = payment
  await postEntry(bank, {
    kind: 'mail-order-refund',
    description: `Refund of ${payment.id}`,
    reference,
    postings: [
      { account, amount: -amount, currency, transactionType: 'CARD', explanation: `Refund of ${orderNumber}` },
      ...feePostings(account, -commission, `Commission of ${orderNumber}, refunded`),
      { account: bankAccount('CARDS', currency), amount, currency },
    ],
  })
  if (payment.card !== null) await chargeCard(bank, payment.card, -amount, 1, `Refund of ${orderNumber}`)
  await bank.tables.mailOrders.update(payment.id, { refunded: payment.refunded + amount })
}
