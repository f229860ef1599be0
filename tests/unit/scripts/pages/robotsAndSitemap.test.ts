import { describe, expect, it } from 'vitest'
import type { BuiltPage } from '../../../../scripts/pages/builtPages.ts'
import { sitemapFiles } from '../../../../scripts/pages/robotsAndSitemap.ts'

const pages: BuiltPage[] = [
  { pattern: '/', path: '/', file: 'index.html', access: 'public' },
  { pattern: '/docs', path: '/docs', file: 'docs/index.html', access: 'public' },
  { pattern: '/docs/api/:product?', path: '/docs/api', file: 'docs/api/index.html', access: 'public' },
  { pattern: '/docs/api/1/a%20b', path: '/docs/api/1/a%20b', file: 'docs/api/1/a b/index.html', access: 'public' },
  { pattern: '/login', path: '/login', file: 'login/index.html', access: 'signedOut' },
  { pattern: '/confirm/:key', path: '/confirm/-', file: 'confirm/index.html', access: 'public' },
  { pattern: '/dashboard', path: '/dashboard', file: 'dashboard/index.html', access: 'protected' },
  { pattern: '*', path: '/404', file: '404.html', access: 'public' },
]
const closed = 'User-agent: *\nDisallow: /confirm/\nDisallow: /dashboard\n'

describe('what search engines read', () => {
  it('names every public page by its absolute address, and keeps them from keys and the signed-in area', () => {
    expect(sitemapFiles(pages, 'https://developers.bank.test')).toEqual({
      'robots.txt': `${closed}\nSitemap: https://developers.bank.test/sitemap.xml\n`,
      'sitemap.xml': [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url><loc>https://developers.bank.test/</loc></url>',
        '  <url><loc>https://developers.bank.test/docs</loc></url>',
        '  <url><loc>https://developers.bank.test/docs/api</loc></url>',
        '  <url><loc>https://developers.bank.test/docs/api/1/a%20b</loc></url>',
        '  <url><loc>https://developers.bank.test/login</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    })
  })

  it('has no sitemap without an origin: the protocol knows no relative addresses', () => {
    expect(sitemapFiles(pages, undefined)).toEqual({ 'robots.txt': closed })
  })

  it.each(['developers.bank.test', 'https://bank.test/', 'https://bank.test/portal', ''])(
    'refuses the origin %j',
    (origin) => {
      expect(() => sitemapFiles(pages, origin)).toThrow(
        `origin in portal.json is ${origin}: write scheme and host alone`,
      )
    },
  )
})
