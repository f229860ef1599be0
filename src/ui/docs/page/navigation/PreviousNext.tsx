import { docsPages, type PageSlug, pageHref } from '../../../../rules/docs/docs.ts'
import { Link } from '../../../kit/links/Link.tsx'

/** The neighbours of a page in the order of the menu. */
export function PreviousNext({ slug }: { slug: PageSlug }) {
  const index = docsPages.findIndex((page) => page.slug === slug)
  const previous = docsPages[index - 1]
  const next = docsPages[index + 1]
  return (
    <nav className="docs-neighbours" aria-label="Previous and next page">
      {previous && (
        <Link href={pageHref(previous.slug)} rel="prev">
          <span>Previous</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={pageHref(next.slug)} rel="next">
          <span>Next</span> {next.title}
        </Link>
      )}
    </nav>
  )
}
