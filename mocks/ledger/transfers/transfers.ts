import { type EventFrom, transition } from 'xstate'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, endOfDay } from '../../bank/dates.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { account, assertSpendable, customerAccount, nextReference, postEntry } from '../books/ledger.ts'
import { LedgerError } from '../books/ledgerError.ts'
import { eftDay, eftWindow } from './eftWindow.ts'
import { answerOf } from './otherBank.ts'
import { transferMachine } from './transfer.machine.ts'
import type { TransferOrder } from './transferOrder.ts'
import { debitEntry, reversalEntry, settlementEntry } from './transferPostings.ts'
import { assertReceives } from './transferReceivers.ts'
import { checkOrder, feeOf, needsApproval } from './transferRules.ts'

/*
 * Transfers over the books: orderTransfer, cancelTransfer, decideTransfer, transferOf, transfersOf. An order is checked
 * completely before anything is written. EFT and FAST take the money at once, into clearing; it leaves the bank when the
 * other one confirms, and comes back with the fee when that one returns it, or when the order is cancelled.
 */

type TransferEvent = EventFrom<typeof transferMachine>

/** How long an order waits for a second holder; that of a BaaS customer until the end of its day. */
const approvalDays = 7

/** Moves a transfer to the state that it has after this event, at that moment. */
async function changed(bank: Bank, transfer: Transfer, type: TransferEvent['type'], changes: Partial<Transfer>) {
  const before = transferMachine.resolveState({ value: transfer.lifecycle.value })
  if (!before.can({ type })) throw new Error(`${type} does not fit a transfer that is ${transfer.lifecycle.value}`)
  const [after] = transition(transferMachine, before, { type })
  const next = await bank.tables.transfers.update(transfer.id, {
    changedAt: bank.clock.now(),
    dueAt: null,
    ...changes,
    lifecycle: { value: after.value },
  })
  const { id: reference, dueAt } = next
  if (dueAt !== null && dueAt > bank.clock.now())
    await bank.jobs.schedule({ at: dueAt, kind: 'transfer', data: { reference, dueAt } })
  if (after.status === 'done') await bank.publish('transferFinished', next)
  return next
}

const kept = (explanation: string) =>
  [...explanation.normalize('NFC').replaceAll(/[^\p{L}\p{N} .,/-]/gu, '')].slice(0, 100).join('')

/** The day that the response to an order had; it is another one after a later approval. */
export const orderedFor = ({ kind, orderedAt }: Pick<Transfer, 'kind' | 'orderedAt'>): string =>
  kind === 'EFT' ? eftDay(orderedAt) : dayOf(orderedAt)

/**
 * Takes an order: INTERNAL and mostly FAST are realized at once, EFT is sent or, outside its hours, processed for the next
 * bank day; an order that somebody must approve only waits, and nothing is booked.
 * @throws LedgerError accountNotFound, receiverNotFound, nameMismatch, invalidOrder, currencyMismatch, invalidIban,
 * accountClosed, accountBlocked, insufficientFunds, limitExceeded
 */
export async function orderTransfer(bank: Bank, order: TransferOrder): Promise<Transfer> {
  const { sender, receiver } = checkOrder(bank, order)
  const now = bank.clock.now()
  const transfer = await bank.tables.transfers.insert({
    id: await nextReference(bank),
    customerNumber: order.customerNumber,
    applicationId: order.applicationId,
    channel: order.channel,
    partnerReference: order.partnerReference ?? null,
    kind: order.kind,
    senderAccount: sender.id,
    receiverAccount: receiver?.id ?? null,
    receiverIban: receiver?.iban ?? order.receiverIban ?? '',
    receiverName: order.receiverName ?? receiver?.holders[0] ?? '',
    amount: order.amount,
    fee: feeOf(order),
    currency: order.currency,
    reasonCode: order.reasonCode || '-2',
    explanation: kept(order.explanation ?? ''),
    orderedAt: now,
    transactionDate: orderedFor({ kind: order.kind, orderedAt: now }),
    changedAt: now,
    dueAt: null,
    lifecycle: { value: 'ordered' },
    failure: null,
    cancellationReference: null,
  })
  if (!needsApproval(bank, order, sender, receiver)) return carryOut(bank, transfer)
  const lastDay = addDays(dayOf(now), order.channel === 'baas' ? 0 : approvalDays)
  return changed(bank, transfer, 'order.held', { dueAt: endOfDay(lastDay) + 1000 })
}

/** Books an order and sends it, or lets it wait for the hours of EFT. */
async function carryOut(bank: Bank, transfer: Transfer): Promise<Transfer> {
  const now = bank.clock.now()
  await postEntry(bank, debitEntry(bank, transfer))
  if (transfer.kind === 'INTERNAL') return changed(bank, transfer, 'order.booked', { transactionDate: dayOf(now) })
  if (transfer.kind === 'FAST') return send(bank, { ...transfer, transactionDate: dayOf(now) })
  const transactionDate = eftDay(now)
  const { opensAt } = eftWindow(transactionDate)
  if (now >= opensAt) return send(bank, { ...transfer, transactionDate })
  return changed(bank, transfer, 'order.queued', { transactionDate, dueAt: opensAt })
}

async function send(bank: Bank, transfer: Transfer): Promise<Transfer> {
  const { transactionDate } = transfer
  const now = bank.clock.now()
  const { dueAt } = answerOf(transfer, now, dayOf(now))
  const sent = await changed(bank, transfer, 'order.sent', { transactionDate, dueAt })
  return dueAt <= now ? settle(bank, sent) : sent
}

