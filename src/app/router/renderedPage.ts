import type { Catalogue } from '../../rules/catalogueSchema.ts'

/** What the page of a service was rendered with at build: its own rows of the catalogue, and its definition. */
export interface RenderedPage {
  path: string
  catalogue: Catalogue
  definition: Record<string, unknown>
}

/** The id of the element that holds it as JSON. */
export const renderedPageId = 'rendered-page'

let current: RenderedPage | null | undefined

/** For the build, which has no document. */
export function setRenderedPage(page: RenderedPage | null): void {
  current = page
}

function readPage(): RenderedPage | null {
  const text = globalThis.document?.getElementById(renderedPageId)?.textContent
  return text ? (JSON.parse(text) as RenderedPage) : null
}

/** Routes match in any case and with a trailing slash. */
const canonical = (path: string) => path.toLowerCase().replace(/\/$/, '')

/** Null when the page of this path was not rendered with a definition. */
export function renderedPage(path: string): RenderedPage | null {
  if (current === undefined) current = readPage()
  return current && canonical(current.path) === canonical(path) ? current : null
}
