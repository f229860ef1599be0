import { seededOnboardingJobs } from '../../seed/baas.ts'
import { seededFundJobs } from '../../seed/fundOrders.ts'
import { seededJobs } from '../../seed/ledgerJobs.ts'
import { seededCollections } from '../../seed/loans.ts'
import type { TableDefinition } from '../table.ts'
import { type JobRow, jobRow } from './jobRow.ts'

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
