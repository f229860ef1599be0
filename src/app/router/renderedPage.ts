import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'

/** What the page of a service was rendered with at build: its own rows of the catalogue, its definition, and what the menu names. */
export interface RenderedPage {
  path: string
  catalogue: Catalogue
  /** The products of its section, by name alone, and the services of its own. */
  menu: Catalogue
  definition: Record<string, unknown>
}

/** The id of the link to it: a page that can be read without it brings it late. */
export const renderedPageId = 'rendered-page'

/** What the document was rendered with; null where its page needs none. @throws Error when it did not come. */
export async function loadRenderedPage(): Promise<RenderedPage | null> {
  const link = document.querySelector<HTMLLinkElement>(`link#${renderedPageId}`)
  return link && ((await (await fetch(link.href)).json()) as RenderedPage)
}

/** Routes match in any case and with a trailing slash. */
const canonical = (path: string) => path.toLowerCase().replace(/\/$/, '')

export const isSamePath = (one: string, other: string): boolean => canonical(one) === canonical(other)
