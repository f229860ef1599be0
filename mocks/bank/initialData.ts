import type { Seeds } from '../db/database.ts'
import type { Bank } from './bank.ts'
import type { MovementHistory } from './movement.ts'

/** What a new bank contains. */
export interface InitialData {
  rows: Seeds
  history: MovementHistory
  /** Plans what rows wait for, also those of an older version. */
  complete(bank: Bank): Promise<void>
}
