import { STATUS_CODES } from 'node:http'
import { promisify } from 'node:util'
import converter from 'openapi-to-postmanv2'
import type { BundledDefinition } from '../../mocks/openapi/definition.ts'
import { callHeaders } from '../../src/rules/bank/callHeaders.ts'
import { detailsOf, type OperationDetails, outlineOf } from '../../src/rules/definition/operation/outline.ts'
import { operationAt } from '../../src/rules/definition/references.ts'
import { examplesDayOf } from '../../src/rules/definition/samples/exampleDays.ts'
import type { OtpRule } from '../../src/rules/tryItOut/otpRule.ts'
import { addressOf, type Example, type Item, type Parameter, type Request } from './collectionFormat.ts'
import { convertibleDocument } from './convertibleDocument.ts'
import { otpOperation, withVariables } from './requestVariables.ts'
import type { SandboxFlow } from './sandboxFlow.ts'

type Json = Record<string, unknown>

const asRecord = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** A request of the collection with what its definition says of it. */
export interface ApiRequest {
  operation: OperationDetails
  item: Item
}

interface Described {
  key: string
  value: string
  disabled?: boolean
  description?: { content: string }
}

interface Converted {
  name: string
  item?: Converted[]
  request?: {
    method: string
    url: { path: string[]; query?: Described[]; variable?: Described[] }
    header?: Described[]
    body?: { mode?: string; raw?: string }
  }
}

const convert = promisify(converter.convertV2)

/** The body that completes a call with what keepAnswer.js has kept of its answer. */
const otpBody = `{
  "context": { "channel": "API", "language": "EN" },
  "transaction_id": "{{transaction_id}}",
  "authenticationType": {{authentication_type}},
  {{confirmation}}
}`

const parameterOf = ({ key, value, disabled, description }: Described): Parameter => ({
  key,
  value,
  ...(description?.content ? { description: description.content } : {}),
  ...(disabled ? { disabled } : {}),
})

/** Postman makes a new key for each request: those of two never meet. */
const headerOf = (header: Described): Parameter =>
  parameterOf(header.key === callHeaders.idempotencyKey ? { ...header, value: '{{$guid}}' } : header)

const findRequest = (items: readonly Converted[]): Converted['request'] => {
  for (const { request, item = [] } of items) {
    const found = request ?? findRequest(item)
    if (found) return found
  }
  return undefined
}

function otpNote(rule: OtpRule): string[] {
  if (rule.asks === 'never') return []
  return [rule.asks === 'sometimes' ? `An OTP may follow when ${rule.when}.` : 'An OTP may follow.']
}

/** What a call needs, below its description. */
function needsOf({ access, signature, otp }: OperationDetails): string {
  return [
    `Scope: ${access.flatMap(({ scopes }) => scopes).join(', ') || 'any'}.`,
    ...(signature ? [`The signature is ${signature}.`] : []),
    ...otpNote(otp),
  ].join(' ')
}

/** The request that Postman's converter makes. @throws Error with its reason */
async function convertedOf(document: Json): Promise<NonNullable<Converted['request']>> {
  const { reason, output } = await convert(
    { type: 'json', data: { ...convertibleDocument(document), servers: [{ url: '/' }] } },
    { folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false },
  )
  const { item = [] } = asRecord(output?.[0]?.data) as { item?: Converted[] }
  const request = findRequest(item)
  if (!request) throw new Error(reason ?? 'The result has no request')
  return request
}

/**
 * The request of one definition with its examples, in the sandbox on any day where the definition names theirs.
 * @throws Error that names the definition when it cannot be converted
 */
export async function apiRequest(
  { title, document }: Pick<BundledDefinition, 'title' | 'document'>,
  flow?: SandboxFlow,
): Promise<ApiRequest> {
  const parsed = JSON.parse(document) as Json
  const converted = await convertedOf(parsed).catch((cause: Error) => {
    throw new Error(`${title} cannot be converted for Postman: ${cause.message}`, { cause })
  })
  const [outline] = outlineOf(parsed).operations
  if (!outline) throw new Error(`${title} cannot be converted for Postman: it has no operation`)
  const details = detailsOf(parsed, outline)
  const operation = { ...details, valuesFrom: [...details.valuesFrom, ...(flow?.valuesFrom[details.id] ?? [])] }
  const request = withVariables(requestOf(converted, operation), operation, flow ? examplesDayOf(parsed) : '')
  return { operation, item: { name: title, request, response: examplesOf(parsed, operation, request) } }
}

function requestOf(
  { method, url, header = [], body }: NonNullable<Converted['request']>,
  operation: OperationDetails,
): Request {
  const raw = operation.id === otpOperation ? otpBody : body?.raw
  const query = (url.query ?? []).map(parameterOf)
  const variables = (url.variable ?? []).map(parameterOf)
  return {
    method,
    url: addressOf(url.path, query, variables),
    auth: { type: 'noauth' },
    header: [
      { key: 'Authorization', value: 'Bearer {{access_token}}' },
      // The script of the collection signs.
      ...header.filter(({ key }) => key !== 'sign').map(headerOf),
    ],
    description: `${operation.description}\n\n${needsOf(operation)}`.trim(),
    ...(raw ? { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } } : {}),
  }
}

const resolve = (document: Json, value: unknown): Json => {
  const { $ref } = asRecord(value)
  if (typeof $ref !== 'string') return asRecord(value)
  return $ref
    .slice(2)
    .split('/')
    .reduce<Json>((node, key) => asRecord(node[key]), document)
}

/** The successes and the failures that are the service's own; those of every call are in the documentation. */
function examplesOf(document: Json, operation: OperationDetails, request: Request): Example[] {
  const responses = asRecord(operationAt(document, operation).responses)
  const { description: _, ...originalRequest } = request
  return ['200', '400'].flatMap((status) => {
    const { content } = resolve(document, responses[status])
    const { examples } = asRecord(asRecord(content)['application/json'])
    return Object.values(asRecord(examples)).map((each) => {
      const { summary, value } = resolve(document, each)
      return {
        name: `${status} ${summary}`,
        originalRequest,
        status: STATUS_CODES[status] ?? '',
        code: Number(status),
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: JSON.stringify(value, null, 2),
        _postman_previewlanguage: 'json' as const,
      }
    })
  })
}
