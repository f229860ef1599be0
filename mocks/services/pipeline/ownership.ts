import type { ServiceInput } from '../definition/readInput.ts'

/** Numbers of people and places, which the bank keeps for nobody. */
export const unownedNumbers = [
  'documentNumber',
  'identityNumber',
  'parcelNumber',
  'phoneNumber',
  'subscriberNumber',
] as const

/** Of the members of what an operation takes, those that name something that belongs to somebody. */
export type IdName<Name> = Name extends (typeof unownedNumbers)[number]
  ? never
  : Name extends `${string}Id` | `${string}_id` | `${string}Number` | `${string}Numbers`
    ? Name
    : never

export const isIdName = (name: string): boolean =>
  /(?:Id|_id|Numbers?)$/.test(name) && !unownedNumbers.some((each) => each === name)

/** Throws the documented failure unless the caller may name this; `anyone` may name it, or it only filters their own. */
export type OwnerCheck<Call> = ((call: Call, id: string) => unknown) | 'anyone'

/** The checks by the names of the IDs that a call takes in its path, query or body. */
export type OwnerChecks<Call> = Readonly<Record<string, OwnerCheck<Call>>>

/** Throws what a check throws. Nothing is sent, stored or shown of a call before. */
export function assertOwnership<Call extends ServiceInput>(checks: OwnerChecks<Call>, call: Call): void {
  // A member of the body that the definition does not name cannot stand for what the path or the query names.
  const input: Readonly<Record<string, unknown>> = { ...(call.body ?? {}), ...call.query, ...call.params }
  for (const [name, check] of Object.entries(checks)) {
    if (check === 'anyone') continue
    for (const id of [input[name] ?? []].flat()) check(call, String(id))
  }
}
