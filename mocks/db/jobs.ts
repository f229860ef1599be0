import { seededOnboardingJobs } from '../baas/seeds.ts'
import { seededFundJobs } from '../investments/seededFundOrders.ts'
import { seededJobs } from '../ledger/seededJobs.ts'
import { seededCollections } from '../loans/seededLoans.ts'
import { type JobRow, jobRow } from './jobRow.ts'
import type { TableDefinition } from './table.ts'

/** What the bank does later; a job that has run is gone. */
export const jobs: TableDefinition<JobRow> = {
  row: jobRow,
  async seed({ id, now }) {
    const rows: JobRow[] = []
    const planned = [seededJobs, seededFundJobs, seededOnboardingJobs, seededCollections].flatMap((jobs) => jobs(now()))
    for (const job of planned) rows.push({ id: await id('seeded-job'), ...job })
    return rows
  },
}
