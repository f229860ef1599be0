import { addDays } from '../../bank/bankDays.ts'
import type { Body, OperationDetails } from '../operation/outline.ts'
import { type Node, nodeOf, operationAt, textOf } from '../references.ts'
import type { Field } from '../schema/schemaFields.ts'

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

/** As `written` says of each day in quotes of a JSON text that is near the examples' day, also of the day of a moment. */
export const withDays = (json: string, written: (text: string) => string | undefined): string =>
  json.replaceAll(/"(\d{4}-\d{2}(?:-\d{2}(?=T[\d:.+Z-]+\\?")|(?:-\d{2})?(?=\\?")))/g, (quoted, text: string) => {
    const day = written(text)
    return day === undefined ? quoted : `"${day}`
  })

/** Gives a day or a month of an example as far from today as it is from the examples' day; undefined for anything else. */
const moveTo = (examplesDay: string, today: string) => (text: string) => {
  const days = daysAfter(text, examplesDay)
  if (days !== undefined) return addDays(today, days)
  const months = monthsAfter(text, examplesDay)
  if (months === undefined) return undefined
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7)
}

/**
 * The operation with examples that are as far from today as they were from the day on which they happen; itself where no
 * example has such a day.
 */
export function withExamplesOn(operation: OperationDetails, examplesDay: string, today: string): OperationDetails {
  if (Number.isNaN(Date.parse(examplesDay))) return operation
  const moved = moveTo(examplesDay, today)
  let hasDays = false
  const onDay = (json: string) => {
    const text = withDays(json, moved)
    hasDays ||= text !== json
    return text
  }
  const fieldOn = <Kind extends Field>(field: Kind): Kind => ({
    ...field,
    ...(field.example !== undefined && { example: onDay(`"${field.example}"`).slice(1, -1) }),
    fields: field.fields.map(fieldOn),
  })
  const bodyOn = ({ field, examples, ...body }: Body): Body => ({
    ...body,
    ...(field && { field: fieldOn(field) }),
    examples: examples.map((example) => ({ ...example, text: onDay(example.text) })),
  })
  const onToday = {
    ...operation,
    parameters: operation.parameters.map(fieldOn),
    bodies: operation.bodies.map(bodyOn),
    answers: operation.answers.map((answer) => ({ ...answer, bodies: answer.bodies.map(bodyOn) })),
  }
  return hasDays ? onToday : operation
}

/** What is shown of the operation today; the days of a calendar (`x-fixed-days`) are the same on every day. */
export const shownOn = (document: Node, operation: OperationDetails, today: string): OperationDetails =>
  operationAt(document, operation)['x-fixed-days'] === true
    ? operation
    : withExamplesOn(operation, examplesDayOf(document), today)
