import { relative } from 'node:path'
import { bundleDefinitions } from '../definitions/bundleDefinitions.ts'
import { areTypesOutdated, typesFile } from '../definitions/definitionTypes.ts'
import { findConflicts, lintDefinitions } from '../definitions/lintDefinitions.ts'
import { areEventsOutdated, eventsFile } from '../definitions/webhookEvents.ts'

/** The definitions of mocks/openapi keep the rules of scripts/definitions, and the generated files are theirs. */
export async function definitions(): Promise<string> {
  const outdated = [
    ...((await areTypesOutdated()) ? [typesFile] : []),
    ...((await areEventsOutdated()) ? [eventsFile] : []),
  ].map((file) => `${relative('.', file)} differs from the definitions: npm run definitions writes it`)
  return [...(await lintDefinitions()), ...findConflicts(await bundleDefinitions()), ...outdated].join('\n')
}
