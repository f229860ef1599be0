import { assign, boolean, enums, type Infer, integer, max, min, nullable, object, optional, string } from 'superstruct'
import { day, month } from '../../days.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { limited } from '../../textLimits.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

const status = enums(['ACTIVE', 'BLOCKED', 'LOST'])

const debitCardRow = object({
  /** `DC` and ten digits. */
  id: string(),
  customerNumber: string(),
  account: string(),
  cardNumber: string(),
  name: string(),
  holderName: string(),
  /** Month and year: `2027-06`. */
  expiry: string(),
  status,
  /** A block by the bank is lifted by the bank only. */
  isBlockedByBank: boolean(),
  settings: object({ shops: boolean(), online: boolean(), atms: boolean(), abroad: boolean() }),
})
export type DebitCardRow = Infer<typeof debitCardRow>

const creditCardRow = object({
  /** `CC` and ten digits. */
  id: string(),
  customerNumber: string(),
  cardNumber: string(),
  name: string(),
  holderName: string(),
  expiry: string(),
  status,
  /** Minor units of TRY. */
  limit: integer(),
  statementDay: integer(),
  /** The last day of the first period whose purchases are rows; of those before only what was paid is known. */
  rowsFrom: string(),
})
export type CreditCardRow = Infer<typeof creditCardRow>

/** A purchase with a credit card, or what was given back of one. */
const cardPurchaseRow = object({
  /** Fourteen digits. */
  id: string(),
  card: string(),
  date: string(),
  /** From this day on it is part of the debt; until then the shop has reserved it. */
  chargedOn: string(),
  description: string(),
  /** Minor units of TRY; below zero for a refund. */
  amount: integer(),
  instalmentCount: integer(),
})
export type CardPurchaseRow = Infer<typeof cardPurchaseRow>

const virtualCardRow = object({
  /** `VC` and ten digits. */
  id: string(),
  customerNumber: string(),
  parentCard: string(),
  cardNumber: string(),
  name: string(),
  usage: enums(['ONE_PURCHASE', 'ONE_SHOP']),
  /** Minor units of TRY. */
  limit: integer(),
  spent: integer(),
  expiry: string(),
  status: enums(['ACTIVE', 'USED', 'CLOSED']),
  createdAt: moment,
  closedAt: nullable(moment),
  /** The page that shows the number: gone once it was opened. */
  numberPage: optional(object({ key: string(), until: integer() })),
})
export type VirtualCardRow = Infer<typeof virtualCardRow>

/** A day that each month has. */
const everyMonth = min(max(integer(), 28), 1)

export const cardTables = {
  debitCards: table(debitCardRow, {
    imported: assign(
      debitCardRow,
      object({
        id: identifier('debitCard'),
        account: identifier('account'),
        cardNumber: identifier('cardNumber'),
        expiry: month,
      }),
    ),
    indexed: ['customerNumber'],
  }),
  creditCards: table(creditCardRow, {
    imported: assign(
      creditCardRow,
      object({
        id: identifier('creditCard'),
        cardNumber: identifier('cardNumber'),
        expiry: month,
        limit: storedAmount,
        statementDay: everyMonth,
        rowsFrom: day,
      }),
    ),
    unique: ['cardNumber'],
    indexed: ['customerNumber'],
  }),
  cardPurchases: table(cardPurchaseRow, {
    imported: assign(
      cardPurchaseRow,
      object({
        id: identifier('reference'),
        card: identifier('creditCard'),
        amount: storedAmount,
        date: day,
        chargedOn: day,
        instalmentCount: min(max(integer(), 36), 1),
      }),
    ),
    indexed: ['card'],
  }),
  virtualCards: table(virtualCardRow, {
    imported: assign(
      virtualCardRow,
      object({
        id: identifier('virtualCard'),
        parentCard: identifier('parentCard'),
        limit: storedAmount,
        spent: storedAmount,
        cardNumber: identifier('cardNumber'),
        name: limited('virtualCardName'),
        expiry: month,
      }),
    ),
    indexed: ['customerNumber'],
  }),
}
