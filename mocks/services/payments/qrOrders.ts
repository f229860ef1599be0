import { object, string } from 'superstruct'
import { second } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, momentOf } from '../../bank/dates.ts'
import { type JobHandler, jobHandler } from '../../bank/jobs/jobHandler.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import type { QrOrderRow } from '../../db/tables/payments/qrOrders.ts'
import { placeHold, releaseHold } from '../../ledger/accounts/holds.ts'
import { assertSpendable, nextReference, type PostingOrder, postEntry } from '../../ledger/books/ledger.ts'
import { LedgerError } from '../../ledger/books/ledgerError.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { formatAmount, lira, parseAmount } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { maskedNumber, written } from '../shared/confirmation.ts'
import { isShared, liraAccount, sharedAccount } from '../shared/customerAccounts.ts'

const lifetime = 120 * second
/** When the sandbox's till or ATM uses a code, unless the amount ends in 50 kuruş: then nobody does. */
const useAfter = 81 * second
const retention = 90 * 86_400 * second

/** In minor units of TRY: of one payment, and of the withdrawals of a customer in a day. */
const limits = { payment: 5_000_000, withdrawals: 500_000 } as const
const banknote = 1000

const places = { PAYMENT: 'Till 1', WITHDRAWAL: 'ATM Kadıköy 2' } as const

const orderAnswer = (order: QrOrderRow): components['schemas']['QrOrder'] => ({
  orderId: order.id,
  type: order.type,
  status: order.status,
  accountNumber: order.account,
  amount: lira(order.amount),
  ...(order.explanation !== null && { explanation: order.explanation }),
  ...(order.status === 'CREATED' && { qrData: order.qrData }),
  createdAt: momentOf(order.createdAt),
  expiresAt: momentOf(order.expiresAt),
  ...(order.usedAt !== null && { usedAt: momentOf(order.usedAt) }),
  ...(order.place !== null && { place: order.place }),
})

type OrderCall = Pick<ServiceCall<never>, 'bank' | 'grant' | 'customer' | 'application'>

/** @throws ServiceError (404) for another customer's or another application's, and after 90 days */
function visibleOrder({ bank, grant, customer, application }: OrderCall, orderId: string): QrOrderRow {
  const found = bank.tables.qrOrders.get(orderId)
  const isOwn =
    found?.customerNumber === customer &&
    (found.applicationId === null || found.applicationId === application.id) &&
    isShared(grant, found.account)
  if (isOwn && bank.clock.now() < found.createdAt + retention) return found
  throw notFound(`The customer created no order ${orderId} with this application in the last 90 days.`)
}

const withdrawnToday = ({ tables, clock }: Bank, customer: string): number =>
  tables.qrOrders
    .listBy('customerNumber', customer)
    .filter(
      ({ type, status, createdAt }) =>
        type === 'WITHDRAWAL' && (status === 'CREATED' || status === 'USED') && dayOf(createdAt) === dayOf(clock.now()),
    )
    .reduce((sum, { amount }) => sum + amount, 0)

/** @throws ServiceError (400) */
function assertAmount(bank: Bank, customer: string, type: QrOrderRow['type'], amount: number): void {
  const exceeded = (limit: number, what: string) =>
    refused('200103', 'Limit exceeded', `The limit of ${what} is ${formatAmount(limit)} TRY.`)
  if (type === 'PAYMENT') {
    if (amount > limits.payment) throw exceeded(limits.payment, 'one payment')
    return
  }
  if (amount % banknote !== 0)
    throw refused('200601', 'amount: Expected a multiple of 10', 'An ATM pays out multiples of 10 TRY.')
  if (withdrawnToday(bank, customer) + amount > limits.withdrawals)
    throw exceeded(limits.withdrawals, 'a day’s withdrawals')
}

/** What a used code moves: a payment comes from outside, cash leaves the bank. */
function postingsOf({ type, account, amount, explanation, place }: QrOrderRow): PostingOrder[] {
  const isPayment = type === 'PAYMENT'
  return contraPostings(isPayment ? 'QR' : 'CASH', {
    account,
    amount: isPayment ? amount : -amount,
    transactionType: isPayment ? 'FBTCH' : 'CASH',
    explanation: explanation ?? place ?? '',
  })
}

