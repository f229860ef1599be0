import { pageHref } from '../../src/rules/docs/docs.ts'
import { sandboxSection } from '../../src/rules/docs/sandboxPages.ts'
import { hostRedirects } from '../../src/rules/routes/hostRedirects.ts'
import type { Redirect } from '../../src/rules/routes/redirects.ts'
import type { BuiltPage } from '../pages/builtPages.ts'

const sandboxPaths = new Set<string>(sandboxSection.pages.map(({ slug }) => pageHref(slug)))

/** Those of a build: one without the sandbox lacks the pages on it, and what leads to them. */
export function redirectsOf(pages: readonly Pick<BuiltPage, 'path'>[]): readonly Redirect[] {
  const built = new Set(pages.map(({ path }) => path))
  return hostRedirects.filter(({ to }) => {
    const path = to.replace(/\.md$/, '')
    return !sandboxPaths.has(path) || built.has(path)
  })
}
