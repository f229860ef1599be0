import { assert, type Struct } from 'superstruct'
import type { Bank } from '../bank.ts'

/** What the bank does when a job of this kind is due. */
export interface JobHandler {
  kind: string
  /** By the bank's clock it is the moment at which the job was due. */
  run(bank: Bank, data: unknown): Promise<void>
}

/** A handler of jobs whose data has this shape. */
export const jobHandler = <Data>(
  kind: string,
  shape: Struct<Data, unknown>,
  run: (bank: Bank, data: Data) => Promise<void>,
): JobHandler => ({
  kind,
  async run(bank, data) {
    assert(data, shape)
    await run(bank, data)
  },
})
