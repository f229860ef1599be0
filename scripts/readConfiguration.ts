import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from 'superstruct'
import { type PortalConfiguration, portalConfiguration } from '../src/rules/configuration.ts'

/** The portal.json of a built folder. @throws StructError that names the first wrong setting. */
export function readConfiguration(folder: string): PortalConfiguration {
  const configuration: unknown = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'))
  assert(configuration, portalConfiguration)
  return configuration
}
