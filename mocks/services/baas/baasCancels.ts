import { momentOf } from '../../bank/dates.ts'
import { refused } from '../../bank/serviceError.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import type { BaasCardRow } from '../../db/tables/products/baas.ts'
import { postEntry } from '../../ledger/books/ledger.ts'
import { LedgerError } from '../../ledger/books/ledgerError.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { lira, toMoney } from '../../ledger/money/money.ts'
import { cancellableTransfer, cancelTransfer, givenBack } from '../../ledger/transfers/transfers.ts'
import { customersCard, openCard } from '../../products/baas/cards.ts'
import {
  cancelInvestmentOrder,
  cancellableInvestmentOrder,
  customersOrder,
} from '../../products/baas/investmentOrders.ts'
import { confirmedService, type ServiceCall } from '../pipeline/service.ts'
import { maskedNumber, transferCancellationText, written } from '../shared/confirmation.ts'
import { partnersTransfer } from './baasMoneyTransfers.ts'

type CardCall = ServiceCall<'baas-cancels/card-cancellation'>

function cardText({ cardNumber, accountNumber, balance }: BaasCardRow): string {
  const text = `card ${cardNumber} is closed for good`
  return balance === 0 ? text : `${text}, ${written(lira(balance))} back to account ${maskedNumber(accountNumber)}`
}

async function cancelCard({ id, cardNumber, accountNumber, balance }: BaasCardRow, { bank }: CardCall) {
  await bank.tables.baasCards.update(id, { status: 'CLOSED', balance: 0 })
  if (balance > 0)
    await postEntry(bank, {
      kind: 'card',
      description: `Balance of ${id} returned`,
      authority: 'bank',
      postings: contraPostings('CARDS', {
        account: accountNumber,
        amount: balance,
        transactionType: 'CARD',
        explanation: cardNumber,
      }),
    })
  return {
    cardId: id,
    cardNumber,
    status: 'CLOSED' as const,
    returnedBalance: lira(balance),
    closedAt: momentOf(bank.clock.now()),
  }
}

/** What the bank answers for whatever cannot be cancelled any more. */
function baasRefusal(error: unknown): unknown {
  if (!(error instanceof LedgerError)) return error
  const { refusal, reason = '' } = error
  if (refusal === 'transferCancelled') return refused('204702', 'Order is cancelled', reason)
  const isTooLate = refusal === 'transferSent' || refusal === 'cancellationTooLate'
  return isTooLate ? refused('204701', 'Order can no longer be cancelled', reason) : error
}

type TransferCall = ServiceCall<'baas-cancels/transfer-cancellation'>

/** @throws ServiceError (404, 204701, 204702) */
function checkTransferCancellation({ bank, application, customer, body }: TransferCall): Transfer {
  const { id } = partnersTransfer({ bank, application, customer }, body.referenceNumber)
  try {
    return cancellableTransfer(bank, customer, id)
  } catch (error) {
    throw baasRefusal(error)
  }
}

export const baasCancelsServices = [
  confirmedService('baas-cancels/card-cancellation', {
    owned: { cardId: ({ bank, customer }, id) => customersCard(bank, customer, id) },
    check: ({ bank, customer, body }) => openCard(bank, customer, body.cardId),
    confirmation: cardText,
    asksForOtp: (_, { body: { reason } }) => reason !== 'LOST' && reason !== 'STOLEN',
    perform: cancelCard,
  }),

  confirmedService('baas-cancels/transfer-cancellation', {
    owned: { referenceNumber: partnersTransfer },
    check: checkTransferCancellation,
    confirmation: transferCancellationText,
    async perform({ id }, { bank, customer }) {
      const transfer = await cancelTransfer(bank, customer, id)
      const { amount, fee } = givenBack(transfer)
      return {
        referenceNumber: id,
        responseType: '03' as const,
        responseTypeDesc: 'NOT REALIZED' as const,
        amount: toMoney(amount, transfer.currency),
        fee: lira(fee),
        cancelledAt: momentOf(transfer.changedAt),
      }
    },
  }),

  confirmedService('baas-cancels/order-cancellation', {
    owned: { orderNumber: ({ bank, customer }, id) => customersOrder(bank, customer, id) },
    check: ({ bank, customer, body }) => cancellableInvestmentOrder(bank, customer, body.orderNumber),
    confirmation: ({ id, side, instrumentCode, quantity, total }) =>
      side === 'BUY'
        ? `order ${id}, ${written(lira(total))} for the fund ${instrumentCode}`
        : `order ${id}, the sale of ${quantity} shares of ${instrumentCode}`,
    async perform({ id }, { bank, customer }) {
      const order = await cancelInvestmentOrder(bank, customer, id)
      const isPurchase = order.side === 'BUY'
      return {
        orderNumber: order.id,
        status: 'CANCELLED' as const,
        returnedAmount: lira(isPurchase ? order.total : 0),
        returnedQuantity: String(isPurchase ? 0 : order.quantity),
        cancelledAt: momentOf(order.cancelledAt ?? 0),
      }
    },
  }),
]
