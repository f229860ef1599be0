import { relative } from 'node:path'
import { bundleDefinitions } from '../definitions/bundleDefinitions.ts'
import { areTypesOutdated, typesFile } from '../definitions/definitionTypes.ts'
import { findConflicts, lintDefinitions } from '../definitions/lintDefinitions.ts'

/** The definitions of mocks/openapi keep the rules of scripts/definitions, and the generated types are theirs. */
export async function definitions(): Promise<string> {
  const outdated = (await areTypesOutdated())
    ? [`${relative('.', typesFile)} differs from the definitions: npm run definitions writes it`]
    : []
  return [...(await lintDefinitions()), ...findConflicts(await bundleDefinitions()), ...outdated].join('\n')
}
