import type { PageSlug } from '../../docs/docs.ts'
import { apiLimits } from '../apiLimits.ts'

/** The grant types of the bank's authorization server (001 sections 1, 3 and 7). */
export const grants = ['client_credentials', 'password', 'authorization_code', 'authorization_id'] as const

export type Grant = (typeof grants)[number]

interface GrantFacts {
  /** The documentation's page of the grant: what follows `/docs/`. */
  page: PageSlug
  title: string
  /** The APIs that its tokens open. */
  opens: 'public' | 'private' | 'baas'
  /** Whether the answer holds a refresh_token. */
  refreshToken: boolean
  /** Access token lifetime in seconds, as in the documented samples. */
  lifetime: number
}

export const grantFacts: Readonly<Record<Grant, GrantFacts>> = {
  client_credentials: {
    page: 'client-credentials-flow',
    title: 'Client Credentials Flow',
    opens: 'public',
    refreshToken: false,
    lifetime: apiLimits.tokenLifetime,
  },
  password: {
    page: 'password-flow',
    title: 'Password Flow',
    opens: 'private',
    refreshToken: true,
    lifetime: apiLimits.tokenLifetime,
  },
  authorization_code: {
    page: 'authorization-code-flow',
    title: 'Authorization Code Flow',
    opens: 'private',
    refreshToken: true,
    lifetime: apiLimits.tokenLifetime,
  },
  authorization_id: {
    page: 'authorization-id-flow',
    title: 'Authorization Id Flow',
    opens: 'baas',
    refreshToken: false,
    lifetime: apiLimits.baasTokenLifetime,
  },
}