async function settle(bank: Bank, transfer: Transfer): Promise<Transfer> {
  const answer = answerOf(transfer, transfer.changedAt, transfer.transactionDate)
  if (answer.outcome === 'confirmed') {
    await postEntry(bank, settlementEntry(transfer))
    return changed(bank, transfer, 'transfer.confirmed', {})
  }
  await postEntry(bank, reversalEntry(transfer))
  return answer.outcome === 'returned'
    ? changed(bank, transfer, 'transfer.returned', { failure: answer.failure })
    : changed(bank, transfer, 'confirmation.timedOut', { failure: 'TIMED_OUT' })
}

/** The step of a transfer that is due by itself: an approval expires, EFT opens, the other bank answers. */
export function continueTransfer(bank: Bank, transfer: Transfer): Promise<Transfer> {
  if (transfer.lifecycle.value === 'waitingForApproval')
    return changed(bank, transfer, 'approval.expired', { failure: 'NOT_APPROVED' })
  return transfer.lifecycle.value === 'processed' ? send(bank, transfer) : settle(bank, transfer)
}

/** @throws LedgerError transferNotFound, also for another customer's */
export function transferOf(bank: Bank, customerNumber: string, reference: string): Transfer {
  const found = bank.tables.transfers.get(reference)
  if (found?.customerNumber === customerNumber) return found
  throw new LedgerError('transferNotFound', `Customer ${customerNumber} has not ordered a transfer ${reference}.`)
}

/** The customer's transfers, the newest first. */
export const transfersOf = (bank: Bank, customerNumber: string): Transfer[] =>
  bank.tables.transfers
    .listBy('customerNumber', customerNumber)
    .sort((one, other) => one.orderedAt - other.orderedAt)
    .reverse()

/** The orders that wait for an approval, the newest first. */
export const transfersWaiting = ({ tables }: Bank): Transfer[] =>
  tables.transfers.list({ where: ({ lifecycle }) => lifecycle.value === 'waitingForApproval' }).reverse()

/**
 * The last moment at which a transfer can still be cancelled, by its state now; null when it cannot be. Customers cancel
 * until the end of the day of the order, BaaS until the end of the transaction date.
 */
export function cancellableUntil(bank: Bank, { channel, lifecycle, ...transfer }: Transfer): number | null {
  if (lifecycle.value !== 'waitingForApproval' && lifecycle.value !== 'processed') return null
  const until = endOfDay(channel === 'baas' ? transfer.transactionDate : dayOf(transfer.orderedAt))
  return bank.clock.now() < until + 1000 ? until : null
}

/**
 * An order that can be cancelled now.
 * @throws LedgerError transferNotFound; transferCancelled for one that was cancelled before; transferSent for one that was sent or failed otherwise;
 * cancellationTooLate when its day is over
 */
export function cancellableTransfer(bank: Bank, customerNumber: string, reference: string): Transfer {
  const transfer = transferOf(bank, customerNumber, reference)
  if (cancellableUntil(bank, transfer) !== null) return transfer
  if (transfer.failure === 'CANCELLED')
    throw new LedgerError('transferCancelled', `${reference} was cancelled before, and its money is back.`)
  const { value } = transfer.lifecycle
  if (value === 'processed' || value === 'waitingForApproval')
    throw new LedgerError('cancellationTooLate', `The day on which ${reference} could be cancelled is over.`)
  throw new LedgerError('transferSent', `${reference} was carried out. Ask the recipient to send the money back.`)
}

/**
 * Cancels an order that is not sent yet; amount and fee are back at once, unless it was waiting for an approval and nothing
 * had left the account. `cancellationReference` is the number of the cancellation, `changedAt` its moment.
 * @throws LedgerError as cancellableTransfer
 */
export async function cancelTransfer(bank: Bank, customerNumber: string, reference: string): Promise<Transfer> {
  const transfer = cancellableTransfer(bank, customerNumber, reference)
  const wasWaiting = transfer.lifecycle.value === 'waitingForApproval'
  if (!wasWaiting) await postEntry(bank, reversalEntry(transfer))
  const cancellationReference = await nextReference(bank)
  return changed(bank, transfer, 'transfer.cancelled', {
    failure: 'CANCELLED',
    cancellationReference,
    ...(wasWaiting && { wasWaiting }),
  })
}

/** What the cancellation of a transfer gave back, in minor units: nothing when it was only waiting. */
export const givenBack = ({ amount, fee, wasWaiting }: Transfer): Pick<Transfer, 'amount' | 'fee'> =>
  wasWaiting ? { amount: 0, fee: 0 } : { amount, fee }

/**
 * What the second holder, the approver of a company or the BaaS partner decides about an order that waits. An approved one
 * is carried out now, as if it were ordered now.
 * @throws LedgerError transferNotFound; transferSent when it does not wait; accountBlocked, accountClosed and
 * insufficientFunds when the money is not there any more, and the order goes on waiting
 */
export async function decideTransfer(bank: Bank, reference: string, isApproved: boolean): Promise<Transfer> {
  const transfer = bank.tables.transfers.get(reference)
  if (!transfer) throw new LedgerError('transferNotFound', `There is no transfer ${reference}.`)
  if (transfer.lifecycle.value !== 'waitingForApproval')
    throw new LedgerError('transferSent', `${reference} does not wait for an approval.`)
  if (!isApproved) return changed(bank, transfer, 'approval.refused', { failure: 'NOT_APPROVED' })
  const sender = customerAccount(bank, transfer.customerNumber, transfer.senderAccount)
  assertSpendable(bank, sender, transfer.amount + transfer.fee)
  if (transfer.receiverAccount !== null) assertReceives(bank, account(bank, transfer.receiverAccount))
  return carryOut(bank, transfer)
}
