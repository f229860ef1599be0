import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'regexparam'
import { brand } from '../../src/rules/brand.ts'
import { changelogFeedPath } from '../../src/rules/docs/changelog.ts'
import { docsPages, pageHref } from '../../src/rules/docs/docs.ts'
import { hasKeyParameter } from '../../src/rules/routes/keyedRoutes.ts'
import { readEntries } from '../changelog/entries.ts'
import { readConfiguration } from '../host/readConfiguration.ts'
import { changelogFeed } from './changelogFeed.ts'
import { fileOfPath } from './services/serviceIds.ts'

/** One pre-rendered page as the build lists it in `.vite/pages.json`; `*` is the not-found page. */
export interface BuiltPage {
  pattern: string
  path: string
  file: string
  access: 'public' | 'protected' | 'signedOut'
  /** The page's own, without the portal's name. */
  title?: string
  description?: string
}

/** Where a page stands as Markdown, if it does. */
export const markdownFile = (path: string) => `${fileOfPath(path)}.md`

/** One path in any case, with a slash at its end or without. */
export const spellingsOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[^\w/%~-]/g, '[$&]').replace(/\/$/, '')}/?$`, 'i')

/** Which addresses a page answers, in any case; the address of one service is no pattern, whatever its ids are. */
export const addressesOf = ({ pattern, path }: BuiltPage): RegExp =>
  pattern === path ? spellingsOf(path) : parse(pattern).pattern

export const pagesFile = '.vite/pages.json'

/** @throws Error when the folder holds no complete build */
export function readPages(folder: string): BuiltPage[] {
  const file = join(folder, pagesFile)
  if (!existsSync(file)) throw new Error(`${folder} holds no build: \`npm run build\` makes one in dist/portal.`)
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltPage[]
}

/** What anybody may read at an address that holds no key. */
export const isOpen = ({ pattern, access }: BuiltPage) =>
  access !== 'protected' && pattern !== '*' && !hasKeyParameter(pattern)

const about =
  'Developers build on the bank’s open-banking APIs and banking-as-a-service products. These pages explain authorization, calls, errors and limits.'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Keys from mails and the signed-in area: nothing there is for a search engine. */
const closedPrefix = ({ pattern }: BuiltPage) => pattern.replace(/:.*$/, '')

/** @throws Error when the setting is no bare origin: the sitemap protocol knows only absolute addresses. */
function checkedOrigin(origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(
      `origin in portal.json is ${origin}: write scheme and host alone, such as https://developers.bank.com`,
    )
  return origin
}

/** What search engines read. Without an origin there is no sitemap: the protocol has no relative addresses. */
export function crawlerFiles(pages: readonly BuiltPage[], origin: string | undefined): Record<string, string> {
  const closed = pages.filter((page) => page.pattern !== '*' && !isOpen(page)).map((page) => closedPrefix(page))
  const robots = ['User-agent: *', ...closed.map((prefix) => `Disallow: ${prefix}`)]
  if (origin === undefined) return { 'robots.txt': `${robots.join('\n')}\n` }
  const base = checkedOrigin(origin)
  const urls = pages.filter(isOpen).map(({ path }) => `  <url><loc>${escaped(base + path)}</loc></url>`)
  return {
    'robots.txt': `${[...robots, '', `Sitemap: ${base}/sitemap.xml`].join('\n')}\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  }
}

const menu: readonly string[] = docsPages.map(({ slug }) => pageHref(slug))

/** What language models read (llmstxt.org): every page that stands as Markdown too, with a line about it. */
export function llmsFile(pages: readonly BuiltPage[], origin = ''): string {
  const base = origin === '' ? '' : checkedOrigin(origin)
  const section = (heading: string, listed: readonly BuiltPage[]) =>
    listed.length === 0
      ? []
      : [
          `## ${heading}`,
          '',
          ...listed.map(({ path, title, description }) =>
            [`- [${title}](${base}${path}.md)`, ...(description ? [description] : [])].join(': '),
          ),
          '',
        ]
  const isGuide = ({ path }: BuiltPage) => menu.includes(path)
  const guides = pages.filter(isGuide).sort((a, b) => menu.indexOf(a.path) - menu.indexOf(b.path))
  const services = pages.filter((page) => !isGuide(page))
  return [
    `# ${brand.name}`,
    '',
    `> ${about}`,
    '',
    ...section('Documentation', guides),
    ...section('APIs', services),
  ].join('\n')
}

/** Writes robots.txt, sitemap.xml, llms.txt and the feed of a built folder again, from its own portal.json. */
export function writeCrawlerFiles(folder: string): void {
  const pages = readPages(folder)
  const { origin } = readConfiguration(folder)
  const written = pages.filter(({ path }) => existsSync(join(folder, markdownFile(path))))
  const feed = changelogFeedPath.slice(1)
  const files = {
    ...crawlerFiles(pages, origin),
    'llms.txt': llmsFile(written, origin),
    [feed]: changelogFeed(readEntries(), origin),
  }
  mkdirSync(join(folder, dirname(feed)), { recursive: true })
  for (const name of ['robots.txt', 'sitemap.xml', 'llms.txt', feed])
    for (const suffix of ['', '.br', '.gz'])
      if (existsSync(join(folder, name + suffix))) rmSync(join(folder, name + suffix))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}
