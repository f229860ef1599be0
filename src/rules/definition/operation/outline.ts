import { type OtpRule, otpRuleOf } from '../../tryItOut/otpRule.ts'
import { dereferenced, listOf, type Node, nodeOf, textOf } from '../references.ts'
import { sampleValue } from '../schema/sampleValue.ts'
import { exampleText, type Field, fieldOfSchema } from '../schema/schemaFields.ts'
import { namedExamples } from '../schema/schemaWords.ts'
import { type Access, accessOf } from './security.ts'

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
export type Method = (typeof methods)[number]

/** What is known of an operation at a glance. */
export interface OperationOutline {
  /** Its anchor on the page: the operationId, made fit for an address. */
  id: string
  method: Method
  path: string
  summary: string
  description: string
  deprecated: boolean
  /** The first of its tags; empty when it has none. */
  tag: string
}

export interface DefinitionOutline {
  title: string
  version: string
  description: string
  operations: readonly OperationOutline[]
}

export interface Parameter extends Field {
  in: string
}

export interface Example {
  name: string
  summary: string
  text: string
  /** How to get an answer that fails (`x-provoke`). */
  how?: string
}

export interface Body {
  description: string
  mediaType: string
  required: boolean
  field?: Field
  examples: readonly Example[]
}

export interface AnswerOutline {
  status: string
  /** The same for answers with the same headers and fields. */
  fieldsKey: string
  description: string
  headers: readonly Field[]
  bodies: readonly Body[]
}

/** All that there is to read of an operation. */
export interface OperationDetails extends OperationOutline {
  parameters: readonly Parameter[]
  bodies: readonly Body[]
  answers: readonly AnswerOutline[]
  /** One of these is enough. */
  access: readonly Access[]
  /** Any scope of the scheme will do (`x-any-scope`). */
  anyScope: boolean
  /** Where it differs from that of all other operations (`x-rate-limit`). */
  rateLimit: { perSecond: number; perDay: number } | null
  /** Which of its calls ask for a one-time password (`x-otp`). */
  otp: OtpRule
  /** Whether the call carries a signature (`x-signature`). */
  signature: 'required' | 'optional' | null
  /** As the definition names it; empty when it names none. */
  server: string
  /** The calls whose answers have what this one needs, such as the ID of an order (`x-values-from`). */
  valuesFrom: readonly ValueSource[]
  /** The customer whose data the examples show, where it is not the usual one (`x-example-customer`). */
  exampleCustomer: string | null
}

/** The operation whose answer has values for parameters, or for members of the body, of these names. */
export interface ValueSource {
  operation: string
  /** JSON Pointers into the answer (RFC 6901). */
  values: Readonly<Record<string, string>>
}

export const anchorOf = (text: string) => text.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'operation'

export function uniqueAnchor(taken: Set<string>, wanted: string): string {
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  taken.add(id)
  return id
}

/** Every operation of a definition, in the order of the document. */
export function outlineOf(document: Node): DefinitionOutline {
  const info = nodeOf(document.info)
  const taken = new Set<string>()
  const operations = Object.entries(nodeOf(document.paths)).flatMap(([path, value]) => {
    const item = dereferenced(document, value)
    return methods.flatMap((method): OperationOutline[] => {
      if (item[method] === undefined) return []
      const operation = nodeOf(item[method])
      const id = uniqueAnchor(taken, anchorOf(textOf(operation.operationId) || `${method}${path}`))
      return [
        {
          id,
          method,
          path,
          summary: textOf(operation.summary) || `${method.toUpperCase()} ${path}`,
          description: textOf(operation.description),
          deprecated: operation.deprecated === true,
          tag: textOf(listOf(operation.tags)[0]),
        },
      ]
    })
  })
  return { title: textOf(info.title), version: textOf(info.version), description: textOf(info.description), operations }
}

