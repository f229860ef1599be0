import type { PersistedBank } from '../../bank/persistedBank.ts'
import { ApiError } from '../../http/apiError.ts'

/** Of a call that was dropped, with its number. */
export class RowLimitError extends ApiError {
  constructor(most: number) {
    super(
      507,
      `This bank has reached its limit of ${most} rows (--rows), so nothing was changed. Delete data, or reset the bank with POST /sandbox/api/reset under its address`,
    )
  }
}

interface Options extends Pick<PersistedBank, 'rows' | 'discard'> {
  /** How many rows a bank has at most; undefined for any number. */
  maxRows: number | undefined
}

export type LimitRows = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Drops what adds rows to a bank that has as many as it may have, unless the bank does it by itself. @throws RowLimitError */
export function createRowLimit({ maxRows, rows, discard }: Options): LimitRows {
  if (maxRows === undefined) return (work) => work()
  return async (work) => {
    const before = rows()
    const result = await work()
    if (rows() <= Math.max(before, maxRows)) return result
    await discard()
    throw new RowLimitError(maxRows)
  }
}
