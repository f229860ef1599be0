import { dereferenced, listOf, type Node, nodeOf, textOf } from '../references.ts'
import { deepest, mostFields } from '../schema/schemaFields.ts'
import { isError } from './errorRows.ts'
import type { OperationOutline } from './outline.ts'

/** In pixels, of what an operation consists of: in one column of a window wider than a phone's, and beside its samples. */
const columns = {
  one: { facts: 180, character: 0.48, parameter: 165, field: 112, error: 82 },
  two: { facts: 310, character: 0.6, parameter: 215, field: 138, error: 106 },
}
const pixels = {
  operation: 240,
  section: 36,
  body: 125,
  answer: 74,
  status: 58,
  errors: 160,
  fold: 84,
  samples: 94,
  token: 183,
}

/** A figure beside the text is at most about a third of the window. */
const tallestBeside = 260

/** Longer code scrolls within itself. */
const mostLines = 16

const figure = (lines: number) => 57 + Math.min(lines, mostLines) * 28
const figures = (lines: readonly number[]) => lines.reduce((sum, each) => sum + figure(each), 0)

/** In one column, with the samples folded, and with the samples beside the rest. */
export interface OperationHeight {
  one: number
  two: number
}

/** How many lines a value takes as JSON. */
function linesOf(value: unknown, left = mostLines): number {
  if (typeof value !== 'object' || value === null) return 1
  let lines = 2
  for (const each of Object.values(value)) {
    if (lines >= left) break
    lines += linesOf(each, left - lines)
  }
  return Math.min(lines, left)
}

/** About how tall an operation is, from a look at its definition: a place of that size is kept where it is not laid out. */
export function createHeightEstimate(document: Node): (outline: OperationOutline) => OperationHeight {
  const known = new Map<string, number>()

  function fieldsOf(value: unknown, depth: number): number {
    if (depth > deepest) return 0
    const reference = textOf(nodeOf(value).$ref)
    const earlier = known.get(reference)
    if (earlier !== undefined) return earlier
    // A schema that contains itself ends here.
    if (reference !== '') known.set(reference, 0)
    const schema = dereferenced(document, value)
    let fields = 0
    const add = (part: unknown, own: number) => {
      if (fields < mostFields) fields += own + fieldsOf(part, depth + 1)
    }
    for (const each of listOf(schema.allOf)) add(each, 0)
    for (const each of Object.values(nodeOf(schema.properties))) add(each, 1)
    for (const each of [...listOf(schema.oneOf), ...listOf(schema.anyOf)]) add(each, 1)
    if (schema.items !== undefined) add(schema.items, 0)
    if (reference !== '') known.set(reference, fields)
    return fields
  }

  /** The fields of a body or an answer, and the lines of each example, or of one that is made of the schema. */
  function contentOf(part: Node): { fields: number; lines: number[] } {
    const contents = Object.values(nodeOf(part.content)).map((value) => {
      const media = dereferenced(document, value)
      const fields = Math.min(fieldsOf(media.schema, 0), mostFields)
      const named = Object.values(nodeOf(media.examples)).map((each) => linesOf(dereferenced(document, each).value))
      if (named.length > 0) return { fields, lines: named }
      return { fields, lines: [media.example === undefined ? Math.min(fields + 2, mostLines) : linesOf(media.example)] }
    })
    return {
      fields: contents.reduce((sum, each) => sum + each.fields, 0),
      lines: contents.flatMap(({ lines }) => lines),
    }
  }

  function heightOf({ path, method, description }: OperationOutline): OperationHeight {
    const item = dereferenced(document, nodeOf(document.paths)[path])
    const operation = nodeOf(item[method])
    const answers = Object.entries(nodeOf(operation.responses))
    const errors = answers
      .filter(([status]) => isError({ status }))
      .reduce((sum, [, each]) => sum + Math.max(1, contentOf(dereferenced(document, each)).lines.length), 0)
    const successes = answers.filter(([status]) => !isError({ status }))
    const answer = contentOf(dereferenced(document, successes[0]?.[1]))
    const request = contentOf(dereferenced(document, operation.requestBody))
    const parameters = listOf(item.parameters).length + listOf(operation.parameters).length
    const hasToken = listOf(operation.security ?? document.security).length > 0
    const samples = [2 + parameters + (request.lines[0] ?? 0), ...answer.lines.slice(0, 1)].map(figure)
    const beside =
      pixels.samples +
      (hasToken ? pixels.token : 0) +
      samples.reduce((sum, each) => sum + Math.min(each, tallestBeside), 0)
    const textIn = ({ facts, character, parameter, field, error }: (typeof columns)['one']) =>
      facts +
      description.length * character +
      pixels.section +
      parameters * parameter +
      (request.lines.length > 0 ? pixels.body + request.fields * field + figures(request.lines) : 0) +
      (successes.length > 0 ? pixels.section + successes.length * pixels.status : 0) +
      (answer.lines.length > 0 ? pixels.answer + answer.fields * field + figures(answer.lines.slice(1)) : 0) +
      (errors > 0 ? pixels.errors + errors * error : 0)
    return {
      one: Math.round(pixels.operation + textIn(columns.one) + pixels.fold),
      two: Math.round(pixels.operation + Math.max(textIn(columns.two), beside)),
    }
  }

  return (outline) => {
    try {
      return heightOf(outline)
    } catch {
      // What cannot be read says so where it is shown.
      return { one: pixels.operation, two: pixels.operation }
    }
  }
}
