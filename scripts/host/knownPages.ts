import type { BuiltPage } from '../pages/builtPages.ts'
import type { MovedAddresses } from '../pages/movedAddresses.ts'

/** One page shows every product of a section of the documentation, and that there is none of a name. */
export const isSection = ({ pattern }: Pick<BuiltPage, 'pattern'>): boolean => pattern.endsWith('/:product?/:service?')

/**
 * The pages of a build with the addresses that they answer: those of a section are its products and services, where the build
 * has a catalogue. Without one only the bank knows them, and the page of the section answers all.
 */
export function knownPages(pages: readonly BuiltPage[], moved: MovedAddresses): readonly BuiltPage[] {
  const listed = [
    ...pages.filter(({ pattern, path }) => pattern === path).map(({ path }) => path),
    ...Object.values(moved),
  ]
  return pages.flatMap((page) => {
    const below = listed.filter((path) => path.startsWith(`${page.path}/`) && !path.endsWith('.md'))
    if (!isSection(page) || below.length === 0) return [page]
    const products = below.map((path) => path.split('/').slice(0, 4).join('/'))
    return [...new Set([page.path, ...products, ...below])].map((path) => ({ ...page, pattern: path, path }))
  })
}
