import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dereferenced, listOf, type Node, nodeOf, operationAt, textOf } from '../../src/rules/definition/references.ts'
import { type Field, fieldOfSchema } from '../../src/rules/definition/schema/schemaFields.ts'
import { bundleDefinitions } from './bundleDefinitions.ts'

/** The catalogue of webhook events, read from the callbacks of the subscription. */
export const eventsFile = resolve(import.meta.dirname, '../../src/rules/bank/webhookEvents.gen.ts')

const service = 'webhooks/subscription'

interface EventField {
  name: string
  type: string
  description: string
}

const rowsOf = (fields: readonly Field[], prefix = ''): EventField[] =>
  fields.flatMap(({ name, type, required, description, fields: inner }) => [
    { name: `${prefix}${name}`, type: required ? type : `${type}, optional`, description },
    ...rowsOf(inner, `${prefix}${name}.`),
  ])

function eventOf(document: Node, callback: unknown) {
  const [item] = Object.values(nodeOf(callback))
  const { summary, description, requestBody, ...operation } = nodeOf(nodeOf(item).post)
  const { schema, examples } = nodeOf(nodeOf(nodeOf(requestBody).content)['application/json'])
  const { type } = nodeOf(dereferenced(document, schema).properties)
  const [name] = listOf(nodeOf(type).enum)
  return {
    type: textOf(name),
    summary: textOf(summary),
    description: textOf(description).trim().replaceAll(/\s+/g, ' '),
    scopes: listOf(operation['x-scopes']).map(textOf),
    fields: rowsOf(fieldOfSchema(document, '', schema).fields),
    examples: Object.values(nodeOf(examples)).map((example) => nodeOf(nodeOf(example).value)),
  }
}

/** Every event with its type, its scopes, its fields and its examples, as a module of `src/rules`. */
export async function webhookEvents(): Promise<string> {
  const { [service]: definition } = await bundleDefinitions()
  if (!definition) throw new Error(`No definition ${service}`)
  const document = JSON.parse(definition.document) as Node
  const { callbacks } = operationAt(document, definition)
  const events = Object.values(nodeOf(callbacks)).map((callback) => eventOf(document, callback))
  const facts = events.map(({ type, summary, scopes }) => ({ type, summary, scopes }))
  const details = Object.fromEntries(
    events.map(({ type, description, fields, examples }) => [type, { description, fields, examples }]),
  )
  return `// Written by scripts/definitions.ts from mocks/openapi/webhooks/subscription.yaml.

/** What webhooks report, in the order of the definition; \`scopes\` are those of which a subscription needs one. */
export const webhookEvents = ${JSON.stringify(facts, null, 2)} as const

interface EventDetails {
  description: string
  fields: readonly { name: string; type: string; description: string }[]
  examples: readonly [WebhookExample, ...WebhookExample[]]
}
interface WebhookExample {
  type: string
  timestamp: string
  data: object
}

export const webhookEventDetails: Readonly<Record<(typeof webhookEvents)[number]['type'], EventDetails>> = ${JSON.stringify(details, null, 2)}
`
}

export const areEventsOutdated = async (): Promise<boolean> =>
  !existsSync(eventsFile) || readFileSync(eventsFile, 'utf8') !== (await webhookEvents())
