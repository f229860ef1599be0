import { callHeaders } from '../../bank/callHeaders.ts'
import { parseJson } from '../../json/parseJson.ts'
import { isReservedHeader } from '../../tryItOut/apiCall.ts'
import { listOf, type Node, nodeOf, textOf } from '../references.ts'
import type { Prefill } from './prefill.ts'

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** With the value as its example, which swagger-ui fills in; without one, the definition's example is a word about it. */
function parameterOf(parameter: Node, prefill: Prefill): Node {
  const { example, examples, ...rest } = parameter
  const { example: ofSchema, examples: schemaExamples, ...schema } = nodeOf(rest.schema)
  const given = prefill.parameters.find(({ name, in: place }) => name === rest.name && place === rest.in)
  if (given) return { ...rest, schema, example: given.value }
  if (rest.name === callHeaders.idempotencyKey)
    return {
      ...rest,
      schema,
      description: `${textOf(rest.description)} If you leave it empty, each request gets a new key.`,
    }
  const [named] = Object.values(nodeOf(examples)).map((each) => nodeOf(each).value)
  const known = [example, named, ofSchema, listOf(schemaExamples)[0]].find((each) => each !== undefined)
  if (known === undefined) return { ...rest, schema }
  return { ...rest, schema, description: `${textOf(rest.description)} Example: \`${written(known)}\`.`.trim() }
}

function bodyOf(body: Node, prefill: Prefill): Node {
  const { content, ...rest } = body
  if (!prefill.body) return body
  const { mediaType, text } = prefill.body
  const json = parseJson(text)
  const value = json === undefined ? text : json
  const media = nodeOf(nodeOf(content)[mediaType])
  const [first, ...others] = Object.entries(nodeOf(media.examples))
  const { example: _, ...shown } = media
  const filled = first
    ? {
        ...shown,
        examples: { [first[0]]: { ...nodeOf(first[1]), value }, ...Object.fromEntries(others) },
      }
    : { ...shown, example: value }
  return { ...rest, content: { ...nodeOf(content), [mediaType]: filled } }
}

/**
 * A document of one operation (`singleOperation`) as it is tried out: its fields begin with the prefill, and what the portal
 * sends itself is not asked for.
 */
export function prefilledDefinition(document: Node, prefill: Prefill): Node {
  const parametersOf = (list: unknown) =>
    listOf(list)
      .map(nodeOf)
      .filter((each) => each.in !== 'header' || !isReservedHeader(textOf(each.name)))
      .map((each) => parameterOf(each, prefill))
  const paths = Object.entries(nodeOf(document.paths)).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(nodeOf(item)).map(([name, part]) => {
        if (name === 'parameters') return [name, parametersOf(part)]
        const operation = nodeOf(part)
        const { requestBody, parameters, ...rest } = operation
        return [
          name,
          {
            ...rest,
            ...(parameters !== undefined && { parameters: parametersOf(parameters) }),
            ...(requestBody !== undefined && { requestBody: bodyOf(nodeOf(requestBody), prefill) }),
          },
        ]
      }),
    ),
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}
