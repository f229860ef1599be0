import type { ScenarioLosses } from '../../src/rules/sandboxScenarios.ts'
import type { Bank } from '../bank/bank.ts'

/** What was made since the bank was seeded; the ready-made rows are as old as the seed or older. */
export function lossesOf({ tables }: Bank): ScenarioLosses {
  const { seededAt = 0 } = tables.ledgerBooks.get('books') ?? {}
  const isNew = ({ createdAt }: { createdAt: number }) => createdAt > seededAt
  return {
    applications: tables.applications.list({ where: isNew }).length,
    tickets: tables.tickets.list({ where: isNew }).length,
    accounts: tables.accounts.list({ where: isNew }).length,
    transfers: tables.transfers.list({ where: ({ orderedAt }) => orderedAt > seededAt }).length,
    subscriptions: tables.webhookSubscriptions.list({ where: isNew }).length,
  }
}
