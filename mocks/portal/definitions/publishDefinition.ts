import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { otpRuleOf } from '../../../src/rules/tryItOut/otpRule.ts'
import type { SeededProduct } from '../../fixtures/catalogue/product.ts'

/** The documentation of the call that completes another with its OTP. */
export const otpPage = '/docs/api/one-time-passwords/otp-execution'

interface OperationObject {
  'x-otp'?: unknown
  externalDocs?: { description: string; url: string }
}

export interface Flow {
  tokenUrl?: string
  refreshUrl?: string
  authorizationUrl?: string
}

type SecuritySchemes = Record<string, { description?: string; flows?: Record<string, Flow> }>

interface Document {
  servers?: { url: string; description: string }[]
  tags?: { name: string; description: string }[]
  paths?: Record<string, Record<string, OperationObject>>
  components?: { securitySchemes?: SecuritySchemes }
}

/** A base address of the bank's APIs, without a trailing slash, and what it is for. */
export interface ApiServer {
  url: string
  description: string
  /** Where customers sign in, when that is another host. */
  login?: string
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
    if (otpRuleOf(operation['x-otp']).asks !== 'never')
      operation.externalDocs = { description: 'How to complete the call with its OTP', url: otpPage }
  setTokenAddresses(components?.securitySchemes, servers)
  return {
    ...others,
    servers: servers.map(({ url, description }) => ({ url: url || '/', description })),
    tags: [{ name, description: summary }],
    paths,
    components,
  }
}

/** Writes the whole addresses of the endpoints into the flows, and all token endpoints into the description. */
export function setTokenAddresses(schemes: SecuritySchemes = {}, servers: readonly ApiServer[]): void {
  const { url: base = '', login = base } = servers[0] ?? {}
  const tokenUrls = servers.map(({ url, description }) => `${description} ${url}${bankPaths.token}`)
  for (const scheme of Object.values(schemes)) {
    if (servers.length > 1) scheme.description = `${scheme.description ?? ''}\n\nTokens: ${tokenUrls.join(', ')}.`
    for (const flow of Object.values(scheme.flows ?? {})) {
      for (const key of ['tokenUrl', 'refreshUrl'] as const) {
        const url = flow[key]
        if (url !== undefined) flow[key] = `${base}${url}`
      }
      if (flow.authorizationUrl !== undefined) flow.authorizationUrl = `${login}${flow.authorizationUrl}`
    }
  }
}
