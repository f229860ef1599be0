import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from 'superstruct'
import { type PortalConfiguration, portalConfiguration } from '../src/rules/configuration.ts'

/**
 * The portal.json of a built folder; `bank` takes the place of its base addresses.
 *
 * @throws StructError that names the first wrong setting
 */
export function readConfiguration(folder: string, bank?: string): PortalConfiguration {
  const read: object = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'))
  const configuration: unknown = { ...read, ...(bank !== undefined && { services: bank, authorization: bank }) }
  assert(configuration, portalConfiguration)
  return configuration
}
