import type { Snapshot } from '../../../../src/rules/sandbox/data/data.ts'
import type { SnapshotStore } from '../snapshotStore.ts'
import { decodeText, encodeText } from './encodeText.ts'
import type { Transaction } from './turns/transaction.ts'

/** Within the bank's transaction. */
type InBank = <Result>(work: (transaction: Transaction, bank: number) => Promise<Result>) => Promise<Result>

export const postgresSnapshots = (inBank: InBank): SnapshotStore => ({
  list: () =>
    inBank(async ({ query }, bank) => {
      const rows = await query<{ snapshot: Snapshot }[]>(
        (sql) => sql`select snapshot from portico.snapshots where bank = ${bank} order by name`,
      )
      return rows.map(({ snapshot }) => snapshot)
    }),

  load: (name) =>
    inBank(async ({ query }, bank) => {
      const [row] = await query<{ content: string }[]>(
        (sql) => sql`select content from portico.snapshots where bank = ${bank} and name = ${encodeText(name)}`,
      )
      return row && decodeText(row.content)
    }),

  save: (snapshot, content) =>
    inBank(async ({ query }, bank) => {
      const values = { bank, name: encodeText(snapshot.name), snapshot: JSON.stringify(snapshot) }
      await query(
        (sql) => sql`
          insert into portico.snapshots (bank, name, snapshot, content)
          values (${bank}, ${values.name}, ${values.snapshot}::text::json, ${encodeText(content)})
          on conflict (bank, name) do update set snapshot = excluded.snapshot, content = excluded.content`,
      )
    }),

  rename: (name, snapshot) =>
    inBank(async ({ query }, bank) => {
      const renamed = encodeText(snapshot.name)
      const replaced = encodeText(name)
      if (renamed !== replaced)
        await query((sql) => sql`delete from portico.snapshots where bank = ${bank} and name = ${renamed}`)
      await query(
        (sql) => sql`
          update portico.snapshots set name = ${renamed}, snapshot = ${JSON.stringify(snapshot)}::text::json
          where bank = ${bank} and name = ${replaced}`,
      )
    }),

  delete: (name) =>
    inBank(async ({ query }, bank) => {
      await query((sql) => sql`delete from portico.snapshots where bank = ${bank} and name = ${encodeText(name)}`)
    }),
})
