import { dereferenced, listOf, type Node, nodeOf, textOf } from '../../src/rules/definition/references.ts'
import { sampleValue } from '../../src/rules/definition/schema/sampleValue.ts'

const isSimple = (schema: Node) => ['string', 'number', 'integer', 'boolean'].includes(textOf(schema.type))

/** The converter writes two items of each list, so nested lists grow without measure: it gets a value in place of a schema. */
function withExample(document: Node, part: unknown): Node {
  const { schema, ...rest } = dereferenced(document, part)
  const named = Object.entries(nodeOf(rest.examples)).map(([name, each]) => [name, dereferenced(document, each)])
  if (named.length > 0) return { ...rest, examples: Object.fromEntries(named) }
  if (schema === undefined || rest.example !== undefined) return rest
  return { ...rest, example: sampleValue(document, schema) }
}

function parameterWithExample(document: Node, part: unknown): Node {
  const parameter = dereferenced(document, part)
  const schema = dereferenced(document, parameter.schema)
  return isSimple(schema) ? { ...parameter, schema } : withExample(document, parameter)
}

function bodyWithExamples(document: Node, part: unknown): Node {
  const body = dereferenced(document, part)
  const content = Object.entries(nodeOf(body.content)).map(([type, media]) => [type, withExample(document, media)])
  return { ...body, content: Object.fromEntries(content) }
}

/** Of answers, a request accepts the media types. */
function mediaTypesOf(document: Node, responses: unknown): Node {
  const answers = Object.entries(nodeOf(responses)).map(([status, part]) => {
    const { content } = dereferenced(document, part)
    const types = Object.keys(nodeOf(content)).map((type) => [type, { example: '' }])
    return [status, { description: '', content: Object.fromEntries(types) }]
  })
  return Object.fromEntries(answers)
}

/** The document without the bodies of answers, which are not asked for, and without schemas that a converter would not end with. */
export function convertibleDocument(document: Node): Record<string, unknown> {
  const parametersOf = (list: unknown) => listOf(list).map((each) => parameterWithExample(document, each))
  const paths = Object.entries(nodeOf(document.paths)).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(nodeOf(item)).map(([name, part]) => {
        if (name === 'parameters') return [name, parametersOf(part)]
        const { requestBody, parameters, responses, ...operation } = nodeOf(part)
        return [
          name,
          {
            ...operation,
            ...(parameters !== undefined && { parameters: parametersOf(parameters) }),
            ...(requestBody !== undefined && { requestBody: bodyWithExamples(document, requestBody) }),
            responses: mediaTypesOf(document, responses),
          },
        ]
      }),
    ),
  ])
  const { securitySchemes } = nodeOf(document.components)
  return { ...document, paths: Object.fromEntries(paths), components: { securitySchemes: nodeOf(securitySchemes) } }
}
