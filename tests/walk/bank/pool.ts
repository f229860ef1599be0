import { isIdName, type OwnerCheck } from '../../../mocks/services/pipeline/ownership.ts'
import { services } from '../../../mocks/services/services.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import type { InputField } from './definitions.ts'
import type { Caller } from './people.ts'

export interface PoolEntry {
  name: string
  value: string
  caller: Caller
}

/** Names of what belongs to somebody, by the services that ask whose it is. */
const ownedNames = new Set(
  services.flatMap(({ owned }) =>
    Object.entries(owned).flatMap(([name, check]: [string, OwnerCheck<never>]) => (check === 'anyone' ? [] : [name])),
  ),
)

/** Every text of an answer with the name of its member. */
export function textsOf(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, name))
  return isRecord(value) ? Object.entries(value).flatMap(([key, each]) => textsOf(each, key)) : []
}

const plain = (name: string) =>
  name.replaceAll(/^(sender|receiver|source|target|transaction)(?=[A-Z_])|_|s$/g, '').toLowerCase()

const fits = ({ schema }: InputField, value: string): boolean =>
  typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u').test(value) : schema.enum === undefined

export const isSameOwner = (one: Caller, other: Caller): boolean =>
  one.customer === null
    ? other.customer === null && one.application === other.application
    : one.customer === other.customer

/** The IDs and numbers that answers had, with who got them first. */
export class Pool {
  readonly entries: PoolEntry[] = []
  readonly #owners = new Map<string, Caller>()
  /** What the bank had before the walk, for every application. */
  #shared: ReadonlySet<string> = new Set()
  #originOf: (value: string) => string | undefined = () => undefined

  /** @param originOf what the bank made this of, such as the application of a customer */
  clear(shared: ReadonlySet<string>, originOf: (value: string) => string | undefined): void {
    this.entries.length = 0
    this.#owners.clear()
    this.#shared = shared
    this.#originOf = originOf
  }

  /** What becomes of something that every application has is every application's too (docs/decisions/0060). */
  private isShared(value: string): boolean {
    if (this.#shared.has(value)) return true
    const origin = this.#originOf(value)
    return origin !== undefined && this.isShared(origin)
  }

  /** @param isOwned whether what this member has is the caller's, not another's that the answer names */
  add(caller: Caller, data: unknown, isOwned: (name: string) => boolean = () => true): void {
    for (const [name, value] of textsOf(data)) {
      if (!isIdName(name) || value === '') continue
      // What was seen before is nobody's, such as the ID of a branch that an order has as its number.
      const known = this.entries.some((entry) => entry.value === value)
      if (!known && isOwned(name) && ownedNames.has(name) && !this.isShared(value)) this.#owners.set(value, caller)
      if (!this.entries.some((entry) => entry.value === value && entry.caller.id === caller.id))
        this.entries.push({ name, value, caller })
    }
  }

  /** Who was the first to whom the bank gave this number. */
  ownerOf(value: string): Caller | undefined {
    return this.#owners.get(value)
  }

  /** A value for the field, the newest one with its name first. */
  find(field: InputField, caller: Caller, whose: 'own' | 'others', back: number): string | undefined {
    const fitting = this.entries
      .filter((entry) => isSameOwner(entry.caller, caller) === (whose === 'own') && fits(field, entry.value))
      .reverse()
    const wanted = plain(field.name)
    const named = fitting.filter(({ name }) => plain(name).endsWith(wanted) || wanted.endsWith(plain(name)))
    const found = named.length > 0 ? named : typeof field.schema.pattern === 'string' ? fitting : []
    return found[back % Math.max(1, found.length)]?.value
  }
}
