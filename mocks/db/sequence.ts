import type { Table } from './table.ts'
import { systemId } from './tables/system.ts'

/** Numbers and keys that depend only on the seed and on how many were generated before: the same in every host. */
export interface Sequence {
  /** 1, 2, 3, … for each purpose. */
  next(purpose: string): Promise<number>
  /** A short name such as `mail-000001`. */
  id(purpose: string): Promise<string>
  /** 40 characters that cannot be guessed without the seed. */
  key(purpose: string): Promise<string>
}

/** The name of the number, such as `mail-000001`. */
export const idOf = (purpose: string, number: number): string => `${purpose}-${String(number).padStart(6, '0')}`

/** The next ID that no row has: days a century apart have the same IDs, as these have two digits of the year. */
export async function freeId(
  sequence: Pick<Sequence, 'next'>,
  purpose: string,
  idOf: (number: number) => string,
  rows: { get(id: string): object | undefined },
): Promise<string> {
  let id: string
  do id = idOf(await sequence.next(purpose))
  while (rows.get(id))
  return id
}

interface SeededTables {
  counters: Table<{ id: string; value: number }>
  system: Pick<Table<{ id: string; seed?: string | undefined }>, 'get'>
}

/** What the rows have been derived from; those of an older version do not say it, and have this one. */
export const seedOf = ({ system }: Pick<SeededTables, 'system'>, unknownSeed: string): string =>
  system.get(systemId)?.seed ?? unknownSeed

export function createSequence(unknownSeed: string, tables: SeededTables): Sequence {
  const sequence: Sequence = {
    async next(purpose) {
      const value = (tables.counters.get(purpose)?.value ?? 0) + 1
      await tables.counters.put({ id: purpose, value })
      return value
    },
    id: async (purpose) => idOf(purpose, await sequence.next(purpose)),
    async key(purpose) {
      const seed = seedOf(tables, unknownSeed)
      return (await hashText(`${seed}/${purpose}/${await sequence.next(purpose)}`)).slice(0, 40)
    },
  }
  return sequence
}

/** SHA-256, in hex. */
export const hashText = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

export const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
