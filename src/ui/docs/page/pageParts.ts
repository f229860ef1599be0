import type { MDXComponents } from 'mdx/types'
import type { PageSlug } from '../../../rules/docs/docs.ts'

type LoadParts = () => Promise<{ components: MDXComponents }>

const flows: LoadParts = () => import('./parts/flowsParts.ts')
const sandbox: LoadParts = () => import('./parts/sandboxParts.ts')

/** What only some pages show, with the facts that it lists: no other page loads it. */
export const pageParts: Partial<Record<PageSlug, LoadParts>> = {
  'api-overview': () => import('./parts/apiOverviewParts.ts'),
  'api-usage': () => import('./parts/apiUsageParts.ts'),
  authorization: () => import('./parts/authorizationParts.ts'),
  'authorization-code-flow': flows,
  'authorization-id-flow': flows,
  changelog: () => import('./parts/changelogParts.ts'),
  'client-credentials-flow': flows,
  'error-codes': () => import('./parts/errorCodesParts.ts'),
  'password-flow': flows,
  'postman-collection': () => import('./parts/collectionParts.ts'),
  terminology: () => import('./parts/terminologyParts.ts'),
  ...(__SANDBOX__ ? { sandbox, 'sandbox-clock-and-phone': sandbox, 'sandbox-faults': sandbox } : {}),
}
