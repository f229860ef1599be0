import type { Bank } from '../bank/bank.ts'
import { dayOf } from '../bank/calendar.ts'
import type { LedgerAccount } from '../db/tables/ledger.ts'
import type { Transfer } from '../db/tables/transfers.ts'
import { banks } from '../fixtures/banks.ts'
import { isIban, ownBankCode } from '../fixtures/personas/iban.ts'
import { personas } from '../fixtures/personas/personas.ts'
import { account, assertSpendable, customerAccount } from './ledger.ts'
import { LedgerError } from './ledgerError.ts'
import { formatAmount } from './money.ts'

export interface TransferOrder {
  customerNumber: string
  /** The application that orders; null at the bank itself. */
  applicationId: string | null
  /** The user who acts for a company. */
  orderedBy?: string
  /** `baas` for orders of a partner's customers, which have limits of their own. */
  channel: Transfer['channel']
  kind: Transfer['kind']
  senderAccountNumber: string
  /** Of an INTERNAL transfer. */
  receiverAccountNumber?: string
  /** Of EFT and FAST. */
  receiverIban?: string
  receiverName?: string
  /** Minor units. */
  amount: number
  currency: string
  /** As in the definitions; `-2` or the empty string for none. */
  reasonCode?: string
  explanation?: string
  /** BaaS only. */
  partnerReference?: string
}

/** 12.75 TRY for EFT and FAST, which comes on top of the amount; INTERNAL costs nothing. */
export const feeOf = ({ kind }: Pick<TransferOrder, 'kind'>): number => (kind === 'INTERNAL' ? 0 : 1275)

/** In minor units of TRY, as the definitions of the transfers have them. */
export const transferLimits = {
  smallestInterbank: 100,
  /** Of one order. */
  fast: 10_000_000,
  /** Of a customer and a day. */
  eft: { individual: 50_000_000, corporate: 500_000_000 },
  /** Of a customer of BaaS and a day, EFT and FAST together. */
  baas: 5_000_000,
  /** Above it an order waits for the partner, or for the second user of a company. */
  approval: { baas: 2_500_000, corporate: 25_000_000 },
} as const

/** Companies have customer numbers of two digits, BaaS customers of ten. */
export const isCorporate = (customerNumber: string): boolean => customerNumber === '12'

const isInterbank = ({ kind }: Pick<TransferOrder, 'kind'>) => kind !== 'INTERNAL'

const isApprover = ({ customerNumber, orderedBy }: TransferOrder): boolean =>
  orderedBy !== undefined &&
  personas.find((persona) => persona.customerNumber === customerNumber)?.approver === orderedBy

/** Whether the order waits: for a second holder, the approver of a company unless they order it, or the BaaS partner. */
export function needsApproval(order: TransferOrder, sender: LedgerAccount): boolean {
  if (order.channel === 'baas') return order.amount > transferLimits.approval.baas
  if (!isInterbank(order)) return false
  if (sender.needsApproval) return true
  return isCorporate(order.customerNumber) && order.amount > transferLimits.approval.corporate && !isApprover(order)
}

/** What the customer has ordered today with these systems and what did not come back. */
const orderedToday = (bank: Bank, customerNumber: string, kinds: readonly Transfer['kind'][]): number => {
  const today = dayOf(bank.clock.now())
  return bank.tables.transfers
    .listBy('customerNumber', customerNumber)
    .filter(
      ({ kind, orderedAt, lifecycle }) =>
        kinds.includes(kind) && lifecycle.value !== 'notRealized' && dayOf(orderedAt) === today,
    )
    .reduce((sum, { amount }) => sum + amount, 0)
}

