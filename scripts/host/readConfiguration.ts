import { join } from 'node:path'
import { type PortalConfiguration, portalConfiguration } from '../../src/rules/configuration.ts'
import { safeHref } from '../../src/rules/routes/safeHref.ts'
import { validate } from '../../src/rules/schemas/validate.ts'
import { readJson } from './readJson.ts'

/**
 * The portal.json of a built folder; `bank` replaces its base addresses, and `control` is where control calls go.
 *
 * @throws Error that names the first wrong setting
 */
export function readConfiguration(folder: string, bank?: string, control?: string): PortalConfiguration {
  const file = join(folder, 'portal.json')
  return configurationOf(file, readJson(file), bank, control)
}

/** @throws Error that names the file and its first wrong setting */
export function configurationOf(file: string, read: unknown, bank?: string, control?: string): PortalConfiguration {
  const [failure, configuration] = validate(
    bank === undefined || typeof read !== 'object'
      ? read
      : {
          ...read,
          services: bank,
          authorization: bank,
          tryItOut: { api: bank, login: bank },
          ...(control !== undefined && { control }),
        },
    portalConfiguration,
  )
  if (failure) throw new Error(`${file} is not usable: ${failure.message}`)
  for (const [name, address] of Object.entries(configuration.links))
    if (safeHref(address) === undefined)
      throw new Error(`${file} is not usable: links.${name} is ${address}, which is not an http or https address`)
  return configuration
}
