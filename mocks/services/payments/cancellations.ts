import type { Bank } from '../../bank/bank.ts'
import { momentOf } from '../../bank/dates.ts'
import { notFound, refused } from '../../bank/serviceError.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import type { BillPaymentRow } from '../../db/tables/payments/billPayments.ts'
import { type EntryOrder, nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { contraPostings, feePostings } from '../../ledger/books/postings.ts'
import { lira, toMoney } from '../../ledger/money/money.ts'
import { cancellableTransfer, cancellableUntil, cancelTransfer, givenBack } from '../../ledger/transfers/transfers.ts'
import type { components } from '../../openapi/types.gen.ts'
import { confirmedService, service } from '../pipeline/service.ts'
import { maskedNumber, transferCancellationText, written } from '../shared/confirmation.ts'
import { isShared } from '../shared/customerAccounts.ts'
import { isVisible, type TransferCall, visibleTransfer } from '../shared/customerTransfers.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sortedBy } from '../shared/sort.ts'

type CancellableOrder = components['schemas']['CancellableOrder']

function transferOrder(bank: Bank, transfer: Transfer): CancellableOrder[] {
  const until = cancellableUntil(bank, transfer)
  if (until === null) return []
  return [
    {
      referenceNumber: transfer.id,
      kind: 'TRANSFER',
      amount: toMoney(transfer.amount, transfer.currency),
      accountNumber: transfer.senderAccount,
      orderedAt: momentOf(transfer.orderedAt),
      cancellableUntil: momentOf(until),
    },
  ]
}

const isCancellable = (bank: Bank, { paidAt, cancelledAt, cancellableUntil }: BillPaymentRow) =>
  cancelledAt === null && paidAt < cancellableUntil && bank.clock.now() < cancellableUntil + 1000

const paymentOrder = ({ id, amount, account, paidAt, cancellableUntil }: BillPaymentRow): CancellableOrder => ({
  referenceNumber: id,
  kind: 'PAYMENT',
  amount: lira(amount),
  accountNumber: account,
  orderedAt: momentOf(paidAt),
  cancellableUntil: momentOf(cancellableUntil),
})

/** Amount and fee of a bill are back in the account, also in a blocked one. */
const reversal = ({ id, account, amount, fee }: BillPaymentRow, reference: string): EntryOrder => ({
  kind: 'bill-reversal',
  description: `Reversal of ${id}`,
  reference,
  authority: 'bank',
  postings: [
    ...feePostings(account, -fee, 'Bill payment fee, reversed'),
    ...contraPostings('BILLS', { account, amount, transactionType: 'BILL', explanation: `Reversal of ${id}` }),
  ],
})

/** @throws ServiceError (404) for another customer's or another application's */
function ownPayment({ bank, customer, application, grant }: TransferCall, referenceNumber: string): BillPaymentRow {
  const found = bank.tables.billPayments.get(referenceNumber)
  const isOwn = found?.customerNumber === customer && found.applicationId === application.id
  if (isOwn && isShared(grant, found.account)) return found
  throw notFound(`The customer ordered no payment ${referenceNumber} with this application.`)
}

export const cancellationsServices = [
  service('cancellations/cancellable-order-list', async ({ query, bank, application, ...call }) => {
    const transfers = bank.tables.transfers
      .listBy('customerNumber', call.customer)
      .filter((transfer) => isVisible({ bank, application, ...call }, transfer))
      .flatMap((transfer) => transferOrder(bank, transfer))
    const payments = bank.tables.billPayments
      .listBy('customerNumber', call.customer)
      .filter((payment) => payment.applicationId === application.id && isCancellable(bank, payment))
      .filter(({ account }) => isShared(call.grant, account))
      .map(paymentOrder)
    const found = [...transfers, ...payments].filter(matching({ kind: query.kind }))
    const orders = sortedBy(found, ({ orderedAt, referenceNumber }) => `${orderedAt} ${referenceNumber}`, 'desc')
    return listPage({ orders }, query)
  }),

  confirmedService('cancellations/transfer-cancellation', {
    owned: { referenceNumber: visibleTransfer },
    check({ body, ...call }) {
      const { id } = visibleTransfer(call, body.referenceNumber)
      return cancellableTransfer(call.bank, call.customer, id)
    },
    confirmation: transferCancellationText,
    async perform({ id }, { bank, customer }) {
      const cancelled = await cancelTransfer(bank, customer, id)
      const { amount, fee } = givenBack(cancelled)
      return {
        referenceNumber: cancelled.cancellationReference ?? '',
        cancelledReferenceNumber: id,
        amount: toMoney(amount, cancelled.currency),
        fee: toMoney(fee, cancelled.currency),
        accountNumber: cancelled.senderAccount,
        cancelledAt: momentOf(cancelled.changedAt),
      }
    },
  }),

  confirmedService('cancellations/payment-cancellation', {
    owned: { referenceNumber: ownPayment },
    check({ body, ...call }) {
      const { bank } = call
      const payment = ownPayment(call, body.referenceNumber)
      if (payment.cancelledAt !== null)
        throw refused('203203', 'The payment is cancelled', `${payment.id} was cancelled before.`)
      if (!isCancellable(bank, payment))
        throw refused(
          '203202',
          'The day of the order is over',
          `${payment.id} could be cancelled until ${momentOf(payment.cancellableUntil)}.`,
        )
      return payment
    },
    confirmation: ({ id, amount, account }) =>
      `payment ${id}, ${written(lira(amount))} back to account ${maskedNumber(account)}`,
    async perform(payment, { bank }) {
      const referenceNumber = await nextReference(bank)
      await postEntry(bank, reversal(payment, referenceNumber))
      const cancelledAt = bank.clock.now()
      await bank.tables.billPayments.update(payment.id, { cancelledAt })
      return {
        referenceNumber,
        cancelledReferenceNumber: payment.id,
        amount: lira(payment.amount),
        fee: lira(payment.fee),
        accountNumber: payment.account,
        cancelledAt: momentOf(cancelledAt),
      }
    },
  }),
]
