import { type BuiltPage, isOpen } from './builtPages.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Keys from mails and the signed-in area: nothing there is for a search engine. */
const closedPrefix = ({ pattern }: BuiltPage) => pattern.replace(/:.*$/, '')

/** @throws Error when the setting is no bare origin: the sitemap protocol knows only absolute addresses. */
export function checkedOrigin(origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(
      `origin in portal.json is ${origin}: write scheme and host alone, such as https://developers.bank.com`,
    )
  return origin
}

/** robots.txt and sitemap.xml. Without an origin there is no sitemap: the protocol has no relative addresses. */
export function sitemapFiles(pages: readonly BuiltPage[], origin: string | undefined): Record<string, string> {
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
