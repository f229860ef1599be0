import { type FaultChange, type FaultsData, operationList } from '../../rules/sandboxControls.ts'
import { faultTable } from '../../rules/sandboxFaults.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

export async function readFaults(fetch: Fetch, signal: AbortSignal): Promise<FaultsData> {
  const [faults, operations] = await Promise.all([
    readControl(fetch, '/faults', faultTable, signal),
    readControl(fetch, '/operations', operationList, signal),
  ])
  return { faults, operations }
}

export const changeFault = (fetch: Fetch, { operation, fault }: FaultChange, signal: AbortSignal) =>
  fault
    ? changeControl(fetch, 'PUT', `/faults/${operation}`, fault, signal)
    : changeControl(fetch, 'DELETE', `/faults/${operation}`, undefined, signal)
