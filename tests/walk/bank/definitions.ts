import { isIdName } from '../../../mocks/services/pipeline/ownership.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { detailsOf, type OperationDetails, outlineOf } from '../../../src/rules/definition/operation/outline.ts'
import { dereferenced, listOf, type Node, nodeOf, textOf } from '../../../src/rules/definition/references.ts'

/** A value that a call sends: `body/amount/amount`, `query/pageNumber`, `path/accountNumber`. */
export interface InputField {
  at: string
  name: string
  schema: Node
  isId: boolean
}

export interface BankOperation {
  id: string
  /** `<product>/<service>`, as `definitionViolations` names it. */
  service: string
  title: string
  details: OperationDetails
  fields: readonly InputField[]
  /** Of the body, as JSON. */
  examples: readonly string[]
  /** Documented causes of failures, as `400 200131`. */
  causes: readonly string[]
}

/** A consent is the application's, but the customer and the accounts that it names are the customer's. */
export const isOfCustomer = ({ service }: BankOperation, name: string): boolean =>
  service.startsWith('consents/') && ['customerNumber', 'accountNumbers'].includes(name)

/** Of a transfer: its sender and its receiver, who may be another customer, see the same number in their movements. */
export const isOfBothParties = ({ service }: BankOperation, name: string): boolean =>
  service.startsWith('account-movements/') && name === 'referenceNumber'

const sensible = (name: string) => name !== 'context'

/** Leaves of a schema, in lists of the first item. */
function leavesOf(document: Node, given: unknown, at: string, depth = 0): InputField[] {
  const schema = dereferenced(document, given)
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => listOf(schema[name]))
  const inParts = parts.flatMap((part) => leavesOf(document, part, at, depth + 1))
  if (depth > 8) return []
  if (schema.properties !== undefined) {
    const own = Object.entries(nodeOf(schema.properties)).filter(([name]) => sensible(name))
    return [...own.flatMap(([name, value]) => leavesOf(document, value, `${at}/${name}`, depth + 1)), ...inParts]
  }
  if (inParts.length > 0) return inParts
  if (schema.items !== undefined) return leavesOf(document, schema.items, `${at}/0`, depth + 1)
  if (schema.type === undefined && schema.enum === undefined) return []
  const name = at.split('/').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return [{ at, name, schema, isId: isIdName(name) }]
}

function causesOf(document: Node, operation: Node): string[] {
  return Object.entries(nodeOf(operation.responses)).flatMap(([status, value]) => {
    if (status === '200' || status === '500') return []
    const media = nodeOf(nodeOf(dereferenced(document, value).content)['application/json'])
    return Object.values(nodeOf(media.examples)).map((example) => {
      const { header } = nodeOf(dereferenced(document, example).value)
      return `${status} ${textOf(nodeOf(header).detailCode)}`
    })
  })
}

function operationOf(service: string, text: string): BankOperation {
  const document = JSON.parse(text) as Node
  const [outline] = outlineOf(document).operations
  if (!outline) throw new Error(`${service} has no operation`)
  const details = detailsOf(document, outline)
  const operation = nodeOf(nodeOf(nodeOf(document.paths)[outline.path])[outline.method])
  const media = nodeOf(nodeOf(dereferenced(document, operation.requestBody).content)['application/json'])
  const parameters = listOf(operation.parameters)
    .map((each) => dereferenced(document, each))
    .filter((each) => each.in === 'path' || each.in === 'query')
    .flatMap((each) => leavesOf(document, each.schema, `${textOf(each.in)}/${textOf(each.name)}`))
  const inBody = media.schema === undefined ? [] : leavesOf(document, media.schema, 'body')
  return {
    id: details.id,
    service,
    title: textOf(nodeOf(document.info).title),
    details,
    fields: [...new Map([...parameters, ...inBody].map((each) => [each.at, each])).values()],
    examples: (details.bodies[0]?.examples ?? []).map((example) => example.text),
    causes: [...new Set(causesOf(document, operation))],
  }
}

/** Every operation of the bank's definitions by its id. */
export const bankOperations: ReadonlyMap<string, BankOperation> = new Map(
  Object.entries(await bundleDefinitions())
    .map(([service, { document }]) => operationOf(service, document))
    .map((operation) => [operation.id, operation]),
)

/** @throws Error when there is none of this id */
export function operationOfId(id: string): BankOperation {
  const found = bankOperations.get(id)
  if (!found) throw new Error(`There is no operation ${id}`)
  return found
}

/** The operation after those whose answers it needs. */
export const inOrder = (operation: BankOperation): BankOperation[] => [
  ...operation.details.valuesFrom.flatMap(({ operation: source }) => inOrder(operationOfId(source))),
  operation,
]
