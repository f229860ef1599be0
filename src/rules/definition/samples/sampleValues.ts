import type { TypedCall } from '../../tryItOut/typedCall.ts'
import type { OperationDetails } from '../operation/outline.ts'
import { writtenValue } from '../references.ts'
import { type KnownAnswer, prefillOf } from './prefill.ts'

/** What a reader's own call has in place of the definition's examples. */
export interface SampleValues {
  /** By place and name, such as `query.size`. */
  parameters: Readonly<Record<string, string>>
  /** Null for the example. */
  body: string | null
  /** What is optional and not among them is left out. */
  isComplete: boolean
}

/** The fields of Try it out as they are, else what earlier calls have answered; null without either. */
export function sampleValuesOf(
  operation: OperationDetails,
  typed: TypedCall | null,
  answers: readonly KnownAnswer[],
): SampleValues | null {
  if (typed) {
    const filled = Object.entries(typed.parameters).filter(([, value]) => value !== '' && value !== null)
    return {
      parameters: Object.fromEntries(filled.map(([name, value]) => [name, writtenValue(value)])),
      body: typeof typed.body === 'string' && typed.body.trim() !== '' ? typed.body : null,
      isComplete: true,
    }
  }
  if (answers.length === 0 || operation.valuesFrom.length === 0) return null
  const { parameters, body } = prefillOf(operation, answers)
  return {
    parameters: Object.fromEntries(
      parameters.filter(({ value }) => value !== '').map(({ name, in: place, value }) => [`${place}.${name}`, value]),
    ),
    body: body?.text ?? null,
    isComplete: false,
  }
}
