import type { OperationFacts } from '../operationList.ts'
import { findOperations, groupOperations } from './faultOperations.ts'
import { faultOutcomes, isFaultOutcome } from './faultOutcomes.ts'
import type { Fault } from './faults.ts'

/** What the form for a fault holds. */
export interface FaultDraft {
  /** What is searched for among the operations. */
  text: string
  /** The operationId. */
  operation: string
  /** The name of a documented error, or one of `faultOutcomes`. */
  outcome: string
  frequency: 'always' | 'times' | 'every'
  /** Of `times` and `every`. */
  count: number
  /** Extra latency in seconds. */
  seconds: number
}

/** The least that can be typed for the count. */
export const leastCount = { times: 1, every: 2 } as const

export const hasLatency = ({ outcome }: Pick<FaultDraft, 'outcome'>): boolean => outcome !== 'kind:timeout'

/** The outcome that is chosen, or the first of an operation that does not have it. */
const outcomeFor = ({ errors }: Pick<OperationFacts, 'errors'>, outcome: string): string =>
  isFaultOutcome(outcome) || errors.some(({ name }) => name === outcome) ? outcome : (errors[0]?.name ?? 'kind:delay')

/** The draft with these changes; another operation may not have the error that was chosen. */
export function changeDraft(
  before: FaultDraft,
  changes: Partial<FaultDraft>,
  operations: readonly OperationFacts[],
): FaultDraft {
  const after = { ...before, ...changes }
  const operation = operations.find(({ id }) => id === after.operation)
  const outcome = operation ? outcomeFor(operation, after.outcome) : after.outcome
  if (outcome === before.outcome) return { ...after, outcome }
  const seconds = outcome === 'kind:delay' ? 3 : before.outcome === 'kind:delay' ? 0 : after.seconds
  return { ...after, outcome, seconds }
}

/** The draft with another text to search for: the chosen operation stays while it is found. */
export function searchIn(draft: FaultDraft, text: string, operations: readonly OperationFacts[]): FaultDraft {
  const found = groupOperations(findOperations(operations, text)).flatMap(([, members]) => members)
  const { id = draft.operation } = found.find((each) => each.id === draft.operation) ?? found[0] ?? {}
  return changeDraft(draft, { text, operation: id }, operations)
}

/** Before it is known what can be hit. */
export const emptyDraft: FaultDraft = {
  text: '',
  operation: '',
  outcome: '',
  frequency: 'times',
  count: 1,
  seconds: 0,
}

/** The next call of the first operation fails with the first error that it documents. */
export const initialDraft = (operations: readonly OperationFacts[]): FaultDraft => searchIn(emptyDraft, '', operations)

/** The fault that the form describes. */
export function faultOf({ outcome, frequency, count, seconds }: FaultDraft): Fault {
  const fault: Fault = isFaultOutcome(outcome)
    ? faultOutcomes[outcome].fault
    : { kind: 'documentedError', error: outcome }
  const delay = Math.round(seconds * 1000)
  return {
    ...fault,
    ...(frequency !== 'always' && { [frequency]: count }),
    ...(fault.kind === 'delay' ? { delay } : hasLatency({ outcome }) && delay > 0 && { delay }),
  }
}
