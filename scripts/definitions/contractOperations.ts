import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import type { ContractOperation } from '../../mocks/openapi/definition.ts'
import { documentedErrorsOf } from '../../mocks/openapi/documentedErrors.ts'
import { type Node, nodeOf, textOf } from '../../src/rules/definition/references.ts'

export const contractFile = resolve(import.meta.dirname, '../../src/api/openapi.yaml')

/** What the sandbox needs of the portal's own calls, by operationId. */
export function contractOperations(): Record<string, ContractOperation> {
  const contract = parse(readFileSync(contractFile, 'utf8')) as Node
  const operations: Record<string, ContractOperation> = {}
  for (const [path, item] of Object.entries(nodeOf(contract.paths)))
    for (const [method, value] of Object.entries(nodeOf(item))) {
      const operation = nodeOf(value)
      operations[textOf(operation.operationId)] = {
        method: method as ContractOperation['method'],
        path,
        title: textOf(operation.summary),
        errors: documentedErrorsOf(contract, operation),
      }
    }
  return operations
}
