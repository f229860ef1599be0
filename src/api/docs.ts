import { record, string, unknown } from 'superstruct'
import { limits } from '../rules/limits.ts'
import { problems } from '../rules/problem.ts'
import type { Operation } from './client.ts'
import { decode } from './decode.ts'

const document = record(string(), unknown())

/** Behind the services' address anything else could name another host. */
const isPath = (url: string) => /^\/(?!\/)/.test(url)

/**
 * The definition at `swaggerUrl`, a path under the services host that a service names (001 section 7); null when the
 * bank has an empty one there. Rejects with a Problem, `malformed` for what is no OpenAPI document.
 */
export const getDefinition: Operation<{ swaggerUrl: string }, Record<string, unknown> | null> = async (
  { services, within },
  { swaggerUrl },
) => {
  if (!isPath(swaggerUrl)) throw problems.malformed
  const call = services.GET(swaggerUrl as '/api-documentation-service/definitions/{serviceId}', {
    params: { path: { serviceId: '' } },
    fetch: within(limits.publicCallTimeout),
  })
  const definition = await decode(call, document)
  if (Object.keys(definition).length === 0) return null
  if (typeof definition.openapi !== 'string' && typeof definition.swagger !== 'string') throw problems.malformed
  return definition
}
