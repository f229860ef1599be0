import type { MDXComponents } from 'mdx/types'
import type { PageSlug } from '../../../rules/docs/docs.ts'

type LoadParts = () => Promise<{ components: MDXComponents }>

const flows: LoadParts = () => import('./parts/flows.ts')
const sandbox: LoadParts = () => import('./parts/sandbox.ts')

/** What only some pages show, with the facts that it lists: no other page loads it. */
export const pageParts: Partial<Record<PageSlug, LoadParts>> = {
  'api-overview': () => import('./parts/apiOverview.ts'),
  'api-usage': () => import('./parts/apiUsage.ts'),
  authorization: () => import('./parts/authorization.ts'),
  'authorization-code-flow': flows,
  'authorization-id-flow': flows,
  changelog: () => import('./parts/changelog.ts'),
  'client-credentials-flow': flows,
  'error-codes': () => import('./parts/errorCodes.ts'),
  'password-flow': flows,
  'postman-collection': () => import('./parts/collection.ts'),
  terminology: () => import('./parts/terminology.ts'),
  ...(__SANDBOX__ ? { sandbox, 'sandbox-clock-and-phone': sandbox, 'sandbox-faults': sandbox } : {}),
}
