import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'

/** What the page of a service was rendered with at build: its own rows of the catalogue, and its definition. */
export interface RenderedPage {
  path: string
  catalogue: Catalogue
  definition: Record<string, unknown>
}

/** The id of the link to it: a page that can be read without it brings it late. */
export const renderedPageId = 'rendered-page'

let current: RenderedPage | null | undefined

/** For the build, which has no document. */
export function setRenderedPage(page: RenderedPage | null): void {
  current = page
}

/** @throws Error when it did not come; the next call asks again. */
export async function loadRenderedPage(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link#${renderedPageId}`)
  if (current !== undefined || !link) return
  current = (await (await fetch(link.href)).json()) as RenderedPage
}

/** Routes match in any case and with a trailing slash. */
const canonical = (path: string) => path.toLowerCase().replace(/\/$/, '')

/** Null when the page of this path was not rendered with a definition, or that is not loaded. */
export function renderedPage(path: string): RenderedPage | null {
  return current && canonical(current.path) === canonical(path) ? current : null
}
