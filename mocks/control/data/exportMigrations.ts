import { isRecord } from '../../../src/rules/problem.ts'

type Content = Record<string, unknown>

/** From a version to the next one. What does not look as expected is left as it is: the schemas refuse it afterwards. */
type Migration = (file: Content) => Content

/** The rows of a table, each changed; also in a file that has no such table. */
function changeRows(file: Content, name: string, change: (row: Content) => Content): Content {
  const { tables } = file
  if (!isRecord(tables) || !Array.isArray(tables[name])) return file
  const rows = tables[name].map((row: unknown) => (isRecord(row) ? change(row) : row))
  return { ...file, tables: { ...tables, [name]: rows } }
}

/** Before commit 4ef53b5 of 22 November 2026 the column had another name, and the clock always went. */
const from1: Migration = (file) => ({
  ...changeRows(file, 'applications', ({ hasMadeUpPast, ...row }) => ({ ...row, hasSyntheticHistory: hasMadeUpPast })),
  clock: isRecord(file.clock) ? { isStopped: false, ...file.clock } : file.clock,
})

/** The first is from version 1. */
export const migrations: readonly Migration[] = [from1]
