import { parseJson } from '../../json/parseJson.ts'
import { isRecord } from '../../problem.ts'
import type { OperationDetails, Parameter } from '../operation/outline.ts'
import { localTarget } from '../references.ts'

/** What an operation answered, as JSON. */
export interface KnownAnswer {
  operation: string
  body: unknown
}

/** What a call begins with. */
export interface Prefill {
  /** Of each parameter of the path, the query and a header that must be there. */
  parameters: readonly { name: string; in: string; value: string }[]
  /** Null for an operation without a body. */
  body: { mediaType: string; text: string } | null
}

/** The newest answer that has the value. */
function answered({ valuesFrom }: OperationDetails, name: string, answers: readonly KnownAnswer[]): unknown {
  for (const { operation, values } of valuesFrom) {
    const pointer = Object.hasOwn(values, name) ? values[name] : undefined
    if (pointer === undefined) continue
    for (const answer of answers.toReversed()) {
      if (answer.operation !== operation || !isRecord(answer.body)) continue
      const value = localTarget(answer.body, `#${pointer}`)
      if (value !== undefined) return value
    }
  }
  return undefined
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function bodyOf(operation: OperationDetails, text: string, answers: readonly KnownAnswer[]): string {
  const names = operation.valuesFrom.flatMap(({ values }) => Object.keys(values))
  if (names.length === 0) return text
  const body = parseJson(text)
  if (!isRecord(body)) return text
  const known = names
    .filter((name) => Object.hasOwn(body, name))
    .map((name) => [name, answered(operation, name, answers)])
  const changes = known.filter(([, value]) => value !== undefined)
  return changes.length === 0 ? text : JSON.stringify({ ...body, ...Object.fromEntries(changes) }, null, 2)
}

const isNeeded = ({ required, in: place }: Parameter) => required && place !== 'cookie'

/**
 * The definition's examples, with what earlier calls have answered in place of IDs that belong to the documentation. What is
 * optional is left out: its examples may be days that are over.
 */
export function prefillOf(operation: OperationDetails, answers: readonly KnownAnswer[]): Prefill {
  const [body] = operation.bodies
  return {
    parameters: operation.parameters.filter(isNeeded).map(({ name, in: place, example = '' }) => {
      const value = answered(operation, name, answers)
      return { name, in: place, value: value === undefined ? example : written(value) }
    }),
    body: body ? { mediaType: body.mediaType, text: bodyOf(operation, body.examples[0]?.text ?? '', answers) } : null,
  }
}

/** The operations that have to be called first, so that this one finds what it needs. */
export const missingSources = (operation: OperationDetails, answers: readonly KnownAnswer[]): string[] =>
  operation.valuesFrom
    .filter(({ values }) => Object.keys(values).every((name) => answered(operation, name, answers) === undefined))
    .map(({ operation: source }) => source)
