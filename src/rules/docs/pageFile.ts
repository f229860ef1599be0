import { type PageSlug, sectionOf } from './docs.ts'

/** The file of a static page in `src/content/docs`, in the folder of its section. */
export const pageFile = (slug: PageSlug): string =>
  `${sectionOf(slug)?.id}/${slug}.mdx`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
