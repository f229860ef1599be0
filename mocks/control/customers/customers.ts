import { testPassword } from '../../../src/rules/bank/testCustomers.ts'
import {
  type AccountCard,
  accountChange,
  type CustomerAccount,
  cardChange,
  type TestCustomerAccounts,
} from '../../../src/rules/sandbox/customers/customerAccounts.ts'
import { type CreatedCustomer, customerOrder } from '../../../src/rules/sandbox/customers/newCustomer.ts'
import { type BankCustomer, bankCustomers, customerOf } from '../../authorization/signIn/customers.ts'
import type { Bank } from '../../bank/bank.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { blockAccount, unblockAccount } from '../../ledger/accounts/accounts.ts'
import { leastBalance, setBalance } from '../../ledger/accounts/setBalance.ts'
import { accountsOf, balancesOf } from '../../ledger/books/ledger.ts'
import { formatAmount, parseAmount } from '../../ledger/money/money.ts'
import { changeCreditCard, changeDebitCard } from '../../products/cards/changeCards.ts'
import { type CustomerOrder, createCustomer } from '../../seed/newCustomer/createCustomer.ts'

function accountAnswer(bank: Bank, row: LedgerAccount): CustomerAccount {
  const { booked, available } = balancesOf(bank, row)
  return {
    accountNumber: row.id,
    iban: row.iban,
    name: row.name,
    currency: row.currency,
    status: row.status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE',
    balance: formatAmount(booked),
    available: formatAmount(available),
    leastBalance: formatAmount(leastBalance(bank, row)),
  }
}

/** Those with a status of their own: a lost, used or closed card keeps it. */
function cardsOf({ tables }: Bank, customerNumber: string): AccountCard[] {
  const list = <Row extends { id: string; cardNumber: string; name: string; status: AccountCard['status'] }>(
    kind: AccountCard['kind'],
    rows: readonly Row[],
  ) => rows.map(({ id, cardNumber, name, status }) => ({ cardId: id, kind, cardNumber, name, status }))
  return [
    ...list('CREDIT', tables.creditCards.listBy('customerNumber', customerNumber)),
    ...list('DEBIT', tables.debitCards.listBy('customerNumber', customerNumber)),
    ...list('VIRTUAL', tables.virtualCards.listBy('customerNumber', customerNumber)),
  ]
}

const customerAnswer = (bank: Bank, { customerNumber, kind, name }: BankCustomer): TestCustomerAccounts => ({
  customerNumber,
  kind,
  name,
  accounts: accountsOf(bank, customerNumber).map((row) => accountAnswer(bank, row)),
  cards: cardsOf(bank, customerNumber),
})

/** @throws ApiError (409) when a customer with another story, or a test customer, has the name */
async function customerFor(bank: Bank, order: CustomerOrder): Promise<CreatedCustomer> {
  const { name, story } = order
  const [known] = name === undefined ? [] : bank.tables.testCustomers.list({ where: (row) => row.name === name })
  if (seededCustomers.some((seeded) => seeded.name === name) || (known && known.story !== story))
    throw new ApiError(409, `There is already a customer ${name} with another story: choose another name`)
  const { id, phoneNumber } = known ?? (await createCustomer(bank, order))
  const customer = customerOf(bank, id)
  if (!customer) throw new Error(`Customer ${id} was not stored`)
  return { ...customerAnswer(bank, customer), story, password: testPassword, phoneNumber, isNew: known === undefined }
}

/** @throws ApiError (404) */
function accountOf(bank: Bank, customerNumber = '', accountNumber = ''): LedgerAccount {
  const found =
    customerOf(bank, customerNumber) && accountsOf(bank, customerNumber).find(({ id }) => id === accountNumber)
  if (found) return found
  throw new ApiError(404, `The test customer ${customerNumber} has no account ${accountNumber}`)
}

/** @throws ApiError (404 or 409) */
async function changeCard(bank: Bank, customerNumber = '', cardId = '', status: 'ACTIVE' | 'BLOCKED') {
  const card = cardsOf(bank, customerNumber).find((each) => each.cardId === cardId)
  if (!card || !customerOf(bank, customerNumber))
    throw new ApiError(404, `The test customer ${customerNumber} has no card ${cardId}`)
  if (card.kind === 'VIRTUAL') throw new ApiError(409, `${cardId} is a virtual card, which cannot be blocked`)
  if (card.status === 'LOST') throw new ApiError(409, `${cardId} was reported lost, which is final`)
  const debit = bank.tables.debitCards.get(cardId)
  const credit = bank.tables.creditCards.get(cardId)
  if (debit) await changeDebitCard(bank, debit, { status, isBlockedByBank: status === 'BLOCKED' })
  if (credit) await changeCreditCard(bank, credit, { status })
  return { ...card, status }
}

/** What the bank's test customers have, and changes of it in the name of the bank. */
export const customerControlCalls: ControlCalls = {
  'GET /customers': {
    summary: 'Lists the test customers with their accounts and cards.',
    resolve: async ({ bank }) => bankCustomers(bank).map((customer) => customerAnswer(bank, customer)),
  },
  'POST /customers': {
    summary: 'Creates a test customer with the accounts, cards and movements of a story.',
    bodies: [{ story: 'salary' }, { story: 'saver', name: 'Ada Aydın', seed: 'ada' }],
    resolve: async ({ bank, request }) => customerFor(bank, checkKnown(await readJson(request), customerOrder)),
  },
  'PUT /customers/:customerNumber/accounts/:accountNumber': {
    summary: 'Books cash until an account has a balance, and blocks or unblocks it.',
    bodies: [{ balance: '1250.00' }, { status: 'BLOCKED' }],
    async resolve({ bank, request, params }) {
      const { balance, status } = checkKnown(await readJson(request), accountChange)
      const { id } = accountOf(bank, params.customerNumber, params.accountNumber)
      if (balance !== undefined) await setBalance(bank, id, parseAmount(balance))
      if (status !== undefined) await (status === 'BLOCKED' ? blockAccount : unblockAccount)(bank, id)
      return accountAnswer(bank, accountOf(bank, params.customerNumber, id))
    },
  },
  'PUT /customers/:customerNumber/cards/:cardId': {
    summary: 'Blocks a debit or credit card as the bank, or unblocks it.',
    bodies: [{ status: 'BLOCKED' }, { status: 'ACTIVE' }],
    async resolve({ bank, request, params }) {
      const { status } = checkKnown(await readJson(request), cardChange)
      return changeCard(bank, params.customerNumber, params.cardId, status)
    },
  },
}
