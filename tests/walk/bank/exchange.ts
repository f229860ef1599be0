import type { StoredRow } from '../../../mocks/db/table.ts'
import type { SandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import type { BankAnswer } from './banks.ts'
import type { BankOperation } from './definitions.ts'
import type { Caller } from './people.ts'

/** One call of a walk, and what became of it. */
export interface Exchange {
  method: string
  path: string
  /** What was sent, as text. */
  sent: string
  caller: Caller | undefined
  /** Of the bank's definitions; undefined for calls of the portal, of the token endpoint and of the sandbox. */
  operation: BankOperation | undefined
  /** The call that waited, whose answer executeOtp gives. */
  completed: BankOperation | undefined
  /** Why the bank must not carry it out. */
  forbidden: string | undefined
  answer: BankAnswer
  /** Of the answer, where it is JSON. */
  body: unknown
  /** The rows before and after it, as the bank in memory stores them. */
  before: ReadonlyMap<string, StoredRow>
  after: ReadonlyMap<string, StoredRow>
  /** The keys of the rows that are new, changed or gone. */
  changed: readonly string[]
  /** Whether time passed until the answer: what was due in between happened as well. */
  isWaitedFor: boolean
  /** Lines of the event log that are new. */
  events: readonly SandboxEvent[]
  /** How the answers of the other storages differ. */
  differences: readonly string[]
}

export const tableOf = (key: string): string => key.slice(0, key.indexOf('/'))

export const rowOf = <Row>(rows: ReadonlyMap<string, StoredRow>, key: string): Row | undefined =>
  rows.get(key)?.row as Row | undefined

export const dataOf = ({ body }: Exchange): unknown => (body as { data?: unknown } | undefined)?.data

export const headerOf = ({ body }: Exchange): { txId?: string; detailCode?: string } =>
  (body as { header?: { txId?: string; detailCode?: string } } | undefined)?.header ?? {}

/** Whether a fault answered instead of the bank. */
export const isFault = ({ events }: Exchange): boolean =>
  events.some(({ fault }) => fault !== null && fault !== undefined)

export const isOfBank = ({ path }: Exchange): boolean => !path.startsWith('/sandbox/')

export function changedKeys(before: ReadonlyMap<string, StoredRow>, after: ReadonlyMap<string, StoredRow>): string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key))
  return [...gone, ...[...after].flatMap(([key, stored]) => (before.get(key) === stored ? [] : [key]))]
}
