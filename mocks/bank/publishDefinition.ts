import type { SeededProduct } from '../seed/product.ts'

/** The documentation of the call that completes another with its OTP. */
const otpPage = '/docs/api/33000/33001'

interface Operation {
  'x-otp'?: boolean
  externalDocs?: { description: string; url: string }
}

interface Flow {
  tokenUrl?: string
  refreshUrl?: string
  authorizationUrl?: string
}

interface Document {
  servers?: { url: string; description: string }[]
  tags?: { name: string; description: string }[]
  paths?: Record<string, Record<string, Operation>>
  components?: { securitySchemes?: Record<string, { flows?: Record<string, Flow> }> }
}

/** A base address of the bank's APIs, without a trailing slash, and what it is for. */
export interface ApiServer {
  url: string
  description: string
}

/**
 * The document as it is read somewhere: with the addresses that answer there, the first of which has the token endpoint,
 * and with its product as the tag's description.
 */
export function publishDefinition(
  document: string,
  { name, summary }: Pick<SeededProduct, 'name' | 'summary'>,
  servers: readonly ApiServer[],
): Record<string, unknown> {
  const { paths = {}, components, ...others } = JSON.parse(document) as Document
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item)))
    if (operation['x-otp'])
      operation.externalDocs = { description: 'How to complete the call with its OTP', url: otpPage }
  const base = servers[0]?.url ?? ''
  for (const { flows = {} } of Object.values(components?.securitySchemes ?? {}))
    for (const flow of Object.values(flows))
      for (const key of ['tokenUrl', 'refreshUrl', 'authorizationUrl'] as const) {
        const url = flow[key]
        if (url !== undefined) flow[key] = `${base}${url}`
      }
  return {
    ...others,
    servers: servers.map(({ url, description }) => ({ url: url || '/', description })),
    tags: [{ name, description: summary }],
    paths,
    components,
  }
}
