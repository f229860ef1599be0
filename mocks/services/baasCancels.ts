import { momentOf } from '../bank/calendar.ts'
import { refused } from '../bank/serviceError.ts'
import { bankAccount, postEntry } from '../ledger/ledger.ts'
import { LedgerError } from '../ledger/ledgerError.ts'
import { toMoney } from '../ledger/money.ts'
import { cancelTransfer, givenBack } from '../ledger/transfers.ts'
import { customersCard, openCard } from '../products/baas/cards.ts'
import { cancelInvestmentOrder, customersOrder } from '../products/baas/investmentOrders.ts'
import { partnersTransfer } from './baasMoneyTransfers.ts'
import { type ServiceCall, service } from './service.ts'

async function cancelCard({ bank, customer, body }: ServiceCall<'baas-cancels/card-cancellation'>) {
  const { id, cardNumber, accountNumber, balance } = openCard(bank, customer, body.cardId)
  await bank.tables.baasCards.update(id, { status: 'CLOSED', balance: 0 })
  if (balance > 0)
    await postEntry(bank, {
      kind: 'card',
      description: `Balance of ${id} returned`,
      authority: 'bank',
      postings: [
        {
          account: accountNumber,
          amount: balance,
          currency: 'TRY',
          transactionType: 'CARD',
          explanation: cardNumber,
        },
        { account: bankAccount('CARDS', 'TRY'), amount: -balance, currency: 'TRY' },
      ],
    })
  return {
    cardId: id,
    cardNumber,
    status: 'CLOSED' as const,
    returnedBalance: toMoney(balance, 'TRY'),
    closedAt: momentOf(bank.clock.now()),
  }
}

/** What the bank answers for whatever can no longer be cancelled. */
function throwTooLate(error: unknown): never {
  const isTooLate =
    error instanceof LedgerError && (error.refusal === 'transferSent' || error.refusal === 'cancellationTooLate')
  if (!isTooLate) throw error
  throw refused('204701', 'Order can no longer be cancelled', error.reason ?? '')
}

export const baasCancelsServices = [
  service('baas-cancels/card-cancellation', cancelCard, {
    owned: { cardId: ({ bank, customer }, id) => customersCard(bank, customer, id) },
    asksForOtp: ({ body: { reason } }) => reason !== 'LOST' && reason !== 'STOLEN',
  }),

  service(
    'baas-cancels/transfer-cancellation',
    async ({ bank, application, customer, body }) => {
      const { id } = partnersTransfer({ bank, application, customer }, body.referenceNumber)
      const transfer = await cancelTransfer(bank, customer, id).catch(throwTooLate)
      const { amount, fee } = givenBack(transfer)
      return {
        referenceNumber: id,
        responseType: '03' as const,
        responseTypeDesc: 'NOT REALIZED' as const,
        amount: toMoney(amount, transfer.currency),
        fee: toMoney(fee, 'TRY'),
        cancelledAt: momentOf(transfer.changedAt),
      }
    },
    { owned: { referenceNumber: partnersTransfer } },
  ),

  service(
    'baas-cancels/order-cancellation',
    async ({ bank, customer, body }) => {
      const order = await cancelInvestmentOrder(bank, customer, body.orderNumber)
      const isPurchase = order.side === 'BUY'
      return {
        orderNumber: order.id,
        status: 'CANCELLED' as const,
        returnedAmount: toMoney(isPurchase ? order.total : 0, 'TRY'),
        returnedQuantity: String(isPurchase ? 0 : order.quantity),
        cancelledAt: momentOf(order.cancelledAt ?? 0),
      }
    },
    { owned: { orderNumber: ({ bank, customer }, id) => customersOrder(bank, customer, id) } },
  ),
]