function assertWithinLimits(bank: Bank, { customerNumber, channel, kind, amount }: TransferOrder) {
  const exceeded = (limit: number, what: string) =>
    new LedgerError('limitExceeded', `${what} is ${formatAmount(limit)} TRY. Send less, or the rest on another day.`)
  if (kind === 'INTERNAL') return
  if (kind === 'FAST' && amount > transferLimits.fast)
    throw exceeded(transferLimits.fast, 'The limit of one FAST transfer')
  if (channel === 'baas') {
    if (orderedToday(bank, customerNumber, ['EFT', 'FAST']) + amount > transferLimits.baas)
      throw exceeded(transferLimits.baas, 'The daily limit of a BaaS customer')
  } else if (kind === 'EFT') {
    const limit = transferLimits.eft[isCorporate(customerNumber) ? 'corporate' : 'individual']
    if (orderedToday(bank, customerNumber, ['EFT']) + amount > limit) throw exceeded(limit, 'The daily EFT limit')
  }
}

const invalidIban = (reason: string) => new LedgerError('invalidIban', reason)

function assertOtherBank({ kind, receiverIban: iban = '' }: TransferOrder) {
  if (!isIban(iban)) throw invalidIban(`The check digits of ${iban} are wrong. Compare it with the recipient’s.`)
  if (!iban.startsWith('TR') || iban.length !== 26)
    throw invalidIban(`EFT and FAST reach Turkish banks only, and ${iban} is not one of their 26 characters.`)
  const bankCode = iban.slice(4, 9)
  if (bankCode === ownBankCode) throw invalidIban(`${iban} is an account at this bank. Use a transfer inside the bank.`)
  const receiving = banks.find((each) => each.bankCode === bankCode)
  if (kind === 'FAST' && receiving?.fast === false)
    throw invalidIban(`FAST does not reach the bank of ${iban}, whose code is ${bankCode}. Use EFT.`)
}

const invalidOrder = (message: string, reason: string) => new LedgerError('invalidOrder', reason, message)

/** Whether an account belongs to a customer of the BaaS partner. */
const isBaas = ({ customerNumber }: LedgerAccount) => customerNumber.length === 10

function internalReceiver(bank: Bank, order: TransferOrder, sender: LedgerAccount): LedgerAccount {
  const { customerNumber, channel, receiverAccountNumber = '', currency } = order
  const receiver =
    channel === 'baas'
      ? account(bank, receiverAccountNumber)
      : customerAccount(bank, customerNumber, receiverAccountNumber)
  if (channel === 'baas' && !isBaas(receiver)) throw new LedgerError('accountNotFound', 'The account is not of BaaS.')
  if (receiver.id === sender.id)
    throw invalidOrder('receiverAccountNumber: Expected another account', 'Sender and receiver are the same account.')
  if (receiver.currency !== currency)
    throw new LedgerError('currencyMismatch', `Account ${receiver.id} is in ${receiver.currency}, not in ${currency}.`)
  if (receiver.status === 'CLOSED')
    throw new LedgerError('accountClosed', `Account ${receiver.id} is closed. Use another one.`)
  return receiver
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

/**
 * The accounts of an order that may be carried out now.
 * @throws LedgerError with the cause
 */
export function checkOrder(bank: Bank, order: TransferOrder): { sender: LedgerAccount; receiver?: LedgerAccount } {
  const { customerNumber, senderAccountNumber, amount, currency } = order
  const sender = customerAccount(bank, customerNumber, senderAccountNumber)
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalidOrder('amount: Expected an amount above zero', 'The amount is zero or less.')
  if (sender.currency !== currency)
    throw new LedgerError('currencyMismatch', `Account ${sender.id} is in ${sender.currency}, not in ${currency}.`)
  if (isInterbank(order)) {
    if (currency !== 'TRY') throw new LedgerError('currencyMismatch', 'EFT and FAST move TRY only.')
    if (amount < transferLimits.smallestInterbank)
      throw invalidOrder('amount: Expected at least 1.00', 'EFT and FAST move at least 1.00 TRY.')
    assertOtherBank(order)
  }
  const receiver = isInterbank(order) ? undefined : internalReceiver(bank, order, sender)
  assertMaySend(order, sender, receiver)
  assertSpendable(bank, sender, amount + feeOf(order))
  assertWithinLimits(bank, order)
  return receiver ? { sender, receiver } : { sender }
}
