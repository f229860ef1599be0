import type { OutputUnit, Schema, Validator } from '@cfworker/json-schema'
import { hasBreaks, hasUnseen } from '../../../src/rules/text/plainText.ts'
import { texts } from '../../../src/rules/text/texts.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import { ApiError } from '../../http/apiError.ts'
import { hasMediaType, mediaTypes, readJson } from '../../http/readRequest.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { describeFailure } from './describeFailure.ts'
import type { SchemaRoot, ServiceDefinition } from './readDefinition.ts'

/** What a call sends, as its definition describes it. */
export interface ServiceInput {
  /** Undefined where the call has none. */
  body: unknown
  query: Readonly<Record<string, unknown>>
  params: Readonly<Record<string, unknown>>
}

const refused = (message: string, title: string) =>
  new ServiceError(
    400,
    '-1',
    message,
    `The request does not fit the definition of ${title}: correct what the message names.`,
  )

/** The value that a text stands for; a text that stands for none, or for a number that is not exact, stays and fails its schema. */
function coerced(text: string, { type }: Schema): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  const value = Number(text)
  const isNumber = (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)
  return isNumber && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text
}

/** The parameters of a call by the definition's types, with its defaults; others are ignored. @throws ServiceError (400) */
function readParameters({ parameters, title }: ServiceDefinition, { request, params }: Call) {
  const { searchParams } = new URL(request.url)
  const values = { query: {} as Record<string, unknown>, path: {} as Record<string, unknown> }
  for (const { in: place, name, schema } of parameters) {
    if (place === 'header') continue
    const [text, ...others] = place === 'path' ? [params[name]] : searchParams.getAll(name)
    if (others.length > 0) throw refused(`${name}: Expected one value`, title)
    const value = text === undefined ? schema.default : coerced(text, schema)
    if (value !== undefined) values[place][name] = value
  }
  return values
}

/** A text of megabytes can exceed the stack of V8's regular expressions. */
function outputOf(validator: Validator, value: unknown, title: string): { valid: boolean; errors: OutputUnit[] } {
  try {
    return validator.validate(value)
  } catch (error) {
    throw error instanceof RangeError ? refused('The request has a value that is too long', title) : error
  }
}

function validate(
  { root, validator }: { root: SchemaRoot; validator: Validator },
  value: unknown,
  title: string,
): void {
  const { valid, errors } = outputOf(validator, value, title)
  if (!valid) throw refused(describeFailure(root, errors, value), title)
}

/** The place of a text that does not read as it is, which is in one line; of no text any definition says otherwise. */
function unreadableText(value: unknown, place: string): string | undefined {
  if (typeof value === 'string') return hasUnseen(value) || hasBreaks(value) ? place : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    const found = unreadableText(member, place === '' ? name : `${place}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** What is stored is what was sent, or it is refused. @throws ServiceError (400) */
function assertReadable(value: unknown, title: string): void {
  const place = unreadableText(value, '')
  if (place !== undefined) throw refused(`${place}: ${texts.unsupported}`, title)
}

async function readBody(definition: ServiceDefinition, { request }: Call): Promise<unknown> {
  const { body, title } = definition
  if (!body) return undefined
  if (!hasMediaType(request, mediaTypes.json)) throw refused(`The request body must be ${mediaTypes.json}`, title)
  const value = await readJson(request).catch((error) => {
    throw error instanceof ApiError ? refused(error.message, title) : error
  })
  validate(body, value, title)
  return value
}

/** What the call sends, validated. @throws ServiceError (400) that names the first wrong field */
export async function readInput(definition: ServiceDefinition, call: Call): Promise<ServiceInput> {
  const { query, path } = readParameters(definition, call)
  validate(definition.query, { ...path, ...query }, definition.title)
  const body = await readBody(definition, call)
  assertReadable({ ...path, ...query, ...(body ?? {}) }, definition.title)
  return { body, query, params: path }
}
