import { defaultPage, docsPages, type PageSlug, pageHref } from '../docs/docs.ts'
import type { Address } from './address.ts'

/** An address that leads elsewhere: `from` is the source of an expression for the whole path, in any case. */
export interface Redirect<To extends string = string> {
  from: string
  to: To
}

/** What people write between two words of an address. */
const gap = '(?:[-_.+]|%20)*'

/** The source of an expression for a page's name, with hyphens or without. */
export const guessedName = (slug: PageSlug): string => slug.split('-').join(gap)

/** A page of the documentation by its guessed name; its own address is left to the page. */
const guessed = ({ slug }: { slug: PageSlug }): Redirect<Address> => {
  const own = slug === defaultPage ? '' : `(?!${slug}/?$)`
  return { from: `^/docs/${own}${guessedName(slug)}/?$`, to: pageHref(slug) }
}

/** Old and guessed addresses that lead elsewhere; the hosts know them too (`hostRedirects.ts`). */
export const redirects: readonly Redirect<Address>[] = [
  { from: '^/home/?$', to: '/' },
  ...docsPages.filter(({ slug }) => slug.includes('-')).map(guessed),
]

export function redirectOf(path: string): Address | undefined
export function redirectOf<To extends string>(path: string, known: readonly Redirect<To>[]): To | undefined
export function redirectOf(path: string, known: readonly Redirect[] = redirects): string | undefined {
  const to = known.find(({ from }) => new RegExp(from, 'i').test(path))?.to
  return to === path ? undefined : to
}
