import { localTarget } from '../../../../src/rules/definition/references.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { type BankOperation, operationOfId } from '../definitions.ts'
import { callerOf } from '../people.ts'
import type { CallStep, Change } from '../step.ts'
import type { World } from '../world.ts'

interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

function exampleOf({ details, examples }: BankOperation, example: number): Input {
  const given = (place: string) =>
    Object.fromEntries(
      details.parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, example = '' }) => [name, example]),
    )
  const text = examples[example] ?? examples[0]
  return { path: given('path'), query: given('query'), body: text === undefined ? undefined : JSON.parse(text) }
}

function set(input: Input, at: string, change: { drop: true } | { value: unknown }): void {
  const parts = at.split('/')
  const last = parts.pop() ?? ''
  let holder: unknown = input
  for (const part of parts) {
    if (!isRecord(holder) && !Array.isArray(holder)) return
    const members = holder as Record<string, unknown>
    members[part] ??= {}
    holder = members[part]
  }
  if (!isRecord(holder) && !Array.isArray(holder)) return
  const members = holder as Record<string, unknown>
  if ('drop' in change) delete members[last]
  else members[last] = change.value
}

/** The value of an earlier answer that the definition names for the field. */
function answered(world: World, { by }: CallStep, operation: BankOperation, name: string): unknown {
  for (const { operation: source, values } of operation.details.valuesFrom) {
    const pointer = values[name]
    if (pointer === undefined) continue
    for (const body of (world.answers.get(`${by} ${source}`) ?? []).toReversed()) {
      const value = isRecord(body) ? localTarget(body, `#${pointer}`) : undefined
      if (value !== undefined) return value
    }
  }
  return undefined
}

function changedTo(
  world: World,
  step: CallStep,
  operation: BankOperation,
  { at, from, back = 0, value }: Change,
): unknown {
  if (from === undefined) return value
  const caller = callerOf(step.by)
  const known = from === 'answered' ? answered(world, step, operation, at.split('/')[1] ?? '') : undefined
  const field = operation.fields.find((each) => each.at === at)
  return known ?? (field && world.pool.find(field, caller, from === 'others' ? 'others' : 'own', back))
}

/** The request of a step: its path with the query, and its body. */
export function requestOf(world: World, step: CallStep): { method: string; path: string; body: string | undefined } {
  const operation = operationOfId(step.operation)
  const input = exampleOf(operation, step.example)
  for (const change of step.changes) {
    if (change.drop) set(input, change.at, { drop: true })
    else {
      const value = changedTo(world, step, operation, change)
      if (value !== undefined) set(input, change.at, { value })
    }
  }
  const pathname = operation.details.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path[name] ?? '')),
  )
  const query = new URLSearchParams(Object.entries(input.query).map(([name, value]) => [name, String(value)]))
  return {
    method: operation.details.method.toUpperCase(),
    path: query.size > 0 ? `${pathname}?${query}` : pathname,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  }
}
