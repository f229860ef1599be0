import type { Row } from './row.ts'
import type { Table } from './table.ts'

/** Deletes the oldest rows while they are expired; reads one row more than it deletes. */
export function expire<R extends Row>(table: Table<R>, isExpired: (row: R) => boolean): void {
  for (let row = table.oldest(); row && isExpired(row); row = table.oldest()) table.delete(row.id)
}
