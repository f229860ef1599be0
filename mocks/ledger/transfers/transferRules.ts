import type { Bank } from '../../bank/bank.ts'
import { dayOf } from '../../bank/dates.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import { assertCurrency, assertSpendable, customerAccount } from '../books/ledger.ts'
import { LedgerError } from '../books/ledgerError.ts'
import { formatAmount } from '../money/money.ts'
import { convert } from '../money/rates.ts'
import { isInterbank, type TransferOrder } from './transferOrder.ts'
import { invalidOrder, receiverOf } from './transferReceivers.ts'

/** Of EFT and FAST, on top of the amount: 12.75 TRY. */
export const interbankFee = 1275

export const feeOf = ({ kind }: Pick<TransferOrder, 'kind'>): number => (kind === 'INTERNAL' ? 0 : interbankFee)

/** In minor units of TRY, as the definitions of the transfers have them. */
export const transferLimits = {
  smallestInterbank: 100,
  /** Of one order. */
  fast: 10_000_000,
  /** Of a customer and a day. */
  eft: { individual: 50_000_000, corporate: 500_000_000 },
  /** Of a customer and a day, to other customers of the bank; other currencies by their worth in TRY. */
  otherCustomers: { individual: 50_000_000, corporate: 500_000_000 },
  /** Of a customer of BaaS and a day, EFT and FAST together. */
  baas: 5_000_000,
  /** Above it an order waits for the partner, or for the second user of a company. */
  approval: { baas: 2_500_000, corporate: 25_000_000 },
} as const

/** Companies have customer numbers of two digits, BaaS customers of ten. */
export const isCorporate = (customerNumber: string): boolean => customerNumber === '12'

const isApprover = ({ customerNumber, orderedBy }: TransferOrder): boolean =>
  orderedBy !== undefined &&
  seededCustomers.find((customer) => customer.customerNumber === customerNumber)?.approver === orderedBy

/** An amount in minor units of TRY at the buying rate of that moment. */
const inLira = ({ amount, currency }: Pick<TransferOrder, 'amount' | 'currency'>, time: number): number =>
  convert(currency, 'TRY', amount, time)?.result ?? amount

/** Whether the money stays with the customer who orders. */
const isToOwnAccount = ({ customerNumber }: Pick<TransferOrder, 'customerNumber'>, receiver?: LedgerAccount) =>
  receiver?.customerNumber === customerNumber

/** Whether the order waits: for a second holder, the approver of a company unless they order it, or the BaaS partner. */
export function needsApproval(bank: Bank, order: TransferOrder, sender: LedgerAccount, receiver?: LedgerAccount) {
  if (order.channel === 'baas') return order.amount > transferLimits.approval.baas
  if (isToOwnAccount(order, receiver)) return false
  if (sender.needsApproval) return true
  const isLarge = inLira(order, bank.clock.now()) > transferLimits.approval.corporate
  return isCorporate(order.customerNumber) && isLarge && !isApprover(order)
}

/** What the customer has ordered today of these transfers, in minor units of TRY, and what did not come back. */
const orderedToday = (bank: Bank, customerNumber: string, isCounted: (transfer: Transfer) => boolean): number => {
  const today = dayOf(bank.clock.now())
  return bank.tables.transfers
    .listBy('customerNumber', customerNumber)
    .filter((each) => isCounted(each) && each.lifecycle.value !== 'notRealized' && dayOf(each.orderedAt) === today)
    .reduce((sum, each) => sum + inLira(each, each.orderedAt), 0)
}

function assertWithinLimits(bank: Bank, order: TransferOrder, receiver: LedgerAccount | undefined) {
  const { customerNumber, channel, kind, amount } = order
  const exceeded = (limit: number, what: string) =>
    new LedgerError('limitExceeded', `${what} is ${formatAmount(limit)} TRY. Send less, or the rest on another day.`)
  const assertDaily = (limit: number, what: string, isCounted: (transfer: Transfer) => boolean) => {
    const sum = orderedToday(bank, customerNumber, isCounted) + inLira(order, bank.clock.now())
    if (sum > limit) throw exceeded(limit, what)
  }
  const owner = isCorporate(customerNumber) ? 'corporate' : 'individual'
  if (kind === 'FAST' && amount > transferLimits.fast)
    throw exceeded(transferLimits.fast, 'The limit of one FAST transfer')
  if (channel === 'baas') {
    if (isInterbank(order)) assertDaily(transferLimits.baas, 'The daily limit of a BaaS customer', isInterbank)
  } else if (kind === 'EFT') {
    assertDaily(transferLimits.eft[owner], 'The daily EFT limit', (each) => each.kind === 'EFT')
  } else if (kind === 'INTERNAL' && !isToOwnAccount(order, receiver)) {
    const isToOthers = ({ receiverAccount }: Transfer) =>
      receiverAccount !== null && bank.tables.ledgerAccounts.get(receiverAccount)?.customerNumber !== customerNumber
    assertDaily(transferLimits.otherCustomers[owner], 'The daily limit to other customers', isToOthers)
  }
}

/** Only a current account of BaaS sends to others; a collection account sends nothing. */
function assertMaySend({ channel }: TransferOrder, sender: LedgerAccount, receiver: LedgerAccount | undefined) {
  const isOwn = receiver?.customerNumber === sender.customerNumber
  if (channel !== 'baas' || sender.type === 'CURRENT' || (sender.type === 'SAVINGS' && isOwn)) return
  throw invalidOrder(
    'senderAccountNumber: Expected a current account',
    `A ${sender.type.toLowerCase()} account does not send ${isOwn ? 'money' : 'to others'}.`,
  )
}

/** EFT and FAST move TRY only; a partner of BaaS reads the cause that transfers inside the bank have. */
function assertCurrencies(order: TransferOrder, sender: LedgerAccount): void {
  const { channel, currency } = order
  if (!isInterbank(order) || channel === 'baas') assertCurrency(sender, currency)
  if (!isInterbank(order) || (currency === 'TRY' && sender.currency === 'TRY')) return
  const reason = 'EFT and FAST move TRY only.'
  if (channel === 'baas') throw new LedgerError('currencyMismatch', reason)
  throw invalidOrder(
    currency === 'TRY' ? 'senderAccountNumber: Expected an account in TRY' : 'amount.currency: Expected TRY',
    reason,
  )
}

/**
 * The accounts of an order that may be carried out now.
 * @throws LedgerError with the cause
 */
export function checkOrder(bank: Bank, order: TransferOrder): { sender: LedgerAccount; receiver?: LedgerAccount } {
  const { customerNumber, senderAccountNumber, amount } = order
  const sender = customerAccount(bank, customerNumber, senderAccountNumber)
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalidOrder('amount: Expected an amount above zero', 'The amount is zero or less.')
  assertCurrencies(order, sender)
  if (isInterbank(order) && amount < transferLimits.smallestInterbank)
    throw invalidOrder('amount: Expected at least 1.00', 'EFT and FAST move at least 1.00 TRY.')
  const receiver = receiverOf(bank, order, sender)
  assertMaySend(order, sender, receiver)
  assertSpendable(bank, sender, amount + feeOf(order))
  assertWithinLimits(bank, order, receiver)
  return receiver ? { sender, receiver } : { sender }
}
