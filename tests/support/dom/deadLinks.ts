import { matchRoute } from '../../../src/app/router/routes.ts'
import { dashboardViews } from '../../../src/rules/dashboard/dashboardViews.ts'
import { docsLocationOf } from '../../../src/rules/docs/docs.ts'
import { hostRedirects } from '../../../src/rules/routes/hostRedirects.ts'
import { redirectOf } from '../../../src/rules/routes/redirects.ts'

/** Whether the portal has a page at an address, by its record of routes; `from` is where that page leads back. */
function hasPage(address: URL, known: string | null): boolean {
  const { pathname, searchParams, origin } = address
  if (redirectOf(pathname, hostRedirects) !== undefined) return true
  const { route } = matchRoute(pathname, address.search)
  if (route.screen === 'notFound' || (route.screen === 'docs' && !docsLocationOf(pathname, null))) return false
  const page = searchParams.get('page')
  if (pathname === '/dashboard' && !dashboardViews.some((view) => view.page === page)) return false
  const from = searchParams.get('from')
  return from === null || from === known || hasPage(new URL(from, origin), known)
}

/** By address and where the page that links to it leads back: a page is looked at before each action. */
const answers = new Map<string, boolean>()
function hasKnownPage(address: URL, known: string | null): boolean {
  const key = `${address.href} ${known}`
  const answer = answers.get(key) ?? hasPage(address, known)
  answers.set(key, answer)
  return answer
}

/**
 * The links and the address of a page that lead nowhere in the portal. What the host answers with a file is left out, and
 * so are the bank's own pages.
 */
export function deadLinks(document: Document, isFile: (pathname: string) => boolean): string[] {
  const { href: here, origin } = document.location
  const from = new URL(here).searchParams.get('from')
  const found = new Set([
    here,
    ...Array.from(document.querySelectorAll('a[href]'), (link) => (link as HTMLAnchorElement).href),
  ])
  return [...found].filter((href) => {
    const address = new URL(href, here)
    if (address.origin !== origin || address.pathname.startsWith('/bank/') || isFile(address.pathname)) return false
    return !hasKnownPage(address, from)
  })
}
