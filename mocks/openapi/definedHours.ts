import { definitions } from 'virtual:definitions'
import { type OpeningHours, openingHoursOf } from '../../src/rules/bank/openingHours.ts'
import { type Node, operationAt } from '../../src/rules/definition/references.ts'
import { memoize } from '../../src/rules/memoize.ts'
import type { DefinitionName } from './definedOperation.ts'

/** The hours of an operation by its definition. @throws Error when it has none */
export const definedHours: (name: DefinitionName) => OpeningHours = memoize((name: DefinitionName) => {
  const definition = definitions[name]
  const operation = definition && operationAt(JSON.parse(definition.document) as Node, definition)
  const hours = openingHoursOf(operation?.['x-opening-hours'])
  if (!hours) throw new Error(`mocks/openapi/${name}.yaml has no x-opening-hours`)
  return hours
})
