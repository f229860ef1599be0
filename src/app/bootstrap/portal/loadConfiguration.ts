import { type PortalConfiguration, portalConfiguration } from '../../../rules/configuration.ts'
import { validate } from '../../../rules/schemas/validate.ts'

/**
 * Reads `/portal.json`.
 * @throws Error naming the first wrong setting: the portal cannot run without a bank.
 */
export async function loadConfiguration(): Promise<PortalConfiguration> {
  const response = await fetch('/portal.json')
  if (!response.ok) throw new Error(`/portal.json answered ${response.status}`)
  const [failure, configuration] = validate(await response.json(), portalConfiguration)
  if (failure) throw new Error(`/portal.json is not usable: ${failure.message}`)
  return configuration
}
