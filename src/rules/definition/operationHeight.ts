import type { OperationOutline } from './outline.ts'
import { dereferenced, listOf, type Node, nodeOf, textOf } from './references.ts'
import { deepest, mostFields } from './schemaFields.ts'

/** Pixels of what an operation's text consists of, in a window wider than a phone's: fitted to the sandbox's services. */
const pixels = { operation: 560, parameter: 68, field: 114, answer: 109, figure: 40, line: 28, character: 0.5 }

/** Longer code scrolls within itself. */
const mostLines = 18

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
export function createHeightEstimate(document: Node): (outline: OperationOutline) => number {
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

  /** What a body or an answer shows: its fields, and its examples or one that is made of the schema. */
  function contentOf(part: Node): number {
    return Object.values(nodeOf(part.content)).reduce<number>((sum, value) => {
      const media = dereferenced(document, value)
      const fields = Math.min(fieldsOf(media.schema, 0), mostFields)
      const named = Object.values(nodeOf(media.examples)).map((each) => linesOf(dereferenced(document, each).value))
      const lines =
        named.length > 0
          ? named
          : [media.example === undefined ? Math.min(fields + 2, mostLines) : linesOf(media.example)]
      const figures = lines.reduce((total, each) => total + pixels.figure + each * pixels.line, 0)
      return sum + fields * pixels.field + figures
    }, 0)
  }

  function heightOf({ path, method, description }: OperationOutline): number {
    const item = dereferenced(document, nodeOf(document.paths)[path])
    const operation = nodeOf(item[method])
    const answers = Object.entries(nodeOf(operation.responses))
    const [, shown] = answers.find(([status]) => status.startsWith('2')) ?? answers[0] ?? []
    const parameters = listOf(item.parameters).length + listOf(operation.parameters).length
    return Math.round(
      pixels.operation +
        description.length * pixels.character +
        parameters * pixels.parameter +
        answers.length * pixels.answer +
        contentOf(dereferenced(document, operation.requestBody)) +
        contentOf(dereferenced(document, shown)),
    )
  }

  return (outline) => {
    try {
      return heightOf(outline)
    } catch {
      // What cannot be read says so where it is shown.
      return pixels.operation
    }
  }
}
