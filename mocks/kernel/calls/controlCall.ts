import type { Bank } from '../../bank/bank.ts'
import type { RowsByTable } from '../../db/database.ts'
import type { SnapshotStore } from '../../db/storage/snapshotStore.ts'
import type { ApiRequest, Method } from '../../http/message.ts'
import type { Operation } from './operation.ts'

/** A call that controls the sandbox; resolves with the envelope's data. */
export interface ControlCall {
  method: Method
  path: string
  /** One sentence. */
  summary: string
  /** Examples of what it takes, each a body of its own; absent where it takes none, or a file. */
  bodies?: readonly object[]
  /** The name under which a browser saves the answer: the JSON that it resolves with, without an envelope. */
  fileName?: string
  resolve(call: {
    bank: Bank
    /** In front of the bank's paths. */
    basePath: string
    request: ApiRequest
    params: Readonly<Record<string, string>>
    operations: ReadonlyMap<string, Operation>
    /** What ids, keys and salts are derived from. */
    seed: string
    snapshots: SnapshotStore
    /** Resets everything, from this seed or from the one in use; pages that are open read it at once if it is announced. */
    reset(seed?: string, isAnnounced?: boolean): Promise<void>
    /** Puts these rows in the place of all others. @throws RowError before anything has changed */
    replace(rows: RowsByTable): Promise<void>
    /** Sends the request of a call again; resolves with the txId of the new call, or undefined when it is not kept. */
    replay(id: string): Promise<string | undefined>
  }): Promise<unknown>
}

/** Control calls by method and path, such as `PUT /clock`. */
export type ControlCalls = Readonly<Record<`${Uppercase<Method>} /${string}`, Omit<ControlCall, 'method' | 'path'>>>
