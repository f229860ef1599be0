import type { Bank } from '../../bank/bank.ts'
import { RowError, type RowsByTable } from '../../db/database.ts'
import { endAttempts } from '../../products/webhooks/deliveries/deliveries.ts'
import { readExport, refusedFile, rowsOf } from './readExport.ts'

interface Target {
  bank: Bank
  /** @throws RowError before anything has changed */
  replace(rows: RowsByTable): Promise<void>
}

/** @throws ApiError (400) that says what is wrong where, before anything has changed */
export async function importFile(file: Record<string, unknown>, { bank, replace }: Target): Promise<void> {
  const rows = rowsOf(readExport(file), bank.clock.realNow())
  await replace(rows).catch((error) => {
    throw error instanceof RowError ? refusedFile(error.message) : error
  })
  await endAttempts(bank)
}
