import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { dashboardViews } from '../../src/rules/dashboard/dashboardViews.ts'
import { plainMarkdown } from '../../src/rules/definition/plainMarkdown.ts'

/** What a build writes, as far as links and titles go. */
export interface Site {
  /** Where the portal is reached: absolute links there are links of its own. */
  origin: string
  /** Every page with its address; that of a service with what it was rendered with. */
  pages: readonly { path: string; html: string; service?: { productId: string; definition: object } }[]
  /** The addresses of all other files. */
  files: ReadonlySet<string>
  /** The other files with addresses in them, and the code of pages that the build does not render. */
  texts: readonly { path: string; text: string }[]
  /** Where the results of the search lead. */
  results: readonly string[]
  /** The anchors that a page understands without an element of that id, by its path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

interface ReadPage {
  path: string
  links: Set<string>
  ids: string[]
  title: string
  description: string
}

const parser = unified().use(rehypeParse)
const code = /(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g
const breadcrumb = /"item":"([^"]+)"/g

function readPage({ path, html }: Site['pages'][number]): ReadPage {
  const page: ReadPage = { path, links: new Set(), ids: [], title: '', description: '' }
  visit(parser.parse(html.replace(code, '$1$3')) as Root, 'element', (element: Element) => {
    const { id, rel, name, content, dataWhole, ...addresses } = element.properties
    const isInline = rel?.toString() === 'icon' && String(addresses.href).startsWith('data:image/')
    const { href, src } = isInline ? {} : addresses
    if (typeof id === 'string') page.ids.push(id)
    for (const link of [href, src, dataWhole]) if (typeof link === 'string') page.links.add(link)
    if (element.tagName === 'title' && page.title === '') page.title = textOf(element)
    if (element.tagName === 'meta' && name === 'description') page.description = String(content)
  })
  for (const [, item = ''] of html.matchAll(breadcrumb)) page.links.add(item)
  return page
}

const found = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, link = '']) => link)

const linksInMarkdown = (text: string) =>
  found(text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, ''), /\]\(([^)\s]+)[^)]*\)/g)

const linksInCode = (text: string) => found(text, /\bhref(?:=\{?|: )["'`](\/[^"'`$:*]*)["'`]/g)

/** How the links of a file are written, by its name. */
const readers: readonly [name: RegExp, read: (text: string) => string[]][] = [
  [/\/sitemap\.xml$/, (text) => found(text, /<loc>([^<]+)<\/loc>/g)],
  [/\.xml$/, (text) => found(text, /\bhref=(?:"|&quot;)(.*?)(?:"|&quot;)/g)],
  [/\/robots\.txt$/, (text) => found(text, /^Sitemap: (.+)$/gm)],
  [/\/moved\.json$/, (text) => Object.values(JSON.parse(text) as Record<string, string>)],
  [/\.postman_collection\.json$/, (text) => linksInDescriptions(JSON.parse(text))],
  [/\.tsx?$/, linksInCode],
  [/\.md$|\.txt$/, linksInMarkdown],
]

const linksOf = ({ path, text }: Site['texts'][number]): string[] =>
  readers.find(([name]) => name.test(path))?.[1](text) ?? []

export const hasLinks = (path: string): boolean => readers.some(([name]) => name.test(path))

/** The links of every description in a definition, as the viewer reads them. */
function linksInDescriptions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== 'description' || typeof value !== 'string') return linksInDescriptions(value)
    const runs = plainMarkdown(value).flatMap((block) =>
      block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.runs : [],
    )
    return runs.flatMap(({ href }) => href ?? [])
  })
}

function decodedAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The products of the services that have a page; they have none of their own in the build. */
function productsOf({ pages }: Site) {
  const products = { paths: new Set<string>(), ids: new Set<string>() }
  for (const { path, service } of pages) {
    if (!service) continue
    products.paths.add(path.replace(/\/[^/]+$/, ''))
    products.ids.add(service.productId)
  }
  return products
}

/** What is wrong with where a link leads; undefined when nothing is. */
function wrongWith(site: Site, pages: readonly ReadPage[]): (link: string, from: string) => string | undefined {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  const products = productsOf(site)
  return (link, from) => {
    if (!URL.canParse(link, site.origin + from)) return 'is not an address'
    const { origin, protocol, pathname, searchParams, hash } = new URL(link, site.origin + from)
    if (protocol !== 'mailto:' && protocol !== 'http:' && protocol !== 'https:') return `has the protocol ${protocol}`
    if (origin !== site.origin) return undefined
    const ids = idsOf.get(pathname)
    if (!ids && !products.paths.has(pathname) && !site.files.has(decodeURI(pathname))) return 'leads nowhere'
    if (pathname === '/dashboard') {
      const view = searchParams.get('page')
      const product = searchParams.get('product')
      if (view !== null && !dashboardViews.some(({ page }) => page === view)) return `names no view: ${view}`
      if (product !== null && !products.ids.has(product)) return `names no product: ${product}`
    }
    const anchor = decodedAnchor(hash)
    if (anchor === '' || ids?.has(anchor) || site.anchors.get(pathname)?.has(anchor)) return undefined
    return `names an anchor that ${pathname} does not have`
  }
}

function repeated(pages: readonly ReadPage[], what: 'title' | 'description'): string[] {
  const pathsOf = new Map<string, string[]>()
  for (const { path, [what]: text } of pages) pathsOf.set(text, [...(pathsOf.get(text) ?? []), path])
  return [...pathsOf].flatMap(([text, paths]) => {
    if (text === '') return paths.map((path) => `${path}: has no ${what}`)
    return paths.length > 1 ? [`${paths.join(', ')}: have the same ${what}, "${text}"`] : []
  })
}

/**
 * Links that lead to no page, product, service or file of the build, anchors that their page does not have, ids that a
 * page has twice, and titles and descriptions that pages share or lack: one line each.
 */
export function findBrokenLinks(site: Site): string[] {
  const pages = site.pages.map(readPage)
  const wrong = wrongWith(site, pages)
  const findings = (path: string, links: Iterable<string>): string[] =>
    [...new Set(links)].flatMap((link) => {
      const problem = wrong(link, path)
      return problem === undefined ? [] : [`${path}: ${link} ${problem}`]
    })
  return [
    ...pages.flatMap(({ path, links }) => findings(path, links)),
    ...site.pages.flatMap(({ path, service }) => findings(path, linksInDescriptions(service?.definition))),
    ...site.texts.flatMap(({ path, text }) => findings(path, linksOf({ path, text }))),
    ...findings('/search', site.results),
    ...pages.flatMap(({ path, ids }) =>
      ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}: has the id ${id} twice`),
    ),
    ...repeated(pages, 'title'),
    ...repeated(pages, 'description'),
  ]
}
