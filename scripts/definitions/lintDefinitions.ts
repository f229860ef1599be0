import { relative, resolve } from 'node:path'
import { createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core'
import { bundleDefinitions } from './bundleDefinitions.ts'
import { definitionFiles } from './definitionFiles.ts'
import { conventions } from './rules.ts'

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
 * whose `<product>/<service>` has one of them.
 */
export async function lintDefinitions(words: readonly string[] = []): Promise<string[]> {
  const files = [...definitionFiles()].filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  return lintFiles(files.map(([, file]) => file))
}

/** The same of any files that lie in the folder of a product beside a `shared` folder. */
export async function lintFiles(files: readonly string[]): Promise<string[]> {
  const strictExamples = { severity: 'error', allowAdditionalProperties: false } as const
  const config = await createConfig({
    plugins: [{ id: 'portico', rules: { oas3: conventions } }],
    rules: {
      ...Object.fromEntries(generic.map((rule) => [rule, 'error'])),
      'no-invalid-media-type-examples': strictExamples,
      'no-invalid-parameter-examples': strictExamples,
      ...Object.fromEntries(Object.keys(conventions).map((rule) => [`portico/${rule}`, 'error'])),
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

/** What only shows when all definitions are looked at: an address or an operationId that two of them have. */
export async function findDuplicates(): Promise<string[]> {
  const taken = new Map<string, string>()
  const findings: string[] = []
  for (const [name, { method, path, title, document }] of Object.entries(await bundleDefinitions())) {
    const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { operationId: string }>> }
    const { operationId } = paths[path]?.[method.toLowerCase()] ?? {}
    const address = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`
    for (const key of [address, `operationId ${operationId}`, `title ${title}`]) {
      const other = taken.get(key)
      if (other !== undefined) findings.push(`${name}: ${other} has the ${key} too`)
      taken.set(key, name)
    }
  }
  return findings
}
