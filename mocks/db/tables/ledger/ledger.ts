import { array, assign, boolean, enums, type Infer, integer, nullable, object, refine, string } from 'superstruct'
import { accountCurrency } from '../../accountCurrency.ts'
import { day } from '../../days.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { type Identified, identifier, identifierForms, isIdentifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

const booksRow = object({
  id: string(),
  /** The day in Istanbul on which the test customers have their documented balances. */
  seededOn: string(),
  seededAt: moment,
})

const accountRow = object({
  /** The account number, or the purpose and currency of one of the bank's own accounts: `EFT-TRY`. */
  id: string(),
  /** The empty string for the bank's own accounts, whose IBAN is their id. */
  customerNumber: string(),
  iban: string(),
  name: string(),
  type: enums(['CURRENT', 'SAVINGS', 'COLLECTION', 'BANK']),
  currency: string(),
  status: enums(['ACTIVE', 'BLOCKED', 'CLOSED']),
  /** The booked balance in minor units: of the day of seeding plus all postings since. */
  balance: integer(),
  /** How far the account may be overdrawn, in minor units. */
  overdraft: integer(),
  /** Yearly, in hundredths of a percent; null for an account without interest. */
  interestRate: nullable(integer()),
  branchCode: string(),
  branchName: string(),
  openedOn: string(),
  closedOn: nullable(string()),
  /** The customer first. */
  holders: array(string()),
  /** Whether a second holder must approve transfers to others. */
  needsApproval: boolean(),
})
export type LedgerAccount = Infer<typeof accountRow>

const entryRow = object({
  id: string(),
  kind: string(),
  description: string(),
  bookedAt: moment,
  valueDate: string(),
  reference: nullable(string()),
})
export type LedgerEntry = Infer<typeof entryRow>

const transactionTypes = ['CHVLH', 'CVIRM', 'EEFTO', 'FBTCH', 'CARD', 'BILL', 'CASH', 'FEE', 'INTEREST'] as const

const postingRow = object({
  /** On a customer's account the ID of the movement. */
  id: string(),
  entryId: string(),
  account: string(),
  /** Minor units; above zero what comes into the account. All postings of an entry add up to zero in each currency. */
  amount: integer(),
  currency: string(),
  balanceAfter: integer(),
  bookedAt: moment,
  valueDate: string(),
  transactionType: nullable(enums(transactionTypes)),
  reference: nullable(string()),
  counterparty: nullable(string()),
  counterpartyIban: nullable(string()),
  explanation: string(),
})
export type LedgerPosting = Infer<typeof postingRow>

const holdRow = object({
  id: string(),
  account: string(),
  /** Above zero, in minor units of the account's currency. */
  amount: integer(),
  /** A card payment is shown as a pending movement; another reservation only lowers the available balance. */
  kind: enums(['card', 'reservation']),
  placedAt: moment,
  counterparty: nullable(string()),
  explanation: string(),
  reference: nullable(string()),
})
export type LedgerHold = Infer<typeof holdRow>

/** The bank's own accounts have names in the place of their numbers, and those of BaaS customers are in no branch. */
const importedAccount = refine(
  assign(
    accountRow,
    object({
      balance: storedAmount,
      overdraft: storedAmount,
      currency: accountCurrency,
      openedOn: day,
      closedOn: nullable(day),
    }),
  ),
  'account of a customer',
  ({ customerNumber, type, id, iban, branchCode, holders }) => {
    if ((customerNumber === '') !== (type === 'BANK'))
      return 'Expected the type BANK without a customerNumber, and no other'
    if (customerNumber === '') return true
    if (holders.length === 0) return 'Expected a holder'
    if (type === 'COLLECTION' && !isIdentifier('baasCustomer', customerNumber))
      return 'Expected the type COLLECTION for customers of BaaS only'
    const shown: [what: Identified, value: string][] = [
      ['customer', customerNumber],
      ['account', id],
      ['iban', iban],
      ...(branchCode === '' && isIdentifier('baasCustomer', customerNumber)
        ? []
        : [['branch', branchCode] satisfies [Identified, string]]),
    ]
    const [wrong] = shown.find(([what, value]) => !isIdentifier(what, value)) ?? []
    return wrong === undefined || `Expected as ${wrong} of an account a value such as ${identifierForms[wrong][1]}`
  },
)

const importedPosting = refine(
  assign(
    postingRow,
    object({
      amount: storedAmount,
      currency: accountCurrency,
      balanceAfter: storedAmount,
      valueDate: day,
      reference: nullable(identifier('reference')),
    }),
  ),
  'movement',
  ({ account, id }) =>
    !isIdentifier('account', account) ||
    isIdentifier('movement', id) ||
    `Expected as id of a movement a value such as ${identifierForms.movement[1]}`,
)

export const ledgerTables = {
  ledgerBooks: table(booksRow, { imported: assign(booksRow, object({ seededOn: day })) }),
  ledgerAccounts: table(accountRow, {
    imported: importedAccount,
    unique: ['iban'],
    indexed: ['customerNumber'],
  }),
  ledgerEntries: table(entryRow, { imported: assign(entryRow, object({ valueDate: day })), isLog: true }),
  ledgerPostings: table(postingRow, {
    imported: importedPosting,
    indexed: ['account', 'entryId'],
    isLog: true,
  }),
  ledgerHolds: table(holdRow, {
    imported: assign(
      holdRow,
      object({ id: identifier('movement'), amount: storedAmount, reference: nullable(identifier('reference')) }),
    ),
    indexed: ['account'],
  }),
}
