// @module-tag full

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { highlight } from '../../../../scripts/mdx/highlight.ts'
import { markdownOf } from '../../../../scripts/pages/markdownOf.ts'
import { terms } from '../../../../src/content/docs/terms.ts'
import { docsPages, type PageSlug, pageHref } from '../../../../src/rules/docs/docs.ts'
import { sampleLanguages } from '../../../../src/rules/docs/sampleLanguages.ts'
import { addressOf } from '../../../../src/rules/routes/address.ts'
import { loadPage } from '../../../../src/ui/docs/page/loadPage.ts'
import { jsonHtml } from '../../../../src/ui/docs/page/mdx/jsonHtml.ts'
import { breadcrumbs } from '../../../../src/ui/docs/page/navigation/breadcrumbs.ts'

const written = docsPages.map(({ slug }) => slug)

async function rendered(slug: PageSlug): Promise<string> {
  const { Article, ...loaded } = await loadPage(slug)
  const article = createElement(Article, { slug, ...loaded })
  return renderToString(createElement(Router, { ssrPath: pageHref(slug) } as never, article))
}

const codesIn = (html: string, before: string) => html.split(before).length - 1

describe.each(written)('the page %s', (slug) => {
  test('renders with every term and component that it names, and lists its headings', async () => {
    const html = await rendered(slug)
    const { headings } = await loadPage(slug)
    const ids = [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id)
    expect(headings.map(({ id }) => id)).toEqual(ids.filter((id) => headings.some((each) => each.id === id)))
    expect(headings.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has every sample in every language', async () => {
    const samples = (await rendered(slug)).split('<div class="stack samples">').slice(1)
    for (const sample of samples) {
      const own = sample.slice(sample.indexOf('</div>'))
      const languages = [...own.matchAll(/<figure class="code" data-language="(\w+)"/g)].map(([, name]) => name)
      expect(languages.slice(0, sampleLanguages.length)).toEqual(sampleLanguages.map(({ id }) => id))
    }
  })

  test('reads as Markdown without what only a browser can use', async () => {
    const markdown = markdownOf(await rendered(slug), pageHref(slug))
    expect(markdown).toMatch(new RegExp(`^# ${docsPages.find((page) => page.slug === slug)?.title}\n\n\\S`))
    const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')
    expect(prose).not.toMatch(/<!--|Copy page|\[#\]|<\w+|\]\(#/)
  })
})

test('every link of the documentation into the portal has a page there', async () => {
  const pages = await Promise.all(written.map(rendered))
  const links = pages.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"]+)"/g)].map(([, href = '']) => href))
  const inPortal = links.map((href) => href.replaceAll('&amp;', '&')).filter((href) => !/\.\w+$/.test(href))
  expect(inPortal).toContain('/dashboard?page=newapplication')
  expect(inPortal.filter((href) => addressOf(href) === undefined)).toEqual([])
})

test('the way to production leads through the support page (000 section 1)', async () => {
  expect(markdownOf(await rendered('api-overview'), pageHref('api-overview'))).toContain(
    'Write to us through the [support page](/support)',
  )
})

test('every link within the documentation leads to a page, and to a place on it in lower case', async () => {
  const pages = new Map<string, string>(
    await Promise.all(written.map(async (slug) => [pageHref(slug), await rendered(slug)] as const)),
  )
  const broken = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const { pathname, hash } = new URL(href, `http://portal.test${path}`)
      const page = pages.get(pathname)
      const isThere = hash === hash.toLowerCase() && page?.includes(` id="${hash.slice(1)}"`)
      return page === undefined || hash === '' || isThere ? [] : [`${path}: ${href}`]
    }),
  )
  expect(broken).toEqual([])
})

test('the terminology is alphabetical, and every entry has an address of its own', () => {
  const names = terms.map(({ name }) => name)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
})

test('a body that comes from the rules is coloured as a block that is highlighted at build', async () => {
  const body = { error: 'invalid_grant', nested: { count: 1, list: [true, null, -2.5] }, text: 'a "quoted" <b> & \\' }
  const text = (html: string) => html.replace(/<[^>]+>/g, '')
  const built = await highlight(JSON.stringify(body, null, 2), 'json')
  expect(text(jsonHtml(body))).toBe(text(built))
  expect(codesIn(jsonHtml(body), 'class="cw"')).toBe(codesIn(built, 'class="cw"'))
})

test('a block in a language that the highlighter does not have fails the build', async () => {
  await expect(highlight('x', 'cobol')).rejects.toThrow('No code block has the language "cobol"')
})

test('highlighting keeps every letter and escapes what HTML would read', async () => {
  const code = 'if (a < b && c) return "<b>"\n\n// end'
  const html = await highlight(code, 'javascript')
  expect(html).not.toContain('<b>')
  const plain = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(plain).toBe(code)
})

test('breadcrumbs name the section of a page and the page', () => {
  const crumbs = JSON.parse(breadcrumbs({ kind: 'page', section: 'authorization', slug: 'password-flow' }))
  expect(crumbs).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Documentation', item: '/docs' },
      { '@type': 'ListItem', position: 2, name: 'Authorization', item: '/docs/authorization' },
      { '@type': 'ListItem', position: 3, name: 'Password Flow', item: '/docs/password-flow' },
    ],
  })
  expect(
    JSON.parse(breadcrumbs({ kind: 'page', section: 'api-overview', slug: 'api-overview' })).itemListElement,
  ).toEqual([{ '@type': 'ListItem', position: 1, name: 'Documentation', item: '/docs' }])
})

test('breadcrumbs name the product of a service and the service', () => {
  const place = { kind: 'service', section: 'api', product: 'accounts', service: 'account-list' } as const
  const catalogue = {
    products: [{ id: '7', name: 'Accounts', summary: '', description: '', imageUrl: '', type: null, slug: 'accounts' }],
    groups: [{ productId: '7', serviceId: '8', name: 'Accounts', swaggerUrl: '', slug: 'account-list' }],
    services: [{ serviceId: '8', name: 'Account list', endpointAddress: '', swaggerUrl: '' }],
  }
  expect(JSON.parse(breadcrumbs(place, catalogue)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Documentation', item: '/docs' },
    { '@type': 'ListItem', position: 2, name: 'API', item: '/docs/api' },
    { '@type': 'ListItem', position: 3, name: 'Accounts', item: '/docs/api/accounts' },
    { '@type': 'ListItem', position: 4, name: 'Account list', item: '/docs/api/accounts/account-list' },
  ])
  expect(JSON.parse(breadcrumbs(place)).itemListElement.at(-1)).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'API',
    item: '/docs/api',
  })
})
