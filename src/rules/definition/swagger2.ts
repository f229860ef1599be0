import { methods } from './operation/outline.ts'
import { dereferenced, listOf, type Node, nodeOf, textOf } from './references.ts'

const jsonOnly = ['application/json']

const mediaTypes = (value: unknown): readonly string[] => {
  const named = listOf(value).map(textOf).filter(Boolean)
  return named.length > 0 ? named : jsonOnly
}

/** What stands beside the schema of a parameter; the rest of it is its schema. */
const parameterWords = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'collectionFormat']

function parameterOf(parameter: Node): Node {
  const schema = Object.fromEntries(Object.entries(parameter).filter(([word]) => !parameterWords.includes(word)))
  const { name, in: place, description, required } = parameter
  return { name, in: place, ...(description !== undefined && { description }), required: required === true, schema }
}

function requestBodyOf(parameters: readonly Node[], consumes: unknown): Node | undefined {
  const body = parameters.find((each) => each.in === 'body')
  if (body) {
    const content = Object.fromEntries(mediaTypes(consumes).map((type) => [type, { schema: body.schema ?? {} }]))
    return { description: textOf(body.description), required: body.required === true, content }
  }
  const fields = parameters.filter((each) => each.in === 'formData')
  if (fields.length === 0) return undefined
  const schema = {
    type: 'object',
    required: fields.filter(({ required }) => required === true).map(({ name }) => textOf(name)),
    properties: Object.fromEntries(
      fields.map((each) => [
        textOf(each.name),
        { ...nodeOf(parameterOf(each).schema), description: textOf(each.description) },
      ]),
    ),
  }
  const isUpload = fields.some(({ type }) => type === 'file')
  const type = isUpload ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return { required: schema.required.length > 0, content: { [type]: { schema } } }
}

function responseOf(document: Node, value: unknown, produces: unknown): Node {
  const { schema, examples, headers, ...response } = dereferenced(document, value)
  const samples = nodeOf(examples)
  const types = [...new Set([...(schema === undefined ? [] : mediaTypes(produces)), ...Object.keys(samples)])]
  const content = types.map((type) => [
    type,
    { ...(schema !== undefined && { schema }), ...(type in samples && { example: samples[type] }) },
  ])
  const named = Object.entries(nodeOf(headers)).map(([name, each]) => [name, parameterOf(nodeOf(each))])
  return { ...response, headers: Object.fromEntries(named), content: Object.fromEntries(content) }
}

function operationOf(document: Node, item: Node, operation: Node): Node {
  const { parameters: _, consumes = document.consumes, produces = document.produces, responses, ...rest } = operation
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((each) => dereferenced(document, each))
  const requestBody = requestBodyOf(all, consumes)
  return {
    ...rest,
    parameters: all.filter((each) => each.in !== 'body' && each.in !== 'formData').map(parameterOf),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(
      Object.entries(nodeOf(responses)).map(([status, each]) => [status, responseOf(document, each, produces)]),
    ),
  }
}

function pathOf(document: Node, value: unknown): Node {
  const item = dereferenced(document, value)
  return Object.fromEntries(
    methods.flatMap((method) =>
      item[method] === undefined ? [] : [[method, operationOf(document, item, nodeOf(item[method]))]],
    ),
  )
}

const flowNames: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  password: 'password',
  accessCode: 'authorizationCode',
  implicit: 'implicit',
}

function schemeOf(value: unknown): Node {
  const scheme = nodeOf(value)
  if (scheme.type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' }
  const flow = Object.hasOwn(flowNames, textOf(scheme.flow)) ? flowNames[textOf(scheme.flow)] : undefined
  return flow === undefined ? scheme : { ...scheme, flows: { [flow]: scheme } }
}

function serversOf({ host, basePath, schemes }: Node): readonly Node[] {
  const base = textOf(basePath).replace(/\/$/, '')
  if (textOf(host) === '') return base === '' ? [] : [{ url: base }]
  const named = listOf(schemes).map(textOf)
  const scheme = named.includes('https') || !named.includes('http') ? 'https' : 'http'
  return [{ url: `${scheme}://${textOf(host)}${base}` }]
}

/**
 * A document of Swagger 2.0 in the words of OpenAPI 3, any other as it is. Its schemas stay where they are, so references
 * to them still lead there; those to parameters and responses are followed here, one level deep.
 */
export function asOpenApi3(document: Node): Node {
  if (document.swagger === undefined || document.openapi !== undefined) return document
  const { swagger: _, paths, securityDefinitions, ...rest } = document
  return {
    ...rest,
    openapi: '3.0.3',
    servers: serversOf(document),
    paths: Object.fromEntries(Object.entries(nodeOf(paths)).map(([path, each]) => [path, pathOf(document, each)])),
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(nodeOf(securityDefinitions)).map(([name, each]) => [name, schemeOf(each)]),
      ),
    },
  }
}
