import type { ScenarioLosses } from '../../../src/rules/sandbox/scenarios.ts'
import type { Bank } from '../../bank/bank.ts'
import type { Row } from '../../db/row.ts'
import type { Table } from '../../db/table.ts'
import { seededTransfers } from '../../seed/ledger/transfers.ts'
import { seededApplicationIds } from '../../seed/portal/applications.ts'
import { seededAccountIds } from '../../seed/portal/developers.ts'
import { seededTicketIds } from '../../seed/portal/tickets.ts'
import { seededSubscriptions } from '../../seed/products/webhooks.ts'

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

function countOthers<R extends Row>(table: Table<R>, seeded: readonly string[]): number {
  const known = new Set(seeded)
  return table.list({ where: ({ id }) => !known.has(id) }).length
}

/** What was made since the bank was seeded, known by its IDs: the clock may have been set back meanwhile. */
export function lossesOf({ tables }: Bank): ScenarioLosses {
  const { seededAt = 0 } = tables.ledgerBooks.get('books') ?? {}
  return {
    applications: countOthers(tables.applications, seededApplicationIds),
    tickets: countOthers(tables.tickets, seededTicketIds),
    accounts: countOthers(tables.accounts, seededAccountIds),
    transfers: countOthers(tables.transfers, idsOf(seededTransfers(seededAt))),
    subscriptions: countOthers(tables.webhookSubscriptions, idsOf(seededSubscriptions(seededAt))),
  }
}
