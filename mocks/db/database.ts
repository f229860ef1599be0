import { validate } from '../../src/rules/schemas/validate.ts'
import { validationMessage } from '../../src/rules/schemas/validationMessage.ts'
import type { Row } from './row.ts'
import {
  createTable,
  type SeedContext,
  type StoredRow,
  type StoredTable,
  type Table,
  type TableDefinition,
} from './table.ts'
import { authorizationTables } from './tables/authorization/authorization.ts'
import { callCountTables } from './tables/authorization/callCounts.ts'
import { consentTables } from './tables/authorization/consents.ts'
import { idempotencyKeyTables } from './tables/authorization/idempotencyKeys.ts'
import { otpTransactionTables } from './tables/authorization/otpTransactions.ts'
import { jobTables } from './tables/jobs.ts'
import { ledgerTables } from './tables/ledger/ledger.ts'
import { transferTables } from './tables/ledger/transfers.ts'
import { billPaymentTables } from './tables/payments/billPayments.ts'
import { mailOrderTables } from './tables/payments/mailOrders.ts'
import { qrOrderTables } from './tables/payments/qrOrders.ts'
import { announcementTables } from './tables/portal/announcements.ts'
import { applicationTables } from './tables/portal/applications.ts'
import { accountTables } from './tables/portal/developerAccounts.ts'
import { ticketTables } from './tables/portal/tickets.ts'
import { baasTables } from './tables/products/baas.ts'
import { cardTables } from './tables/products/cards.ts'
import { fundOrderTables } from './tables/products/fundOrders.ts'
import { loanApplicationTables } from './tables/products/loanApplications.ts'
import { loanTables } from './tables/products/loans.ts'
import { webhookTables } from './tables/products/webhooks.ts'
import { newSystemRow, systemId, systemTables } from './tables/system.ts'
import { testCustomerTables } from './tables/testCustomers.ts'

/** Every table of the bank; a new feature adds its own. Tables are seeded in this order. */
const definitions = {
  ...systemTables,
  ...jobTables,
  ...accountTables,
  ...testCustomerTables,
  ...announcementTables,
  ...applicationTables,
  ...authorizationTables,
  ...consentTables,
  ...callCountTables,
  ...otpTransactionTables,
  ...idempotencyKeyTables,
  ...ticketTables,
  ...ledgerTables,
  ...transferTables,
  ...fundOrderTables,
  ...baasTables,
  ...webhookTables,
  ...loanApplicationTables,
  ...billPaymentTables,
  ...loanTables,
  ...cardTables,
  ...qrOrderTables,
  ...mailOrderTables,
}

type Name = keyof typeof definitions
type RowOf<Definition> = Definition extends TableDefinition<infer R> ? R : never

export type Tables = { [N in Name]: Table<RowOf<(typeof definitions)[N]>> }

/** What makes the first rows of a table. */
export type Seeds = { readonly [N in Name]?: (context: SeedContext) => Promise<RowOf<(typeof definitions)[N]>[]> }

const names = Object.keys(definitions) as Name[]
const isName = (name: string): name is Name => Object.hasOwn(definitions, name)

/** Rows in the order of insertion, of tables by name. */
export type RowsByTable = Readonly<Record<string, readonly unknown[]>>

/** A row that does not fit its table. */
export class RowError extends Error {}

export interface Database {
  readonly tables: Tables
  /** Empties all tables, then takes these rows, which may be known to fit. @throws when one does not fit its table. */
  restore(rows: ReadonlyMap<string, StoredRow>, isKnownToFit?: boolean): void
  /** Takes over what another process has changed. @throws when a row does not fit its table; the tables are useless then */
  apply(changes: ReadonlyMap<string, StoredRow | undefined>): void
  /** Whether anything has changed since the last time that the changes were taken. */
  hasChanges(): boolean
  /** Puts these rows in the place of all others. @throws RowError with the row's place; nothing has changed then. */
  replace(rows: RowsByTable): void
  /** Adds the seed rows of each table that was never seeded, also after the rows of an older version were restored. */
  seed(seeds: Seeds, context: SeedContext): Promise<void>
  /** The rows that changed since the last time, by `table/id`. */
  takeChanges(): Map<string, StoredRow | undefined>
}

/** Puts the row into its table. @throws RowError */
function fitting(row: unknown, order: number, name: Name, table: StoredTable<Row>): StoredRow {
  const place = `tables.${name}.${order}`
  const definition = definitions[name] as unknown as TableDefinition<Row>
  const struct = definition.imported ?? definition.row
  const [failure, value] = validate(row, struct)
  if (failure) throw new RowError(validationMessage(failure, struct, place))
  const stored = { order, row: value }
  try {
    table.restore(value.id, stored)
  } catch (error) {
    throw new RowError(`${place}: ${error instanceof Error ? error.message : error}`)
  }
  return stored
}

export function createDatabase(): Database {
  let changes = new Map<string, StoredRow | undefined>()

  const create = () =>
    Object.fromEntries(
      names.map((name) => [
        name,
        createTable(name, definitions[name] as unknown as TableDefinition<Row>, (id, stored) =>
          changes.set(`${name}/${id}`, stored),
        ),
      ]),
    ) as Record<Name, StoredTable<Row>>

  let current = create()
  const tables = Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => current[name] }])),
  ) as Tables

  return {
    tables,

    restore(rows, isKnownToFit = false) {
      current = create()
      changes = new Map()
      const inOrder = [...rows].sort(([, left], [, right]) => left.order - right.order)
      for (const [key, stored] of inOrder) {
        const name = key.slice(0, key.indexOf('/'))
        if (!isName(name)) continue
        try {
          current[name].restore(key.slice(name.length + 1), stored, isKnownToFit)
        } catch (error) {
          const reason = error instanceof Error ? error.message : error
          throw new Error(`The stored row ${key} does not fit this version of the sandbox: ${reason}`)
        }
      }
    },

    apply(changed) {
      const byTable = new Map<Name, [id: string, stored: StoredRow | undefined][]>()
      for (const [key, stored] of changed) {
        const name = key.slice(0, key.indexOf('/'))
        if (!isName(name)) continue
        const rows = byTable.get(name) ?? []
        rows.push([key.slice(name.length + 1), stored])
        byTable.set(name, rows)
      }
      for (const [name, rows] of byTable) {
        // Another object: what is derived from a table is derived again.
        current[name] = { ...current[name] }
        current[name].merge(rows)
      }
    },

    hasChanges: () => changes.size > 0,

    replace(rows) {
      const next = create()
      const taken = new Map<string, StoredRow>()
      for (const [name, list] of Object.entries(rows)) {
        if (!isName(name)) throw new RowError(`tables.${name}: This version of the sandbox has no such table`)
        for (const [order, row] of list.entries()) {
          const stored = fitting(row, order, name, next[name])
          taken.set(`${name}/${(stored.row as Row).id}`, stored)
        }
      }
      current = next
      changes = taken
    },

    async seed(seeds, context) {
      const all: Seeds = { system: async () => [newSystemRow(context.seed)], ...seeds }
      const seeded = new Set(tables.system.get(systemId)?.seeded)
      for (const name of names) {
        if (seeded.has(name)) continue
        const rows = (await all[name]?.(context)) ?? []
        for (const row of rows) current[name].seed(row)
      }
      if (names.some((name) => !seeded.has(name))) await tables.system.update(systemId, { seeded: names })
    },

    takeChanges() {
      const taken = changes
      changes = new Map()
      return taken
    },
  }
}
