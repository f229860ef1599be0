import type { Bank } from '../../bank/bank.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { banks } from '../../fixtures/banks.ts'
import { accountNumberIn, isIban, ownBankCode } from '../../fixtures/iban.ts'
import { assertCurrency, assertNotClosed, customerAccount } from '../books/ledger.ts'
import { LedgerError } from '../books/ledgerError.ts'
import { matchName } from './nameMatch.ts'
import { isInterbank, type TransferOrder } from './transferOrder.ts'

/*
 * Where the money of a transfer goes: to an IBAN at another bank, to an account of the same customer or of the same BaaS
 * partner by its number, or to another customer of the bank by IBAN and name.
 */

const invalidIban = (reason: string) => new LedgerError('invalidIban', reason)

export const invalidOrder = (message: string, reason: string): LedgerError =>
  new LedgerError('invalidOrder', reason, message)

const isOfThisBank = (iban: string) => iban.startsWith('TR') && iban.slice(4, 9) === ownBankCode

/** @throws LedgerError invalidIban */
function assertCheckDigits(iban: string): void {
  if (!isIban(iban)) throw invalidIban(`The check digits of ${iban} are wrong. Compare it with the recipient’s.`)
}

/** @throws LedgerError invalidIban */
function assertOtherBank({ kind, channel, receiverIban: iban = '' }: TransferOrder): void {
  assertCheckDigits(iban)
  if (!iban.startsWith('TR') || iban.length !== 26)
    throw invalidIban(`EFT and FAST reach Turkish banks only, and ${iban} is not a Turkish IBAN of 26 characters.`)
  if (isOfThisBank(iban)) {
    const instead =
      channel === 'baas'
        ? 'Use the type INTERNAL if the account belongs to one of your customers; no other account can be reached.'
        : 'Use the transfer to another customer, POST /api/moneytransfers/v1/another-customer.'
    throw invalidIban(`${iban} is an account at this bank. ${instead}`)
  }
  const bankCode = iban.slice(4, 9)
  const receiving = banks.find((each) => each.bankCode === bankCode)
  if (kind === 'FAST' && receiving?.fast === false)
    throw invalidIban(`FAST does not reach the bank of ${iban}, whose code is ${bankCode}. Use EFT.`)
}

/** Whether no transfer reaches an account any more: it is closed, or its customer of BaaS has left the bank. */
const isClosed = ({ tables }: Bank, { status, customerNumber }: LedgerAccount): boolean =>
  status === 'CLOSED' || tables.baasCustomers.get(customerNumber)?.status === 'CLOSED'

/** @throws LedgerError accountClosed for an account that takes no transfer any more */
export function assertReceives(bank: Bank, receiver: LedgerAccount): void {
  if (isClosed(bank, receiver))
    throw new LedgerError('accountClosed', `Account ${receiver.id} is closed: refuse the order.`)
}

/** Whether an account belongs to a customer of the BaaS partner who orders; the ready-made customers are of every partner. */
function isPartners({ tables }: Bank, { applicationId }: TransferOrder, { customerNumber }: LedgerAccount): boolean {
  const customer = tables.baasCustomers.get(customerNumber)
  return customer !== undefined && (customer.applicationId === null || customer.applicationId === applicationId)
}

/** @throws LedgerError accountNotFound, the same for an account of somebody else as for none */
function partnersAccount(bank: Bank, order: TransferOrder, accountNumber: string): LedgerAccount {
  const found = bank.tables.ledgerAccounts.get(accountNumber)
  if (found && isPartners(bank, order, found) && !isClosed(bank, found)) return found
  throw new LedgerError('accountNotFound', `You have no customer with the account ${accountNumber}.`)
}

function receiverByNumber(bank: Bank, order: TransferOrder, sender: LedgerAccount): LedgerAccount {
  const { customerNumber, channel, receiverAccountNumber = '' } = order
  const receiver =
    channel === 'baas'
      ? partnersAccount(bank, order, receiverAccountNumber)
      : customerAccount(bank, customerNumber, receiverAccountNumber)
  if (receiver.id === sender.id)
    throw invalidOrder('receiverAccountNumber: Expected another account', 'Sender and receiver are the same account.')
  return receiver
}

/** A closed account is as unknown as one that never was: who asks is a stranger. */
function receiverByIban(bank: Bank, { customerNumber, receiverIban: iban = '', receiverName = '' }: TransferOrder) {
  assertCheckDigits(iban)
  if (!isOfThisBank(iban)) throw invalidIban(`${iban} is an account at another bank. Use a FAST or an EFT transfer.`)
  const receiver = bank.tables.ledgerAccounts.get(accountNumberIn(iban))
  if (receiver?.iban !== iban || isClosed(bank, receiver))
    throw new LedgerError('receiverNotFound', `No open account has the IBAN ${iban}. Compare it with the recipient’s.`)
  if (receiver.customerNumber === customerNumber)
    throw invalidOrder(
      'receiverIban: Expected an account of another customer',
      'The account is the customer’s own. Use the transfer to own account, POST /api/moneytransfers/v1/internal.',
    )
  if (matchName(receiverName, receiver.holders).nameMatch === 'NO_MATCH')
    throw new LedgerError('nameMismatch', 'The name is not that of the holder. Ask the recipient for it.')
  return receiver
}

/**
 * The account at this bank that the money reaches; undefined for EFT and FAST.
 * @throws LedgerError invalidIban, accountNotFound, receiverNotFound, nameMismatch, invalidOrder, currencyMismatch,
 * accountClosed
 */
export function receiverOf(bank: Bank, order: TransferOrder, sender: LedgerAccount): LedgerAccount | undefined {
  if (isInterbank(order)) {
    assertOtherBank(order)
    return undefined
  }
  const isByIban = order.receiverAccountNumber === undefined
  const receiver = isByIban ? receiverByIban(bank, order) : receiverByNumber(bank, order, sender)
  assertCurrency(receiver, order.currency, isByIban ? 'The recipient’s account' : undefined)
  assertNotClosed(receiver)
  return receiver
}
