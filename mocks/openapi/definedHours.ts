import { definitions } from 'virtual:definitions'
import { type OpeningHours, openingHoursOf } from '../../src/rules/bank/openingHours.ts'
import { type Node, nodeOf } from '../../src/rules/definition/references.ts'
import { memoize } from '../../src/rules/memoize.ts'
import type { DefinitionName } from './definedOperation.ts'

/** The hours of an operation by its definition. @throws Error when it has none */
export const definedHours: (name: DefinitionName) => OpeningHours = memoize((name: DefinitionName) => {
  const { document = '{}', path = '', method = 'POST' } = definitions[name] ?? {}
  const { paths } = JSON.parse(document) as Node
  const hours = openingHoursOf(nodeOf(nodeOf(nodeOf(paths)[path])[method.toLowerCase()])['x-opening-hours'])
  if (!hours) throw new Error(`mocks/openapi/${name}.yaml has no x-opening-hours`)
  return hours
})
