import { relative, resolve } from 'node:path'
import { createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core'
import type { BundledDefinitions } from './bundleDefinitions.ts'
import { customRules } from './customRules.ts'
import { definitionFiles } from './definitionFiles.ts'
import { preprocessing, preprocessors } from './preprocessing.ts'

const root = resolve(import.meta.dirname, '../..')

/** Rules of the linter; a warning is a finding as well. */
const generic = [
  'struct',
  'no-unresolved-refs',
  'no-invalid-schema-examples',
  'no-schema-type-mismatch',
  'no-enum-type-mismatch',
  'no-duplicated-enum-values',
  'no-required-schema-properties-undefined',
  'no-mixed-number-range-constraints',
  'no-example-value-and-externalValue',
  'no-identical-paths',
  'no-ambiguous-paths',
  'no-http-verbs-in-paths',
  'no-path-trailing-slash',
  'no-unused-components',
  'no-unsafe-markdown',
  'operation-2xx-response',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
  'operation-parameters-unique',
  'operation-summary',
  'operation-description',
  'parameter-description',
  'path-parameters-defined',
  'path-declaration-must-exist',
  'path-not-include-query',
  'scalar-property-missing-example',
  'security-defined',
]

/**
 * What is wrong with the definitions of mocks/openapi, a line each: file, line, rule, message. With words, only of those
 * whose `<product>/<service>` has one of them; none is wrong as well.
 */
export async function lintDefinitions(words: readonly string[] = []): Promise<string[]> {
  const files = [...definitionFiles()].filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  if (files.length === 0) return [`No definition has ${words.join(' or ')} in its name.`]
  return lintFiles(files.map(([, file]) => file))
}

/** The same of any files that lie in the folder of a product beside a `shared` folder. */
export async function lintFiles(files: readonly string[]): Promise<string[]> {
  const strictExamples = { severity: 'error', allowAdditionalProperties: false } as const
  const config = await createConfig({
    plugins: [{ id: 'portico', rules: { oas3: customRules } }, preprocessing],
    preprocessors,
    rules: {
      ...Object.fromEntries(generic.map((rule) => [rule, 'error'])),
      'no-invalid-media-type-examples': strictExamples,
      'no-invalid-parameter-examples': strictExamples,
      ...Object.fromEntries(Object.keys(customRules).map((rule) => [`portico/${rule}`, 'error'])),
    },
  })
  const findings = new Set<string>()
  for (const ref of files) for (const problem of await lint({ ref, config })) findings.add(lineOf(problem))
  return [...findings].sort()
}

function lineOf({ location: [place], ruleId, message }: NormalizedProblem): string {
  if (!place) return `${ruleId}: ${message}`
  const { start } = getLineColLocation(place)
  return `${relative(root, place.source.absoluteRef)}:${start.line} ${ruleId}: ${message}`
}

/**
 * What only shows when all definitions are looked at: an address, id, operationId or title that two of them have, and a name of
 * a component that means two things.
 */
export function findConflicts(definitions: BundledDefinitions): string[] {
  const findings: string[] = []
  const taken = new Map<string, string>()
  const meanings = new Map<string, Map<string, string>>()
  for (const [name, { method, path, title, serviceId, operationId, document }] of Object.entries(definitions)) {
    const address = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`
    for (const key of [address, `x-service-id ${serviceId}`, `operationId ${operationId}`, `title ${title}`]) {
      const other = taken.get(key)
      if (other !== undefined) findings.push(`${name}: ${other} has the ${key} too`)
      taken.set(key, name)
    }
    for (const [component, content] of componentsOf(document)) {
      const usedBy = meanings.get(component) ?? new Map<string, string>()
      meanings.set(component, usedBy.set(content, usedBy.get(content) ?? name))
    }
  }
  for (const [component, usedBy] of meanings)
    if (usedBy.size > 1) findings.push(`${component} is not the same in ${[...usedBy.values()].join(' and ')}`)
  return findings
}

/** As `<section>/<name>`; of a security scheme each definition has its own scopes. */
function componentsOf(document: string): [component: string, content: string][] {
  const { components } = JSON.parse(document) as { components: Record<string, Record<string, unknown>> }
  const { securitySchemes: _, ...others } = components
  return Object.entries(others).flatMap(([section, named]) =>
    Object.entries(named).map(([name, content]): [string, string] => [`${section}/${name}`, JSON.stringify(content)]),
  )
}
