import type { Bank } from '../../bank/bank.ts'
import { momentOf } from '../../bank/dates.ts'
import { notFound } from '../../bank/serviceError.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { account } from '../../ledger/books/ledger.ts'
import { lira, parseAmount, toMoney } from '../../ledger/money/money.ts'
import type { TransferOrder } from '../../ledger/transfers/transferOrder.ts'
import { checkOrder, feeOf } from '../../ledger/transfers/transferRules.ts'
import { cancellableUntil, orderTransfer, transferOf } from '../../ledger/transfers/transfers.ts'
import type { components } from '../../openapi/types.gen.ts'
import { assertMaySend } from '../../products/baas/transferRules.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { maskedIban, maskedName, maskedNumber, paymentText } from '../shared/confirmation.ts'
import { ownAccount } from '../shared/customerAccounts.ts'
import { statusOf } from '../shared/transferAnswers.ts'

type Shown = components['schemas']['Transfer']

const failureReasons = {
  ACCOUNT_CLOSED: 'RETURNED',
  ACCOUNT_UNKNOWN: 'RETURNED',
  NAME_MISMATCH: 'RETURNED',
  NOT_APPROVED: 'NOT_APPROVED',
  CANCELLED: 'CANCELLED',
  TIMED_OUT: 'TIMED_OUT',
} as const

function shown(bank: Bank, transfer: Transfer): Shown {
  const { id, partnerReference, kind, failure, amount, fee, currency, transactionDate, changedAt } = transfer
  return {
    referenceNumber: id,
    partnerReference: partnerReference ?? '',
    type: kind,
    ...statusOf(transfer),
    failureReason: failure && failureReasons[failure],
    amount: toMoney(amount, currency),
    fee: lira(failure ? 0 : fee),
    transactionDate,
    changedAt: momentOf(changedAt),
    cancellable: cancellableUntil(bank, transfer) !== null,
  }
}

/** @throws ServiceError (404) for one that another partner ordered or that is no order of BaaS */
export function partnersTransfer(
  { bank, application, customer }: Pick<ServiceCall<never>, 'bank' | 'application' | 'customer'>,
  reference: string,
): Transfer {
  const found = transferOf(bank, customer, reference)
  if (found.applicationId === null || found.applicationId === application.id) return found
  throw notFound(`You have not ordered a transfer ${reference}.`)
}

type OrderCall = ServiceCall<'baas-money-transfers/transfer-order'>

/** @throws ServiceError (400, 404) */
function checkTransfer({ bank, application, customer, body }: OrderCall): TransferOrder {
  const amount = parseAmount(body.amount.amount)
  assertMaySend(bank, { customerNumber: customer, kind: body.type, amount })
  const order: TransferOrder = {
    customerNumber: customer,
    applicationId: application.id,
    channel: 'baas',
    kind: body.type,
    senderAccountNumber: body.senderAccountNumber,
    amount,
    currency: body.amount.currency,
    partnerReference: body.partnerReference,
    ...(body.reasonCode !== undefined && { reasonCode: body.reasonCode }),
    ...(body.explanation !== undefined && { explanation: body.explanation }),
    ...(body.type === 'INTERNAL'
      ? { receiverAccountNumber: body.receiverAccountNumber }
      : { receiverIban: body.receiverIban, receiverName: body.receiverName }),
  }
  checkOrder(bank, order)
  return order
}

/** Of an account of somebody else the customer reads the masked name. */
function recipientOf({ receiverName = '', receiverIban = '', receiverAccountNumber }: TransferOrder, bank: Bank) {
  if (receiverAccountNumber === undefined) return `${receiverName}, ${maskedIban(receiverIban)},`
  const [holder = ''] = account(bank, receiverAccountNumber).holders
  return `${maskedName(holder)}, account ${maskedNumber(receiverAccountNumber)},`
}

export const baasMoneyTransfersServices = [
  confirmedService('baas-money-transfers/transfer-order', {
    owned: {
      senderAccountNumber: ownAccount,
      receiverAccountNumber: 'anyone',
    },
    check: checkTransfer,
    confirmation: (order, { bank }) =>
      paymentText({
        amount: toMoney(order.amount, order.currency),
        to: recipientOf(order, bank),
        from: order.senderAccountNumber,
        fee: toMoney(feeOf(order), 'TRY'),
      }),
    perform: async (order, { bank }) => shown(bank, await orderTransfer(bank, order)),
  }),

  service(
    'baas-money-transfers/transfer-order-status',
    { owned: { referenceNumber: partnersTransfer } },
    async ({ bank, application, customer, params }) =>
      shown(bank, partnersTransfer({ bank, application, customer }, params.referenceNumber)),
  ),
]
