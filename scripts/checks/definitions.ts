import { relative } from 'node:path'
import { outdatedTypes } from '../definitions/definitionTypes.ts'
import { findDuplicates, lintDefinitions } from '../definitions/lintDefinitions.ts'

const typesFinding = (file: string) =>
  `${relative('.', file)} differs from its definitions: npm run definitions writes it`

/** The definitions of mocks/openapi keep the rules of scripts/definitions, and the generated types are theirs. */
export async function definitions(): Promise<string> {
  const outdated = (await outdatedTypes()).map(typesFinding)
  return [...(await lintDefinitions()), ...(await findDuplicates()), ...outdated].join('\n')
}
