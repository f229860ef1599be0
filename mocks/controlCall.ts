import type { Bank } from './bank/bank.ts'
import type { ApiRequest } from './message.ts'
import type { Operation } from './operation.ts'

/** A call that controls the sandbox; resolves with the envelope's data. `reset` restores the seed. */
export interface ControlCall {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  /** One sentence. */
  summary: string
  resolve(call: {
    bank: Bank
    request: ApiRequest
    params: Readonly<Record<string, string>>
    operations: ReadonlyMap<string, Operation>
    reset(): Promise<void>
    /** Sends the request of a call again; resolves with the txId of the new call, or undefined when it is not kept. */
    replay(id: string): Promise<string | undefined>
  }): Promise<unknown>
}