function release(bank: Bank, { holdId }: QrOrderRow): void {
  if (holdId !== null) releaseHold(bank, holdId)
}

async function use(bank: Bank, orderId: string): Promise<void> {
  const order = bank.tables.qrOrders.get(orderId)
  if (order?.status !== 'CREATED') return
  const used = { ...order, status: 'USED' as const, usedAt: bank.clock.now(), place: places[order.type] }
  release(bank, order)
  try {
    const reference = await nextReference(bank)
    await postEntry(bank, { kind: 'qr', description: `Order ${orderId}`, reference, postings: postingsOf(used) })
  } catch (error) {
    // The account was closed or blocked meanwhile: the code is refused, and expires.
    if (error instanceof LedgerError) return
    throw error
  }
  await bank.tables.qrOrders.put(used)
}

async function expire(bank: Bank, orderId: string): Promise<void> {
  const order = bank.tables.qrOrders.get(orderId)
  if (order?.status !== 'CREATED') return
  release(bank, order)
  await bank.tables.qrOrders.update(orderId, { status: 'EXPIRED' })
}

const orderId = object({ orderId: string() })

export const qrOrderJobHandlers: readonly JobHandler[] = [
  jobHandler('qr-use', orderId, (bank, data) => use(bank, data.orderId)),
  jobHandler('qr-expiry', orderId, (bank, data) => expire(bank, data.orderId)),
]

export const qrOrdersServices = [
  confirmedService('qr-orders/qr-order', {
    owned: { accountNumber: sharedAccount },
    check({ body, ...call }) {
      const { bank, customer } = call
      const account = liraAccount(call, body.accountNumber)
      if (body.amount.currency !== 'TRY') throw invalid('amount.currency: Expected TRY', 'A QR order is in TRY.')
      const amount = parseAmount(body.amount.amount)
      assertAmount(bank, customer, body.type, amount)
      if (body.type === 'WITHDRAWAL') assertSpendable(bank, account, amount)
      return { account: account.id, amount }
    },
    confirmation: ({ account, amount }) => `${written(lira(amount))} in cash from account ${maskedNumber(account)}`,
    asksForOtp: (_, { body }) => body.type === 'WITHDRAWAL',
    async perform({ account, amount }, { bank, customer, application, body }) {
      const hold = body.type === 'WITHDRAWAL' ? await placeHold(bank, { account, amount, kind: 'reservation' }) : null
      const now = bank.clock.now()
      const day = dayOf(now).replaceAll('-', '')
      const number = 1000 + (await bank.sequence.next(`qr order ${day}`))
      const id = `QR${day}${number}`
      const key = (await bank.sequence.key('qr order')).slice(0, 10).toUpperCase()
      const order = await bank.tables.qrOrders.insert({
        id,
        customerNumber: customer,
        applicationId: application.id,
        type: body.type,
        account,
        amount,
        explanation: body.explanation ?? null,
        qrData: `PRTC01.${id}.${key}`,
        holdId: hold?.id ?? null,
        status: 'CREATED',
        createdAt: now,
        expiresAt: now + lifetime,
        usedAt: null,
        place: null,
      })
      if (amount % 100 !== 50) await bank.jobs.schedule({ at: now + useAfter, kind: 'qr-use', data: { orderId: id } })
      await bank.jobs.schedule({ at: order.expiresAt, kind: 'qr-expiry', data: { orderId: id } })
      return orderAnswer(order)
    },
  }),

  service('qr-orders/qr-order-details', { owned: { orderId: visibleOrder } }, async ({ params, ...call }) =>
    orderAnswer(visibleOrder(call, params.orderId)),
  ),

  service('qr-orders/qr-order-cancellation', { owned: { orderId: visibleOrder } }, async ({ params, ...call }) => {
    const order = visibleOrder(call, params.orderId)
    if (order.status === 'USED')
      throw refused('200602', 'The code was used', `${order.id} was used: send the money back with a transfer.`)
    if (order.status === 'EXPIRED')
      throw refused('200603', 'The code has expired', `${order.id} expired at ${momentOf(order.expiresAt)}.`)
    if (order.status === 'CANCELLED') return orderAnswer(order)
    release(call.bank, order)
    return orderAnswer(await call.bank.tables.qrOrders.update(order.id, { status: 'CANCELLED' }))
  }),
]
