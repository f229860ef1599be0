import type { MDXComponents, MDXContent } from 'mdx/types'
import type { PageSlug } from '../../../rules/docs/docs.ts'
import { pageFile } from '../../../rules/docs/pageFile.ts'
import type { Heading } from './navigation/OnThisPage.tsx'
import { loadStyles, PageArticle, preinitStyles } from './PageArticle.tsx'
import { pageParts } from './pageParts.ts'
import { pressEnded, pressHeld } from './pressHeld.ts'

interface PageModule {
  default: MDXContent
  headings: readonly Heading[]
}

/** A page whose code is here. */
export interface PageModules {
  Article: typeof PageArticle
  Content: MDXContent
  /** What this page shows beside the components of every page. */
  components: MDXComponents
  headings: readonly Heading[]
  preinitStyles: typeof preinitStyles
  whenReady(article: Element): Promise<void>
  pressHeld: typeof pressHeld
}

/** One chunk a page. */
const contents = {
  ...import.meta.glob<PageModule>(['./*/*.mdx', '!./sandbox/*'], { base: '../../../content/docs' }),
  // Without the sandbox no address leads to one of these (`docs.ts`).
  ...(__SANDBOX__ ? import.meta.glob<PageModule>('./sandbox/*.mdx', { base: '../../../content/docs' }) : {}),
}

async function whenReady(article: Element): Promise<void> {
  await loadStyles()
  await pressEnded(article)
}

export async function pageModules(slug: PageSlug): Promise<PageModules> {
  const read = contents[`./${pageFile(slug)}`]
  if (!read) throw new Error(`No page ${slug}`)
  const [{ default: Content, headings }, parts] = await Promise.all([read(), pageParts[slug]?.()])
  const components = parts?.components ?? {}
  return { Article: PageArticle, Content, components, headings, preinitStyles, whenReady, pressHeld }
}
