import { parseJson } from '../../json/parseJson.ts'
import { isRecord } from '../../problem.ts'

/** In bytes: tickets with files are most of a large one. */
export const maxExportSize = 64 * 1024 * 1024

export const exportTooLarge = 'The file is larger than 64 MiB'

/** What a file says it is. */
export const exportFormat = 'portico-sandbox'

/** What shows that a file is not one that a sandbox has exported, before its rows are read; undefined when nothing does. */
export const formatProblem = ({ format }: Record<string, unknown>): string | undefined =>
  format === exportFormat
    ? undefined
    : `format: Expected ${exportFormat}, the format of a file that a sandbox has exported`

/** The same of a file whose text is not read yet. */
export async function exportProblem(blob: Blob): Promise<string | undefined> {
  if (blob.size > maxExportSize) return exportTooLarge
  const file = parseJson(await blob.text())
  return isRecord(file) ? formatProblem(file) : 'The file is not a JSON object'
}
