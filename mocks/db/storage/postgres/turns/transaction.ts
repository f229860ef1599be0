import type { PendingQuery, TransactionSql } from 'postgres'
import type { Database } from '../connect.ts'
import { isLostConnection } from '../failures.ts'
import { countUse } from '../poolUse.ts'

type Inside = TransactionSql

export interface Transaction {
  /** @throws what ended the transaction, also before */
  query<Rows extends readonly object[]>(build: (sql: Inside) => PendingQuery<Rows[number][]>): Promise<Rows>
  /** Resolves when it is known to be stored, after the queries that were made before. @throws when that is not known */
  commit(): Promise<void>
  rollback(): Promise<void>
}

/**
 * A transaction that is ended by hand. postgres.js sends to a connection that it has lost, or that it has opened again for
 * somebody else, what a callback of `begin` still asks of it (3.4.9): after a loss nothing more is passed on to it here.
 */
export function beginTransaction(sql: Database): Promise<Transaction> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    let isOpen = true
    const close = (error: unknown) => {
      failure ??= error
      isOpen = false
    }
    const ended: Promise<unknown> = sql.begin(
      (inside) =>
        new Promise<void>((finish, abort) => {
          const end = async (how: () => void) => {
            if (!isOpen) throw failure
            close(new Error('The transaction has ended'))
            how()
            await ended
          }
          resolve({
            async query(build) {
              if (!isOpen) throw failure
              const pending = build(inside as Inside)
              pending.catch((error) => {
                if (isLostConnection(error)) close(error)
              })
              return (await pending) as never
            },
            commit: () => end(finish),
            rollback: () => end(() => abort(failure)).catch(() => undefined),
          })
        }),
    )
    countUse(sql, ended)
    ended.catch((error) => {
      close(error)
      reject(error)
    })
  })
}
