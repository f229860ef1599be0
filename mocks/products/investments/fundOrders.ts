import { object, string } from 'superstruct'
import type { Bank } from '../../bank/bank.ts'
import { jobHandler } from '../../bank/jobs/jobHandler.ts'
import type { FundOrder } from '../../db/tables/products/fundOrders.ts'
import { testCustomerInvestments } from '../../fixtures/testCustomers/investments.ts'
import { placeHold, releaseHold } from '../../ledger/accounts/holds.ts'
import { nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { contraPostings } from '../../ledger/books/postings.ts'
import { settlementJob, settlementJobKind, settlementOf } from './fundDays.ts'
import { type Fund, fundOf } from './instruments.ts'
import { priceOn, unitsFor, valueAt } from './prices.ts'

interface NewFundOrder {
  accountId: string
  fund: Fund
  /** Minor units to spend, or units to sell. */
  purchase?: { amount: number; cashAccount: string }
  sale?: { quantity: number }
}

/**
 * Takes an order: what a purchase spends is reserved in the cash account.
 * @throws LedgerError insufficientFunds, accountBlocked
 */
export async function placeFundOrder(
  bank: Bank,
  { accountId, fund, purchase, sale }: NewFundOrder,
): Promise<FundOrder> {
  const receivedAt = bank.clock.now()
  const hold =
    purchase &&
    (await placeHold(bank, {
      account: purchase.cashAccount,
      amount: purchase.amount,
      kind: 'reservation',
      explanation: `Order of ${fund.code}`,
    }))
  const order = await bank.tables.fundOrders.insert({
    id: await nextReference(bank),
    accountId,
    fundCode: fund.code,
    side: purchase ? 'BUY' : 'SELL',
    amount: purchase?.amount ?? null,
    quantity: sale?.quantity ?? null,
    receivedAt,
    ...settlementOf(fund, receivedAt),
    holdId: hold?.id ?? null,
    settledAt: null,
  })
  await bank.jobs.schedule(settlementJob(order))
  return order
}

/** Units and money change hands at the price of the valuation date. */
async function settle(bank: Bank, order: FundOrder): Promise<void> {
  const { id, fundCode, side, amount, valuationDate, holdId } = order
  const fund = fundOf(fundCode)
  const cashAccount = testCustomerInvestments.find(({ accountId }) => accountId === order.accountId)?.cashAccountNumber
  if (!fund || cashAccount === undefined) throw new Error(`The order ${id} names no fund or no account of the bank`)
  const price = priceOn(fund, valuationDate)
  const quantity = side === 'BUY' ? unitsFor(amount ?? 0, price) : (order.quantity ?? 0)
  if (holdId !== null) releaseHold(bank, holdId)
  const value = (side === 'BUY' ? -1 : 1) * valueAt(quantity, price)
  const { currency } = fund
  const explanation = `${quantity} ${fundCode}`
  await bank.tables.fundOrders.update(id, { quantity, holdId: null, settledAt: bank.clock.now() })
  if (quantity === 0) return
  await postEntry(bank, {
    kind: 'fund',
    description: `${side === 'BUY' ? 'Purchase' : 'Sale'} of ${explanation}`,
    reference: id,
    authority: 'bank',
    postings: contraPostings('FUNDS', {
      account: cashAccount,
      amount: value,
      currency,
      transactionType: 'CVIRM',
      explanation,
    }),
  })
}

export const fundOrderSettlement = jobHandler(
  settlementJobKind,
  object({ order: string() }),
  async (bank, { order }) => {
    const found = bank.tables.fundOrders.get(order)
    if (found?.settledAt === null) await settle(bank, found)
  },
)
