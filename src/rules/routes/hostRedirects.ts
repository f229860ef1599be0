import { defaultPage, docsPages, markdownHref, type PageSlug } from '../docs/docs.ts'
import { guessedName, type Redirect, redirects } from './redirects.ts'

/** The Markdown of a page is a file, so its case counts. `from` takes in the address that it leads to. */
const markdown = ({ slug }: { slug: PageSlug }): Redirect => {
  const name = `/${guessedName(slug)}`
  return { from: `^/docs${slug === defaultPage ? `(?:${name})?` : name}[.]md/?$`, to: markdownHref(slug) }
}

/** What the hosts redirect (scripts/serve.ts, deploy/nginx.conf), but for an address that would lead to itself. */
export const hostRedirects: readonly Redirect[] = [...redirects, ...docsPages.map(markdown)]
