import type { Row, Table } from './table.ts'

/** Deletes the oldest rows for as long as they are over; looks at one row more than it deletes. */
export function expire<R extends Row>(table: Table<R>, isOver: (row: R) => boolean): void {
  for (let row = table.oldest(); row && isOver(row); row = table.oldest()) table.delete(row.id)
}
