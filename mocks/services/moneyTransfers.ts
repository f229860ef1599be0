import type { Transfer } from '../db/tables/transfers.ts'
import { assertSpendable } from '../ledger/ledger.ts'
import { parseAmount, toMoney } from '../ledger/money.ts'
import type { TransferOrder } from '../ledger/transferRules.ts'
import { orderTransfer } from '../ledger/transfers.ts'
import type { components } from '../openapi/types.gen.ts'
import { type ServiceCall, service } from './service.ts'
import { sharedAccount } from './shared/customerAccounts.ts'
import { statusOf } from './shared/transferAnswers.ts'

type TransferResult = components['schemas']['TransferResult']

const resultOf = (transfer: Transfer): TransferResult => ({
  referenceNumber: transfer.id,
  ...statusOf(transfer),
  amount: toMoney(transfer.amount, transfer.currency),
  fee: toMoney(transfer.fee, transfer.currency),
  transactionDate: transfer.transactionDate,
})

type Interbank = 'money-transfers/eft-transfer' | 'money-transfers/fast-transfer'

const interbank =
  (kind: 'EFT' | 'FAST') =>
  async ({ body, application, ...call }: ServiceCall<Interbank>): Promise<TransferResult> =>
    order(call, { kind, ...body, applicationId: application.id })

type OrderedBy = 'customerNumber' | 'orderedBy' | 'channel' | 'amount' | 'currency'

async function order(
  call: Pick<ServiceCall<Interbank>, 'bank' | 'grant' | 'customer'>,
  { amount, ...others }: Omit<TransferOrder, OrderedBy> & { amount: { amount: string; currency: string } },
): Promise<TransferResult> {
  assertSpendable(call.bank, sharedAccount(call, others.senderAccountNumber), 0)
  const transfer = await orderTransfer(call.bank, {
    ...others,
    customerNumber: call.customer,
    ...(call.grant.corporateUsername !== undefined && { orderedBy: call.grant.corporateUsername }),
    channel: 'customer',
    amount: parseAmount(amount.amount),
    currency: amount.currency,
  })
  return resultOf(transfer)
}

export const moneyTransfersServices = [
  service('money-transfers/eft-transfer', interbank('EFT'), {
    owned: { senderAccountNumber: sharedAccount },
  }),

  service('money-transfers/fast-transfer', interbank('FAST'), {
    owned: { senderAccountNumber: sharedAccount },
  }),

  service(
    'money-transfers/transfer-to-own-account',
    async ({ body, application, ...call }) => {
      sharedAccount(call, body.receiverAccountNumber)
      return order(call, { kind: 'INTERNAL', ...body, applicationId: application.id })
    },
    { owned: { senderAccountNumber: sharedAccount, receiverAccountNumber: sharedAccount } },
  ),
]
