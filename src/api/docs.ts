import { record, string, unknown } from 'superstruct'
import { callLimits } from '../rules/calls/callLimits.ts'
import { boundedDefinition } from '../rules/definition/boundedDefinition.ts'
import { isRecord, type Problem, problems } from '../rules/problem.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'

const document = record(string(), unknown())

/** Behind the services' address anything else could name another host. */
const isPath = (url: string) => /^\/(?!\/)/.test(url)

/** In UTF-16 units: a larger one would freeze the page that reads it. */
const largest = { json: 5_000_000, yaml: 500_000 }

const definitionTexts = {
  tooLong: 'The definition is too large to be shown here.',
  isPage: 'The bank sent a web page instead of an API definition.',
  noVersion: 'The bank sent a document that is no API definition: it names no version of OpenAPI or Swagger.',
}

const isVersion = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const malformed = (message: string): Problem => ({ kind: 'malformed', message })

export interface DefinitionRequest {
  /** A path under the services host that a service names (001 section 7). */
  swaggerUrl: string
  /** What reads YAML, which few definitions are written in. It throws at what is none, and what grows without measure. */
  loadYaml(): Promise<(text: string) => unknown>
}

/**
 * The definition of a service; null when the bank has an empty one there. Rejects with a Problem, `malformed` for what is
 * no OpenAPI document.
 */
export const getDefinition: PortalOperation<DefinitionRequest, Record<string, unknown> | null> = async (
  { services, within },
  { swaggerUrl, loadYaml },
) => {
  if (!isPath(swaggerUrl)) throw problems.malformed
  const answer = await services.GET(swaggerUrl as '/api-documentation-service/definitions/{serviceId}', {
    params: { path: { serviceId: '' } },
    fetch: within(callLimits.publicTimeout),
  })
  const { data }: { data?: unknown } = answer
  const text = typeof data === 'string' ? data.trim() : ''
  if (answer.response.ok && (text === '' || text === 'null')) return null
  if (text.length > largest.json) throw malformed(definitionTexts.tooLong)
  if (text.startsWith('<')) throw malformed(definitionTexts.isPage)
  const isYaml = answer.response.ok && /^[^{["\d]/.test(text)
  if (isYaml && text.length > largest.yaml) throw malformed(definitionTexts.tooLong)
  const definition = isYaml ? await readYaml(text, await loadYaml()) : await decode(Promise.resolve(answer), document)
  if (Object.keys(definition).length === 0) return null
  // Unquoted in YAML, a version is a number.
  if (!isVersion(definition.openapi) && !isVersion(definition.swagger)) throw malformed(definitionTexts.noVersion)
  return boundedDefinition(definition)
}

function readYaml(text: string, parse: (text: string) => unknown): Record<string, unknown> {
  try {
    const parsed = parse(text)
    if (isRecord(parsed)) return parsed
  } catch {}
  throw problems.malformed
}
