import type { Bank } from '../bank/bank.ts'
import { momentOf } from '../bank/calendar.ts'
import { notFound, refused } from '../bank/serviceError.ts'
import type { Transfer } from '../db/tables/transfers.ts'
import { LedgerError } from '../ledger/ledgerError.ts'
import { formatAmount, parseAmount, toMoney } from '../ledger/money.ts'
import { cancellableUntil, orderTransfer, transferOf, transfersOf } from '../ledger/transfers.ts'
import type { components } from '../openapi/types.gen.ts'
import { assertActive } from '../products/baas/customers.ts'
import { orderOnce } from '../products/baas/partnerOrders.ts'
import { type ServiceCall, service } from './service.ts'
import { ownAccount } from './shared/customerAccounts.ts'

type Shown = components['schemas']['Transfer']

const statuses = {
  ordered: ['05', 'PROCESSED'],
  realized: ['01', 'REALIZED'],
  sent: ['02', 'SENT'],
  notRealized: ['03', 'NOT REALIZED'],
  waitingForApproval: ['04', 'WAITING FOR APPROVAL'],
  processed: ['05', 'PROCESSED'],
} as const

const failureReasons = {
  ACCOUNT_CLOSED: 'RETURNED',
  ACCOUNT_UNKNOWN: 'RETURNED',
  NAME_MISMATCH: 'RETURNED',
  NOT_APPROVED: 'NOT_APPROVED',
  CANCELLED: 'CANCELLED',
  TIMED_OUT: 'TIMED_OUT',
} as const

function shown(bank: Bank, transfer: Transfer): Shown {
  const { id, partnerReference, kind, lifecycle, failure, amount, fee, currency, transactionDate, changedAt } = transfer
  const [responseType, responseTypeDesc] = statuses[lifecycle.value]
  return {
    referenceNumber: id,
    partnerReference: partnerReference ?? '',
    type: kind,
    responseType,
    responseTypeDesc,
    failureReason: failure && failureReasons[failure],
    amount: toMoney(amount, currency),
    fee: toMoney(failure ? 0 : fee, 'TRY'),
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

const day = 86_400_000
/** What a customer may send to other banks in the day after a change of the phone, in minor units of TRY. */
const limitAfterPhoneChange = 500_000

/** @throws LedgerError limitExceeded */
function assertPhoneKnown(bank: Bank, customer: string, amount: number) {
  const since = bank.tables.baasCustomers.get(customer)?.phoneChangedAt ?? null
  if (since === null || bank.clock.now() >= since + day) return
  const sent = transfersOf(bank, customer)
    .filter(({ kind, orderedAt, failure }) => kind !== 'INTERNAL' && orderedAt >= since && failure === null)
    .reduce((sum, transfer) => sum + transfer.amount, 0)
  if (sent + amount > limitAfterPhoneChange)
    throw new LedgerError(
      'limitExceeded',
      `For 24 hours after a change of the phone the limit is ${formatAmount(limitAfterPhoneChange)} TRY to other banks.`,
    )
}

async function order({
  bank,
  application,
  customer,
  body,
}: ServiceCall<'baas-money-transfers/transfer-order'>): Promise<Shown> {
  assertActive(bank, customer)
  const { partnerReference } = body
  // What the personas ordered before has references, too.
  if (
    transfersOf(bank, customer).some(
      (each) => each.applicationId === null && each.partnerReference === partnerReference,
    )
  )
    throw refused('204006', 'Partner reference belongs to another order', `${partnerReference} belongs to a transfer.`)
  const amount = parseAmount(body.amount.amount)
  if (body.type !== 'INTERNAL') assertPhoneKnown(bank, customer, amount)
  const transfer = await orderTransfer(bank, {
    customerNumber: customer,
    applicationId: application.id,
    channel: 'baas',
    kind: body.type,
    senderAccountNumber: body.senderAccountNumber,
    amount,
    currency: body.amount.currency,
    partnerReference,
    ...(body.reasonCode !== undefined && { reasonCode: body.reasonCode }),
    ...(body.explanation !== undefined && { explanation: body.explanation }),
    ...(body.type === 'INTERNAL'
      ? { receiverAccountNumber: body.receiverAccountNumber }
      : { receiverIban: body.receiverIban, receiverName: body.receiverName }),
  })
  return shown(bank, transfer)
}

export const baasMoneyTransfersServices = [
  service(
    'baas-money-transfers/transfer-order',
    (call) => {
      const { bank, application, customer, body } = call
      return orderOnce(bank, { application, operation: 'createBaasTransfer', customer, body }, () => order(call))
    },
    {
      owned: {
        senderAccountNumber: ownAccount,
        receiverAccountNumber: 'anyone',
      },
    },
  ),

  service(
    'baas-money-transfers/transfer-order-status',
    async ({ bank, application, customer, params }) =>
      shown(bank, partnersTransfer({ bank, application, customer }, params.referenceNumber)),
    { owned: { referenceNumber: partnersTransfer } },
  ),
]
