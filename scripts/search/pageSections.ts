import { slug } from 'github-slugger'

export interface PageSection {
  /** The heading's ID, as rehype-slug makes it; empty before the first heading. */
  id: string
  heading: string
  text: string
}

const fence = /^```[\s\S]*?^```$/gm
const imports = /^import .*$/gm

const plain = (markdown: string): string =>
  markdown
    .replace(fence, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^[\s|:-]+$/gm, ' ')
    .replace(/[|*`#>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A page's source as its sections, in plain text. */
export function pageSections(mdx: string): PageSection[] {
  const [intro = '', ...rest] = mdx
    .replace(fence, '')
    .replace(imports, '')
    .split(/^#{2,3} (?=\S)/m)
  const seen = new Map<string, number>()
  const sections = rest.map((section) => {
    const end = section.indexOf('\n')
    const heading = plain(end < 0 ? section : section.slice(0, end))
    const base = slug(heading)
    const count = seen.get(base) ?? 0
    seen.set(base, count + 1)
    return { id: count === 0 ? base : `${base}-${count}`, heading, text: plain(end < 0 ? '' : section.slice(end)) }
  })
  return [{ id: '', heading: '', text: plain(intro) }, ...sections]
}
