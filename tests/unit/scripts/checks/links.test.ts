import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findBrokenLinks } from '../../../../scripts/checks/findBrokenLinks.ts'
import { readSite } from '../../../../scripts/checks/links.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const html = (title: string, body: string, description = `About ${title}`) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}" />
  <script>const a = '<a href="/in-a-script">'</script></head><body><main id="main">${body}</main></body></html>`

const inlineIcon = '<link rel="icon" href="data:image/svg+xml;base64,PHN2Zy8+" />'
const renderedLink = (name: number) => `<link id="rendered-page" rel="preload" href="/assets/rendered-${name}.json" />`
const definitionLink = renderedLink(1)
const rendered = (definition: object, id = '1000') =>
  JSON.stringify({ path: '', catalogue: { products: [{ id }] }, definition })

const terminology = '<h2 id="scope">Scope</h2><svg><title>Picture</title></svg>'
const links = [
  '#main',
  '/docs/terminology#scope',
  'terminology',
  '/docs/terminology.md',
  '/downloads/calls.json',
  '/docs/api/accounts',
  '/docs/api/accounts?linked=true',
  '/docs/api/accounts/list#readAccounts',
  '/faq#signing',
  '/dashboard?page=newapplication&amp;product=1000',
  '/dashboard?page=newapplication&amp;product=1%20x',
  'https://portal.test/docs/terminology#scope',
  'https://elsewhere.test/nothing#here',
  'mailto:developers@portal.test',
]
const anchors = (addresses: readonly string[]) => addresses.map((address) => `<a href="${address}">there</a>`).join('')

/** A build of a few pages, every link of which leads somewhere; files that are given take the place of its own. */
function built(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-links-'))
  folders.push(folder)
  const page = (path: string) => ({ pattern: path, path, file: `${path}/index.html`.slice(1), access: 'public' })
  const paths = [
    '/docs/usage',
    '/docs/terminology',
    '/docs/api/accounts/list',
    '/docs/api/1%20x/a%20b',
    '/dashboard',
    '/faq',
  ]
  const all: Readonly<Record<string, string>> = {
    '.vite/pages.json': JSON.stringify(paths.map(page)),
    'portal.json': JSON.stringify({ origin: 'https://portal.test' }),
    'docs/usage/index.html': html('Usage', anchors(links)),
    'docs/terminology/index.html': html('Terminology', inlineIcon + terminology),
    'docs/api/accounts/list/index.html': html('Account list', `<h2 id="readAccounts">Reads</h2>${definitionLink}`),
    'docs/api/1%20x/a%20b/index.html': html('Odd IDs', renderedLink(2)),
    'assets/rendered-2.json': rendered({}, '1 x'),
    'assets/rendered-1.json': rendered({ info: { description: 'See [scopes](/docs/terminology#scope).' } }),
    'dashboard/index.html': html('Dashboard', ''),
    'faq/index.html': html('FAQ', ''),
    'docs/terminology.md':
      '# Terminology\n\nSee [usage](https://portal.test/docs/usage).\n\n```\n[not](/a-link)\n```\n',
    'docs/terminology.md.br': '[compressed](/nowhere)',
    'llms.txt': '- [Terminology](https://portal.test/docs/terminology.md): Words.',
    'sitemap.xml': '<urlset><url><loc>https://portal.test/docs/usage</loc></url></urlset>',
    'downloads/calls.json': '{}',
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const findingsIn = (files?: Readonly<Record<string, string>>) => findBrokenLinks(readSite(built(files)))

test('finds nothing where every link leads somewhere', () => {
  expect(findingsIn()).toEqual([])
})

test.each([
  ['a page that is not there', '/docs/nothing', 'leads nowhere'],
  ['a page in other letters, which costs a redirect', '/docs/Terminology', 'leads nowhere'],
  ['a page beside its own', 'nothing', 'leads nowhere'],
  ['an absolute address of the portal', 'https://portal.test/nothing', 'leads nowhere'],
  ['a service that is not in the catalogue', '/docs/api/accounts/other', 'leads nowhere'],
  ['a product of the other section', '/docs/baas/accounts', 'leads nowhere'],
  ['a download that is not written', '/downloads/other.json', 'leads nowhere'],
  ['an anchor of another page', '/docs/terminology#errors', 'names an anchor that /docs/terminology does not have'],
  ['an anchor of its own', '#scope', 'names an anchor that /docs/usage does not have'],
  ['an anchor in a picture', '/docs/terminology#Picture', 'names an anchor that /docs/terminology does not have'],
  [
    'an anchor of an operation',
    '/docs/api/accounts/list#other',
    'names an anchor that /docs/api/accounts/list does not have',
  ],
  ['a question of the FAQ', '/faq#nothing', 'names an anchor that /faq does not have'],
  [
    'an anchor of a product, which is drawn late',
    '/docs/api/accounts#x',
    'names an anchor that /docs/api/accounts does not have',
  ],
  ['a view of the dashboard', '/dashboard?page=nothing', 'names no view: nothing'],
  ['a product to switch on', '/dashboard?page=newapplication&product=9', 'names no product: 9'],
  ['a script', 'javascript:alert(1)', 'has the protocol javascript:'],
  ['no address', 'http://[', 'is not an address'],
])('finds a broken link to %s', (_, link, problem) => {
  const page = html('Usage', anchors([link.replaceAll('&', '&amp;')]))
  expect(findingsIn({ 'docs/usage/index.html': page })).toEqual([`/docs/usage: ${link} ${problem}`])
})

test('finds an element that a page is shown after, scripts among them, and says when it is not there', () => {
  const awaited = (id: string) =>
    html('Usage', `<link rel="expect" href="#${id}" blocking="render" /><script id="late"></script>`)
  expect(findingsIn({ 'docs/usage/index.html': awaited('late') })).toEqual([])
  expect(findingsIn({ 'docs/usage/index.html': awaited('later') })).toEqual([
    '/docs/usage: #later names an anchor that /docs/usage does not have',
  ])
})

test('finds broken links in descriptions, Markdown, llms.txt and the sitemap', () => {
  const schema = {
    components: { schemas: { Money: { description: '- An amount, see [amounts](/docs/usage#amounts)' } } },
  }
  expect(
    findingsIn({
      'docs/api/accounts/list/index.html': html('Account list', `<h2 id="readAccounts">Reads</h2>${definitionLink}`),
      'assets/rendered-1.json': rendered(schema),
      'docs/terminology.md': '# Terminology\n\n[Usage](https://portal.test/docs/usag)',
      'llms.txt': '- [Terminology](https://portal.test/docs/terminology.txt): Words.',
      'sitemap.xml': '<urlset><url><loc>https://portal.test/docs</loc></url></urlset>',
    }).sort(),
  ).toEqual([
    '/docs/api/accounts/list: /docs/usage#amounts names an anchor that /docs/usage does not have',
    '/docs/terminology.md: https://portal.test/docs/usag leads nowhere',
    '/llms.txt: https://portal.test/docs/terminology.txt leads nowhere',
    '/sitemap.xml: https://portal.test/docs leads nowhere',
  ])
})

test('finds broken links in the feed, robots.txt, old addresses, the Postman collection and breadcrumbs', () => {
  const item = (address: string) => `<script type="application/ld+json">{"item":"${address}"}</script>`
  expect(
    findingsIn({
      'docs/usage/index.html': html('Usage', item('/docs/terminology') + item('/docs/term')),
      'docs/changelog.xml':
        '<feed><link href="/docs/usage"/><content type="html">&lt;a href=&quot;/docs/usage#x&quot;&gt;</content></feed>',
      'robots.txt': 'Disallow: /nowhere\nSitemap: https://portal.test/sitemap.txt\n',
      '.vite/moved.json': '{"/docs/api/1":"/docs/api/accounts","/docs/api/2":"/docs/api/cards"}',
      'downloads/portal.postman_collection.json': '{"item":[{"description":"See [scopes](/docs/scopes)."}]}',
      'third-party-licences.txt': '[Their text](/theirs)',
    }).sort(),
  ).toEqual([
    '/.vite/moved.json: /docs/api/cards leads nowhere',
    '/docs/changelog.xml: /docs/usage#x names an anchor that /docs/usage does not have',
    '/docs/usage: /docs/term leads nowhere',
    '/downloads/portal.postman_collection.json: /docs/scopes leads nowhere',
    '/robots.txt: https://portal.test/sitemap.txt leads nowhere',
  ])
})

test('finds broken links in the code of views, but none that are put together or patterns', () => {
  const text = `<DetourLink href="/fag" /> { href: '/docs/usage#scope' } href={'/faq'} href={\`/x/\${id}\`} href: '/docs/*?'`
  const site = readSite(built())
  expect(findBrokenLinks({ ...site, texts: [{ path: '/src/View.tsx', text }] })).toEqual([
    '/src/View.tsx: /fag leads nowhere',
    '/src/View.tsx: /docs/usage#scope names an anchor that /docs/usage does not have',
  ])
})

test('finds a result of the search that leads nowhere, or to no heading', () => {
  const results = [
    '/docs/usage',
    '/docs/api/accounts',
    '/docs/terminology#scope',
    '/docs/terminology#scopes',
    '/docs/9',
  ]
  expect(findBrokenLinks(readSite(built(), results))).toEqual([
    '/search: /docs/terminology#scopes names an anchor that /docs/terminology does not have',
    '/search: /docs/9 leads nowhere',
  ])
})

test('finds ids that a page has twice, and titles and descriptions that pages share or lack', () => {
  expect(
    findingsIn({
      'docs/terminology/index.html': html('FAQ', `${terminology}<p id="scope"></p>`),
      'dashboard/index.html': html('', '', ''),
    }),
  ).toEqual([
    '/docs/terminology: has the id scope twice',
    '/docs/terminology, /faq: have the same title, "FAQ"',
    '/dashboard: has no title',
    '/docs/terminology, /faq: have the same description, "About FAQ"',
    '/dashboard: has no description',
  ])
})
