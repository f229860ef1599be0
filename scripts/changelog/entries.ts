import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type ChangedOperation,
  type ChangeGroup,
  type ChangelogEntry,
  textOfChange,
  titlesOf,
} from '../../src/rules/docs/changelog.ts'
import type { OperationChanges } from './compareDefinitions.ts'

/** The published history, the newest first. */
export const entriesFile = resolve(import.meta.dirname, '../../src/content/changelog/entries.json')

export const readEntries = (file = entriesFile): ChangelogEntry[] => JSON.parse(readFileSync(file, 'utf8'))

/** Operations with the same changes together, each group where the first of its operations is. */
export function groupsOf(operations: readonly OperationChanges[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup & { operations: ChangedOperation[] }>()
  for (const { changes, ...operation } of operations) {
    const key = JSON.stringify(changes)
    const group = groups.get(key)
    if (group) group.operations.push(operation)
    else groups.set(key, { operations: [operation], changes })
  }
  return [...groups.values()]
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** The entries with another one. @throws Error for a date that is none, or that is not after the newest */
export function withEntry(entries: readonly ChangelogEntry[], entry: ChangelogEntry): ChangelogEntry[] {
  const { date, groups } = entry
  const [newest] = entries
  if (!day.test(date) || new Date(date).toJSON()?.slice(0, 10) !== date)
    throw new Error(`--write ${date} is not a date such as 2026-03-14`)
  if (newest && date <= newest.date) throw new Error(`--write ${date} is not after the newest entry, ${newest.date}`)
  return groups.length === 0 ? [...entries] : [entry, ...entries]
}

export const writeEntries = (entries: readonly ChangelogEntry[], file = entriesFile): void =>
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`)

/** Changes as lines of text, those that break clients marked. */
export const linesOf = (groups: readonly ChangeGroup[]): string[] =>
  groups.flatMap((group) => {
    const { title, address, services } = titlesOf(group)
    return [
      `${title} (${address ?? services})`,
      ...group.changes.map((change) => `  ${change.breaking ? 'BREAKING ' : ''}${textOfChange(change)}`),
    ]
  })
