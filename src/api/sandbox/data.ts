import { integer, record, string, type } from 'superstruct'
import type { DataChange, RowCounts } from '../../rules/sandboxControls.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

const state = type({ rows: record(string(), integer()) })

export const readRowCounts = async (fetch: Fetch, signal: AbortSignal): Promise<RowCounts> =>
  (await readControl(fetch, '/state', state, signal)).rows

export const changeData = (fetch: Fetch, _change: DataChange, signal: AbortSignal): Promise<unknown> =>
  changeControl(fetch, 'POST', '/reset', {}, signal)
