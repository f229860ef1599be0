import { array, type Infer, string, type } from 'superstruct'
import type { ClockState, DueList, Fault, FaultTable } from './sandbox.ts'

/** What the panels of the workbench show, and what they change, beyond what one control call answers. */

export interface ClockData {
  clock: ClockState
  due: DueList
}

export const operationList = array(type({ id: string(), method: string(), path: string() }))

export interface FaultsData {
  faults: FaultTable
  /** What can be hit. */
  operations: Infer<typeof operationList>
}

/** Sets the fault of an operation, or removes it. */
export interface FaultChange {
  operation: string
  fault: Fault | null
}

export interface TicketChange {
  ticketNumber: string
  action: 'answer' | 'close'
}

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>

export type DataChange = { kind: 'reset' }