function parameterOf(document: Node, part: Node): Parameter {
  const schema = part.schema ?? nodeOf(Object.values(nodeOf(part.content))[0]).schema ?? {}
  const [named] = namedExamples(document, part)
  const field = fieldOfSchema(document, textOf(part.name), schema, part.required === true)
  const example = exampleText(named?.value) ?? field.example
  return {
    ...field,
    description: textOf(part.description) || field.description,
    deprecated: part.deprecated === true || field.deprecated,
    ...(example !== undefined && { example }),
    in: textOf(part.in),
  }
}

/** Those of the operation go before those of its path with the same name and place. */
function parametersOf(document: Node, item: Node, operation: Node): Parameter[] {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((each) => dereferenced(document, each))
  const byPlace = new Map(all.map((each) => [`${textOf(each.in)} ${textOf(each.name)}`, each]))
  return [...byPlace.values()].map((each) => parameterOf(document, each))
}

const writtenExample = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')

function bodiesOf(document: Node, part: Node, provoked: Node = {}): Body[] {
  return Object.entries(nodeOf(part.content)).map(([mediaType, value]) => {
    const media = dereferenced(document, value)
    const field = media.schema === undefined ? undefined : fieldOfSchema(document, '', media.schema)
    const named = namedExamples(document, media)
    const generated = media.schema === undefined ? [] : [{ value: sampleValue(document, media.schema) }]
    const examples = named.length > 0 ? named : generated.map((each) => ({ name: 'example', summary: '', ...each }))
    return {
      description: textOf(part.description),
      mediaType,
      required: part.required === true,
      ...(field && { field }),
      examples: examples.map(({ name, summary, value, how: usual }: (typeof named)[number]) => {
        const how = textOf(nodeOf(provoked[name]).how) || usual
        return { name, summary, text: writtenExample(value), ...(how && { how }) }
      }),
    }
  })
}

/** As the definition writes them, so that no field is read. */
export const fieldsKeyOf = (document: Node, answer: Node): string =>
  JSON.stringify([
    answer.headers,
    Object.entries(nodeOf(answer.content)).map(([type, media]) => [type, dereferenced(document, media).schema]),
  ])

function answersOf(document: Node, operation: Node): AnswerOutline[] {
  return Object.entries(nodeOf(operation.responses)).map(([status, value]) => {
    const answer = dereferenced(document, value)
    const headers = Object.entries(nodeOf(answer.headers)).map(([name, header]) =>
      parameterOf(document, { ...dereferenced(document, header), name }),
    )
    return {
      status,
      fieldsKey: fieldsKeyOf(document, answer),
      description: textOf(answer.description),
      headers,
      bodies: bodiesOf(document, answer, nodeOf(operation['x-provoke'])),
    }
  })
}

function rateLimitOf(value: unknown): OperationDetails['rateLimit'] {
  const { perSecond, perDay } = nodeOf(value)
  return typeof perSecond === 'number' && typeof perDay === 'number' ? { perSecond, perDay } : null
}

const valueSources = (value: unknown): ValueSource[] =>
  listOf(value).map((each) => {
    const { operation, values } = nodeOf(each)
    return {
      operation: textOf(operation),
      values: Object.fromEntries(Object.entries(nodeOf(values)).map(([name, pointer]) => [name, textOf(pointer)])),
    }
  })

const signatures = ['required', 'optional'] as const

export function detailsOf(document: Node, outline: OperationOutline): OperationDetails {
  const item = dereferenced(document, nodeOf(document.paths)[outline.path])
  const operation = nodeOf(item[outline.method])
  const [server] = [operation.servers, item.servers, document.servers].map(listOf).find((each) => each.length > 0) ?? []
  return {
    ...outline,
    parameters: parametersOf(document, item, operation),
    bodies: bodiesOf(document, dereferenced(document, operation.requestBody)),
    answers: answersOf(document, operation),
    access: accessOf(document, operation),
    anyScope: operation['x-any-scope'] === true,
    rateLimit: rateLimitOf(operation['x-rate-limit']),
    otp: otpRuleOf(operation['x-otp']),
    signature: signatures.find((each) => each === operation['x-signature']) ?? null,
    server: textOf(nodeOf(server).url),
    valuesFrom: valueSources(operation['x-values-from']),
    exampleCustomer: textOf(operation['x-example-customer']) || null,
  }
}
