import type { Row } from './row.ts'
import type { Table } from './table.ts'

/** Deletes the oldest rows while they are expired, and reports each; reads one row more than it deletes. */
export function expire<R extends Row>(
  table: Table<R>,
  isExpired: (row: R) => boolean,
  onDeleted: (row: R) => void = () => undefined,
): void {
  for (let row = table.oldest(); row && isExpired(row); row = table.oldest()) {
    table.delete(row.id)
    onDeleted(row)
  }
}
