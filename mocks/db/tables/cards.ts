import { assign, object } from 'superstruct'
import { seededPurchases } from '../../seed/cardPurchases.ts'
import { seededCreditCards, seededDebitCards, seededVirtualCards } from '../../seed/cards.ts'
import type { TableDefinition } from '../table.ts'
import { limited } from '../textLimits.ts'
import {
  type CardPurchaseRow,
  type CreditCardRow,
  cardPurchaseRow,
  creditCardRow,
  type DebitCardRow,
  debitCardRow,
  type VirtualCardRow,
  virtualCardRow,
} from './cardRows.ts'

export const debitCards: TableDefinition<DebitCardRow> = {
  row: debitCardRow,
  indexed: ['customerNumber'],
  seed: async () => seededDebitCards(),
}

export const creditCards: TableDefinition<CreditCardRow> = {
  row: creditCardRow,
  unique: ['cardNumber'],
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededCreditCards(now()),
}

export const cardPurchases: TableDefinition<CardPurchaseRow> = {
  row: cardPurchaseRow,
  indexed: ['card'],
  seed: async ({ now }) => seededPurchases(now()),
}

export const virtualCards: TableDefinition<VirtualCardRow> = {
  row: virtualCardRow,
  imported: assign(virtualCardRow, object({ name: limited('virtualCardName') })),
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededVirtualCards(now()),
}
