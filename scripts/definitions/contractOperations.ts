import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import type { ContractOperation } from '../../mocks/openapi/definition.ts'
import { documentedErrorsOf } from '../../mocks/openapi/documentedErrors.ts'
import { type Node, nodeOf, textOf } from '../../src/rules/definition/references.ts'

export const contractFile = resolve(import.meta.dirname, '../../src/api/openapi.yaml')

/** What the sandbox says about the portal's own calls, by operationId. */
export function contractOperations(): Record<string, ContractOperation> {
  const contract = parse(readFileSync(contractFile, 'utf8')) as Node
  const operations = Object.values(nodeOf(contract.paths)).flatMap((item) => Object.values(nodeOf(item)).map(nodeOf))
  return Object.fromEntries(
    operations.map((operation) => [
      textOf(operation.operationId),
      { title: textOf(operation.summary), errors: documentedErrorsOf(contract, operation) },
    ]),
  )
}
