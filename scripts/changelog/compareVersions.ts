import { relative } from 'node:path'
import { definitionsFolder } from '../definitions/definitionFiles.ts'
import { compareDefinitions } from './compareDefinitions.ts'
import { entriesFile, groupsOf, linesOf, readEntries, withEntry, writeEntries } from './entries.ts'
import { readVersion } from './readVersion.ts'

/**
 * What changed between two versions, each a folder or a git revision, as text; the second is mocks/openapi as it stands
 * unless given. With a date the changes become the newest entry of the published changelog.
 * @throws Error that says which version or date is wrong
 */
export async function compareVersions(versions: readonly string[], date?: string): Promise<string> {
  const [from, to = definitionsFolder, ...more] = versions
  if (from === undefined || more.length > 0)
    throw new Error('--changelog FROM [TO]: name one or two versions, each a folder or a git revision')
  const operations = compareDefinitions(await readVersion(from), await readVersion(to))
  const count = operations.flatMap(({ changes }) => changes).length
  const breaking = operations.flatMap(({ changes }) => changes.filter((change) => change.breaking)).length
  const groups = groupsOf(operations)
  const lines = [...linesOf(groups), `${count} ${count === 1 ? 'change' : 'changes'}, ${breaking} of them breaking`]
  if (date === undefined) return lines.join('\n')
  writeEntries(withEntry(readEntries(), { date, groups }))
  return [...lines, `wrote ${relative('.', entriesFile)}`].join('\n')
}
