import type { MDXComponents, MDXContent } from 'mdx/types'
import { type PageSlug, pageFile } from '../../../rules/docs/docs.ts'
import { loadCode } from '../../kit/states/failure.ts'
import type { PageArticle, preinitStyles } from './PageArticle.tsx'
import { pageParts } from './pageParts.ts'

interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** A page whose code is here. */
interface LoadedPage {
  Article: typeof PageArticle
  Content: MDXContent
  /** What this page shows beside the components of every page. */
  components: MDXComponents
  headings: readonly Heading[]
  preinitStyles: typeof preinitStyles
}

interface PageModule {
  default: MDXContent
  headings: readonly Heading[]
}

/** One chunk a page; the document has its text already, so nothing of it is part of the first load. */
const contents = {
  ...import.meta.glob<PageModule>(['./*.mdx', '!./sandbox*'], { base: '../../../content/docs' }),
  // Without the sandbox no address leads to one of these (`docs.ts`).
  ...(__SANDBOX__ ? import.meta.glob<PageModule>('./sandbox*.mdx', { base: '../../../content/docs' }) : {}),
}

const loading = new Map<string, Promise<LoadedPage>>()
const failed = new Set<PageSlug>()

async function load(slug: PageSlug): Promise<LoadedPage> {
  const read = contents[`./${pageFile(slug)}`]
  if (!read) throw new Error(`No page ${slug}`)
  const [{ default: Content, headings }, { PageArticle: Article, preinitStyles }, parts] = await loadCode(() =>
    Promise.all([read(), import('./PageArticle.tsx'), pageParts[slug]?.()]),
  )
  return { Article, Content, components: parts?.components ?? {}, headings, preinitStyles }
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
