import type { MDXContent } from 'mdx/types'
import type { PageSlug } from '../../../rules/docs/docs.ts'
import type { SandboxPageSlug } from '../../../rules/docs/sandboxPages.ts'
import { loadCode } from '../../kit/failure.ts'
import type { PageArticle, preinitStyles } from './PageArticle.tsx'

interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** A page whose code is here. */
interface LoadedPage {
  Article: typeof PageArticle
  Content: MDXContent
  headings: readonly Heading[]
  preinitStyles: typeof preinitStyles
}

type Contents<Slug extends PageSlug> = Record<
  Slug,
  () => Promise<{ default: MDXContent; headings: readonly Heading[] }>
>

/** Without the sandbox no address leads to one of these (`docs.ts`). */
const sandboxContents = __SANDBOX__
  ? {
      sandbox: () => import('../../../content/docs/sandbox.mdx'),
      'sandbox-faults': () => import('../../../content/docs/sandboxFaults.mdx'),
      'sandbox-clock-and-phone': () => import('../../../content/docs/sandboxClockAndPhone.mdx'),
      'sandbox-webhooks': () => import('../../../content/docs/sandboxWebhooks.mdx'),
      'sandbox-requests-and-data': () => import('../../../content/docs/sandboxRequestsAndData.mdx'),
    }
  : ({} as Contents<SandboxPageSlug>)

/** One chunk a page; the document has its text already, so nothing of it is part of the first load. */
const contents: Contents<PageSlug> = {
  'getting-started': () => import('../../../content/docs/gettingStarted.mdx'),
  'api-overview': () => import('../../../content/docs/apiOverview.mdx'),
  terminology: () => import('../../../content/docs/terminology.mdx'),
  'http-methods': () => import('../../../content/docs/httpMethods.mdx'),
  'error-codes': () => import('../../../content/docs/errorCodes.mdx'),
  changelog: () => import('../../../content/docs/changelog.mdx'),
  authorization: () => import('../../../content/docs/authorization.mdx'),
  'client-credentials-flow': () => import('../../../content/docs/clientCredentialsFlow.mdx'),
  'password-flow': () => import('../../../content/docs/passwordFlow.mdx'),
  'authorization-code-flow': () => import('../../../content/docs/authorizationCodeFlow.mdx'),
  'authorization-id-flow': () => import('../../../content/docs/authorizationIdFlow.mdx'),
  'api-usage': () => import('../../../content/docs/apiUsage.mdx'),
  'postman-collection': () => import('../../../content/docs/postmanCollection.mdx'),
  ...sandboxContents,
}

const loading = new Map<string, Promise<LoadedPage>>()
const failed = new Set<PageSlug>()

async function load(slug: PageSlug): Promise<LoadedPage> {
  const [{ default: Content, headings }, { PageArticle: Article, preinitStyles }] = await loadCode(() =>
    Promise.all([contents[slug](), import('./PageArticle.tsx')]),
  )
  return { Article, Content, headings, preinitStyles }
}

/**
 * The same promise for the same page, also when it failed: React asks at every render, and would load without end. Once it
 * is fulfilled it says so as React marks it, so that `use` has its value at once, also where nothing can wait.
 */
export function loadPage(slug: PageSlug): Promise<LoadedPage> {
  const known = loading.get(slug)
  if (known) return known
  const page = load(slug)
  loading.set(slug, page)
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => failed.add(slug),
  )
  return page
}

/** What could not be loaded is loaded again when it is asked for next. */
export function clearFailedPages(): void {
  for (const slug of failed) loading.delete(slug)
  failed.clear()
}

/** For a link that is pointed at or focused: the click finds the page here. Opening it asks again if this fails. */
export const prefetchPage = (slug: PageSlug): void =>
  void loadPage(slug).then(({ preinitStyles }) => preinitStyles(), clearFailedPages)
