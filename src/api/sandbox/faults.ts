import { type FaultChange, type FaultsData, faultTable } from '../../rules/sandbox/faults/faults.ts'
import { operationList } from '../../rules/sandbox/operationList.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

/** Reads the faults each time, and the operations, which do not change, once. */
export function createFaultsReader() {
  let operations: FaultsData['operations'] | undefined
  return async (fetch: Fetch, signal: AbortSignal): Promise<FaultsData> => {
    operations ??= await readControl(fetch, '/operations', operationList, signal)
    return { faults: await readControl(fetch, '/faults', faultTable, signal), operations }
  }
}

export function changeFault(fetch: Fetch, { operation, fault }: FaultChange, signal: AbortSignal): Promise<unknown> {
  if (operation === null) return changeControl(fetch, 'DELETE', '/faults', undefined, signal)
  return fault
    ? changeControl(fetch, 'PUT', `/faults/${operation}`, fault, signal)
    : changeControl(fetch, 'DELETE', `/faults/${operation}`, undefined, signal)
}
