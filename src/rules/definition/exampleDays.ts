import { addDays } from '../bank/bankDays.ts'
import type { OperationDetails, Parameter } from './outline.ts'
import { type Node, nodeOf, textOf } from './references.ts'

const dayLength = 86_400_000
/** Days further from the examples' day are the same on every day, such as the expiry of a passport. */
const furthest = 366

/** The day on which the examples of a definition happen (`x-examples-day` of its info); empty where it names none. */
export const examplesDayOf = (document: Node): string => textOf(nodeOf(document.info)['x-examples-day'])

/** How many days a text of an example is after the examples' day; undefined for what is no day, or far from it. */
export function daysAfter(text: string, examplesDay: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const days = Math.round((Date.parse(text) - Date.parse(examplesDay)) / dayLength)
  return Math.abs(days) <= furthest ? days : undefined
}

/** The same of a month, `2026-02`. */
function monthsAfter(text: string, examplesDay: string): number | undefined {
  const [year = 0, month = 0] = text.split('-').map(Number)
  const [ofYear = 0, ofMonth = 0] = examplesDay.split('-').map(Number)
  const months = (year - ofYear) * 12 + month - ofMonth
  return /^\d{4}-\d{2}$/.test(text) && Math.abs(months) <= 12 ? months : undefined
}

/** As `written` says of each day in quotes of a JSON text that is near the examples' day. */
export const withDays = (json: string, written: (text: string) => string | undefined): string =>
  json.replaceAll(/"(\d{4}-\d{2}(?:-\d{2})?)"/g, (quoted, text: string) => {
    const day = written(text)
    return day === undefined ? quoted : `"${day}"`
  })

/** The operation with examples that are as far from today as they were from the day on which they happen. */
export function withExamplesOn(operation: OperationDetails, examplesDay: string, today: string): OperationDetails {
  function moved(text: string): string | undefined {
    const days = daysAfter(text, examplesDay)
    if (days !== undefined) return addDays(today, days)
    const months = monthsAfter(text, examplesDay)
    if (months === undefined) return undefined
    const [year = 0, month = 0] = today.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7)
  }
  const onDay = ({ example, ...parameter }: Parameter): Parameter => ({
    ...parameter,
    ...(example !== undefined && { example: moved(example) ?? example }),
  })
  if (Number.isNaN(Date.parse(examplesDay))) return operation
  return {
    ...operation,
    parameters: operation.parameters.map(onDay),
    bodies: operation.bodies.map(({ examples, ...body }) => ({
      ...body,
      examples: examples.map((example) => ({ ...example, text: withDays(example.text, moved) })),
    })),
  }
}
