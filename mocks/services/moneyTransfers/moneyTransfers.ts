import type { Bank } from '../../bank/bank.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { accountNumberIn } from '../../fixtures/iban.ts'
import { account, assertSpendable } from '../../ledger/books/ledger.ts'
import { parseAmount, toMoney } from '../../ledger/money/money.ts'
import { matchName } from '../../ledger/transfers/nameMatch.ts'
import type { TransferOrder } from '../../ledger/transfers/transferOrder.ts'
import { checkOrder, feeOf } from '../../ledger/transfers/transferRules.ts'
import { orderTransfer } from '../../ledger/transfers/transfers.ts'
import type { components } from '../../openapi/types.gen.ts'
import { confirmedService, type ServiceCall } from '../pipeline/service.ts'
import { maskedIban, maskedName, maskedNumber, paymentText } from '../shared/confirmation.ts'
import { sharedAccount } from '../shared/customerAccounts.ts'
import type { TransferCall } from '../shared/customerTransfers.ts'
import { statusOf } from '../shared/transferAnswers.ts'

type TransferResult = components['schemas']['TransferResult']
type RecipientCheck = components['schemas']['RecipientCheck']

const resultOf = (transfer: Transfer): TransferResult => ({
  referenceNumber: transfer.id,
  ...statusOf(transfer),
  amount: toMoney(transfer.amount, transfer.currency),
  fee: toMoney(transfer.fee, transfer.currency),
  transactionDate: transfer.transactionDate,
})

type Interbank = 'money-transfers/eft-transfer' | 'money-transfers/fast-transfer'

type OrderedBy = 'customerNumber' | 'applicationId' | 'orderedBy' | 'channel' | 'amount' | 'currency'

/** @throws ServiceError */
function checkTransfer(
  { bank, grant, customer, application }: TransferCall,
  { amount, ...others }: Omit<TransferOrder, OrderedBy> & { amount: { amount: string; currency: string } },
): TransferOrder {
  const sender = sharedAccount({ bank, grant, customer }, others.senderAccountNumber)
  assertSpendable(bank, sender, 0)
  const order: TransferOrder = {
    ...others,
    customerNumber: customer,
    applicationId: application.id,
    ...(grant.corporateUsername !== undefined && { orderedBy: grant.corporateUsername }),
    channel: 'customer',
    amount: parseAmount(amount.amount),
    currency: amount.currency,
  }
  checkOrder(bank, order)
  return order
}

/** The holder whom the name of an order to another customer fits, for the customer to look at. */
function recipientCheck(bank: Bank, { receiverIban = '', receiverName = '' }: TransferOrder): RecipientCheck {
  const { nameMatch, holder } = matchName(receiverName, account(bank, accountNumberIn(receiverIban)).holders)
  if (nameMatch === 'NO_MATCH') throw new Error(`No holder of ${receiverIban} has the name that was checked`)
  return { maskedReceiverName: maskedName(holder), nameMatch }
}

/** Where the money goes: a name and an IBAN, or another account of the customer. */
const recipientOf = ({ receiverName = '', receiverIban = '', receiverAccountNumber }: TransferOrder) =>
  receiverAccountNumber === undefined
    ? `${receiverName}, ${maskedIban(receiverIban)},`
    : `account ${maskedNumber(receiverAccountNumber)}`

const confirmation = (order: TransferOrder, to = recipientOf(order)): string =>
  paymentText({
    amount: toMoney(order.amount, order.currency),
    to,
    from: order.senderAccountNumber,
    fee: toMoney(feeOf(order), 'TRY'),
  })

const perform = async (order: TransferOrder, { bank }: { bank: Bank }): Promise<TransferResult> =>
  resultOf(await orderTransfer(bank, order))

const interbank = (kind: 'EFT' | 'FAST') => ({
  owned: { senderAccountNumber: sharedAccount },
  check: ({ body, ...call }: ServiceCall<Interbank>) => checkTransfer(call, { kind, ...body }),
  confirmation: (order: TransferOrder) => confirmation(order),
  perform,
})

export const moneyTransfersServices = [
  confirmedService('money-transfers/eft-transfer', interbank('EFT')),

  confirmedService('money-transfers/fast-transfer', interbank('FAST')),

  confirmedService('money-transfers/transfer-to-own-account', {
    owned: { senderAccountNumber: sharedAccount, receiverAccountNumber: sharedAccount },
    check: ({ body, ...call }) => checkTransfer(call, { kind: 'INTERNAL', ...body }),
    confirmation: (order) => confirmation(order),
    perform,
  }),

  confirmedService('money-transfers/transfer-to-another-customer', {
    owned: { senderAccountNumber: sharedAccount },
    check({ body, ...call }) {
      const order = checkTransfer(call, { kind: 'INTERNAL', ...body })
      return { order, recipient: recipientCheck(call.bank, order) }
    },
    confirmation: ({ order, recipient }) =>
      confirmation(order, `${recipient.maskedReceiverName}, ${maskedIban(order.receiverIban ?? '')},`),
    preview: ({ recipient }) => recipient,
    perform: async ({ order, recipient }, call) => ({ ...(await perform(order, call)), ...recipient }),
  }),
]
