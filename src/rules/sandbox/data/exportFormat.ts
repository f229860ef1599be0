import { parseJson } from '../../json/parseJson.ts'
import { isRecord } from '../../problem.ts'

/** What a file says it is. */
export const exportFormat = 'portico-sandbox'

/** What shows that a file is not one that a sandbox has exported, before its rows are read; undefined when nothing does. */
export const formatProblem = ({ format }: Record<string, unknown>): string | undefined =>
  format === exportFormat
    ? undefined
    : `format: Expected ${exportFormat}, the format of a file that a sandbox has exported`

/** The same of its text. */
export function exportProblem(text: string): string | undefined {
  const file = parseJson(text)
  return isRecord(file) ? formatProblem(file) : 'The file is not a JSON object'
}
