import { describe, expect, it } from 'vitest'
import sandboxSettings from '../../../../config/portal.sandbox.json'
import { type BuiltPage, crawlerFiles, llmsFile } from '../../../../scripts/pages/crawlerFiles.ts'
import { paths } from '../../../../src/app/bootstrap/prerender.tsx'
import { routes } from '../../../../src/app/router/routes.ts'
import { defaultPage, docsPages } from '../../../../src/rules/docs/docs.ts'

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
    expect(crawlerFiles(pages, 'https://developers.bank.test')).toEqual({
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
    expect(crawlerFiles(pages, undefined)).toEqual({ 'robots.txt': closed })
  })

  it.each(['developers.bank.test', 'https://bank.test/', 'https://bank.test/portal', ''])(
    'refuses the origin %j',
    (origin) => {
      expect(() => crawlerFiles(pages, origin)).toThrow(
        `origin in portal.json is ${origin}: write scheme and host alone`,
      )
    },
  )
})

describe('the pages that are rendered at build', () => {
  it('are one for every pattern of the route table, and the not-found page', () => {
    const docs = docsPages.filter(({ slug }) => slug !== defaultPage).map(({ slug }) => `/docs/${slug}`)
    expect(paths.map(({ pattern }) => pattern)).toEqual([
      ...docs,
      '/docs/api/:product?/:service?',
      '/docs/baas/:product?/:service?',
      ...routes.map(({ pattern }) => (pattern === '/docs/*?' ? '/docs' : pattern)),
      '*',
    ])
    expect(new Set(paths.map(({ file }) => file)).size).toBe(paths.length)
  })

  it.each([
    ['title', routes.map(({ title }) => title)],
    ['description', paths.map(({ description }) => description)],
  ])('have each a %s of their own', (_, texts) => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})

describe('what language models read', () => {
  it('has no origin in the sandbox, whose port differs: addresses are those of the host that answers', () => {
    expect(Object.keys(sandboxSettings)).not.toContain('origin')
  })

  const written = [
    { pattern: '/docs', path: '/docs', file: 'docs/index.html', access: 'public', title: 'Docs', description: 'All.' },
    {
      pattern: '/docs/getting-started',
      path: '/docs/getting-started',
      file: 'docs/getting-started/index.html',
      access: 'public',
      title: 'A',
      description: 'One.',
    },
  ] as const

  it.each([
    ['relative addresses without an origin', undefined, ''],
    ['absolute addresses with one', 'https://developers.bank.test', 'https://developers.bank.test'],
  ])('lists every page as Markdown in the order of the menu, with %s', (_, origin, base) => {
    expect(llmsFile(written, origin).split('\n').slice(4)).toEqual([
      '## Documentation',
      '',
      `- [A](${base}/docs/getting-started.md): One.`,
      `- [Docs](${base}/docs.md): All.`,
      '',
    ])
    const service = {
      pattern: '/docs/api/1/2',
      path: '/docs/api/1/a%20b',
      file: '',
      access: 'public',
      title: 'Rates: One',
    } as const
    expect(
      llmsFile([{ ...service, description: 'Reads one' }, service], origin)
        .split('\n')
        .slice(4),
    ).toEqual([
      '## APIs',
      '',
      `- [Rates: One](${base}/docs/api/1/a%20b.md): Reads one`,
      `- [Rates: One](${base}/docs/api/1/a%20b.md)`,
      '',
    ])
  })
})
