import type { Failure, Struct, StructError } from 'superstruct'
import { texts } from '../text/texts.ts'
import { failureMessage } from './failureMessage.ts'

/** What a struct without a type parameter of its own has. */
type AnyStruct = Pick<Struct<unknown, unknown>, 'type' | 'entries'>

/** The names of the members beside the one that failed which the struct knows. */
function knownMembers(struct: AnyStruct, { path, branch }: Failure): string[] {
  let current: AnyStruct | undefined = struct
  const entriesAt = (depth: number) => [
    ...(current?.entries(branch[depth], { path: path.slice(0, depth), branch: branch.slice(0, depth + 1) }) ?? []),
  ]
  for (const [depth, key] of path.slice(0, -1).entries())
    current = entriesAt(depth).find(([name]) => name === key)?.[2] as AnyStruct | undefined
  return entriesAt(path.length - 1).flatMap(([name, , member]) => (member.type === 'never' ? [] : [String(name)]))
}

function reasonOf(failure: Failure, struct: AnyStruct): string {
  if (failure.value === undefined) return texts.required
  if (failure.type !== 'never') return failureMessage(failure)
  return `Unknown field. Known fields: ${knownMembers(struct, failure).join(', ')}`
}

/**
 * The first failure: the field, below the place of what was validated, and the message that its form would show. A member
 * that is unknown comes first: where its name is misspelt, another is missing.
 */
export function validationMessage<Value>(error: StructError, struct: Struct<Value, unknown>, place = ''): string {
  const failures = error.failures()
  const first = failures.find(({ type }) => type === 'never') ?? failures[0] ?? (error as Failure)
  const why = reasonOf(first, struct as AnyStruct)
  const path = [...(place === '' ? [] : [place]), ...first.path].join('.')
  return path === '' ? why : `${path}: ${why}`
}
