import { seededOnboardingJobs } from '../baas/seeds.ts'
import { seededFundJobs } from '../investments/seededFundOrders.ts'
import { seededJobs } from '../ledger/seededJobs.ts'
import { type JobRow, jobRow } from './jobRow.ts'
import type { TableDefinition } from './table.ts'

/** What the bank does later; a job that has run is gone. */
export const jobs: TableDefinition<JobRow> = {
  row: jobRow,
  async seed({ id, now }) {
    const rows: JobRow[] = []
    for (const job of [...seededJobs(now()), ...seededFundJobs(now()), ...seededOnboardingJobs(now())])
      rows.push({ id: await id('seeded-job'), ...job })
    return rows
  },
}
