import { defaultPage, docsPages, type PageSlug, pageHref } from './docs.ts'

/** An address that leads elsewhere: `from` is the source of an expression for the whole path, in any case. */
export interface Redirect {
  from: string
  to: string
}

/** What people write between two words of an address. */
const gap = '(?:[-_.+]|%20)*'

/** A page of the documentation by its name, with hyphens or without; its own address is left to the page. */
const guessed = ({ slug }: { slug: PageSlug }): Redirect => {
  const own = slug === defaultPage ? '' : `(?!${slug}/?$)`
  return { from: `^/docs/${own}${slug.split('-').join(gap)}/?$`, to: pageHref(slug) }
}

/** Old and guessed addresses that lead elsewhere; the hosts know them too (scripts/serve.ts, deploy/nginx.conf). */
export const redirects: readonly Redirect[] = [
  { from: '^/home/?$', to: '/' },
  ...docsPages.filter(({ slug }) => slug.includes('-')).map(guessed),
]

export const redirectOf = (path: string): string | undefined =>
  redirects.find(({ from }) => new RegExp(from, 'i').test(path))?.to
