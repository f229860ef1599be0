import {
  array,
  define,
  dynamic,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  object,
  optional,
  record,
  refine,
  type Struct,
  string,
  type,
  unknown,
} from 'superstruct'
import { isRecord } from '../../problem.ts'
import type { OperationFacts } from '../operationList.ts'

/** How long the fault `timeout` holds the connection, in milliseconds of real time. */
export const timeoutDuration = 60_000

/** Milliseconds of real time. */
const delay = max(min(integer(), 0), 120_000)

const common = {
  /** Before the answer. */
  delay: optional(delay),
  /** How many calls it hits before it removes itself. */
  times: optional(min(integer(), 1)),
  /** Of so many calls it hits the last one, and goes on. Without `times` and `every` it hits every call. */
  every: optional(min(integer(), 2)),
}

const answerStatus = define<number>('status', (value) =>
  typeof value === 'number' && Number.isInteger(value) && (value === 200 || (value >= 400 && value <= 599))
    ? true
    : 'The status of a fault must be 200 or 400 to 599',
)

const kinds = {
  /** An error of the operation's definition, by its name there; the bank does not act. */
  documentedError: object({ kind: literal('documentedError'), error: string(), ...common }),
  /** A failure in the operation's own error shape; with status 200 an envelope that says ERROR. */
  status: object({ kind: literal('status'), status: answerStatus, message: optional(string()), ...common }),
  /** The bank's own answer, later. */
  delay: object({ kind: literal('delay'), ...common, delay }),
  /** The connection breaks before the bank acts. */
  connectionLost: object({ kind: literal('connectionLost'), ...common }),
  /** The bank acts, then the connection breaks. */
  answerLost: object({ kind: literal('answerLost'), ...common }),
  /** No answer for a minute, then the connection breaks; the bank does not act. */
  timeout: object({ kind: literal('timeout'), ...common }),
  /** Status 200 with an HTML page; the bank does not act. */
  notJson: object({ kind: literal('notJson'), ...common }),
  /** Status 200 with JSON of another shape; the bank does not act. */
  wrongShape: object({ kind: literal('wrongShape'), ...common }),
  /** The bank's own answer with members of its body set or removed. */
  altered: object({
    kind: literal('altered'),
    set: optional(record(string(), unknown())),
    remove: optional(array(string())),
    ...common,
  }),
}

export type FaultKind = keyof typeof kinds
export type Fault = { [Kind in FaultKind]: Infer<(typeof kinds)[Kind]> }[FaultKind]

export const faultKinds = Object.keys(kinds) as FaultKind[]

const isFaultKind = (kind: unknown): kind is FaultKind => typeof kind === 'string' && Object.hasOwn(kinds, kind)

const unknownKind = define<never>('fault', () => `The kind of a fault must be one of ${faultKinds.join(', ')}`)

/** A fault as it is stored. */
export const fault = dynamic(
  (value) => (isRecord(value) && isFaultKind(value.kind) ? kinds[value.kind] : unknownKind) as Struct<unknown, never>,
) as Struct<unknown, null> as Struct<Fault, null>

/** A fault as it is set: what cannot go together is refused. */
export const newFault = refine(fault, 'combination', ({ kind, delay, times, every }) => {
  if (times !== undefined && every !== undefined)
    return 'Send times or every, not both: a fault hits a number of calls, or every nth call'
  return kind === 'timeout' && delay !== undefined
    ? `Send timeout without delay: the bank does not respond for ${timeoutDuration / 1000} seconds, and then closes the connection`
    : true
})

/** A fault that is set, with what is left of it. */
const setFault = type({
  kind: enums(faultKinds),
  error: optional(string()),
  status: optional(integer()),
  message: optional(string()),
  delay: optional(integer()),
  /** How many calls it will hit. */
  times: optional(integer()),
  every: optional(integer()),
  /** With `every`: 1 when it hits the next call. */
  callsUntilHit: optional(integer()),
})

/** The fault table: what happens to an operation, by operationId. */
export const faultTable = record(string(), setFault)
export type FaultTable = Infer<typeof faultTable>

export interface FaultsData {
  faults: FaultTable
  /** What can be hit. */
  operations: readonly OperationFacts[]
}

/** Sets the fault of an operation, removes it, or removes all of them. */
export type FaultChange = { operation: string; fault: Fault | null } | { operation: null; fault: null }
