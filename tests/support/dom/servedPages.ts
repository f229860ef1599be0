import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPages } from '../../../scripts/pages/builtPages.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'

/** The HTML that the host sends for these paths. */
export async function servedPages(isWanted: (path: string) => boolean): Promise<Map<string, string>> {
  const build = await ensureBuilt('sandbox')
  const pages = readPages(build).filter(({ path }) => isWanted(path))
  return new Map(pages.map(({ path, file }) => [path, readFileSync(join(build, file), 'utf8')]))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What the elements say that match, whose content is the first group: happy-dom takes a second to read such a page. */
export const textsIn = (html: string, elements: RegExp): string[] =>
  Array.from(html.matchAll(elements), ([, content = '']) =>
    content
      .replace(/<[^>]*>/g, '')
      .replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity)
      .trim(),
  )

export const titleIn = (html: string): string | undefined => textsIn(html, /<title>(.*?)<\/title>/g)[0]
export const headingsIn = (html: string): string[] => textsIn(html, /<h1\b[^>]*>(.*?)<\/h1>/gs)
