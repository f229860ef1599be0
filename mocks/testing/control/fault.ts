import { faultKinds } from '../../../src/rules/sandbox/faults/faults.ts'
import type { FaultReference } from '../types.ts'

/** A fault as the control call takes it. */
export function faultOf(fault: FaultReference, options: object = {}): object {
  if (typeof fault === 'object') return { ...fault, ...options }
  if (typeof fault === 'number') return { kind: 'status', status: fault, ...options }
  const isKind = faultKinds.some((kind) => kind === fault)
  return { ...(isKind ? { kind: fault } : { kind: 'documentedError', error: fault }), ...options }
}
