import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nginxFiles } from '../../../../scripts/host/nginxFiles.ts'
import { readConfiguration } from '../../../../scripts/host/readConfiguration.ts'
import { redirectsOf } from '../../../../scripts/host/redirectsOf.ts'
import { securityHeaders, securityPolicy } from '../../../../scripts/host/securityPolicy.ts'
import { serve } from '../../../../scripts/serve.ts'

const site = readFileSync('deploy/nginx.conf', 'utf8')
const theme = '<script>document.documentElement.className="dark"</script>'

/** Of a section whose products only the bank knows, or the one whose page says that there is none. */
const anyOf = (section: string) => `"~*^/docs/${section}(?:/([^/]+?))?(?:/([^/]+?))?/?$" /docs/${section}/index.html;`

const redirects = redirectsOf([])
const isMarkdown = ({ to }: { to: string }) => to.endsWith('.md')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-nginx-'))
  for (const name of ['.vite', 'login', 'confirm', 'docs/api/a.1/b c', 'docs/baas'])
    mkdirSync(join(folder, name), { recursive: true })
  const pages = [
    { pattern: '/', path: '/', file: 'index.html', access: 'public' },
    { pattern: '/login', path: '/login', file: 'login/index.html', access: 'signedOut' },
    { pattern: '/confirm/:key', path: '/confirm/-', file: 'confirm/index.html', access: 'public' },
    {
      pattern: '/docs/api/a.1/b%20c',
      path: '/docs/api/a.1/b%20c',
      file: 'docs/api/a.1/b c/index.html',
      access: 'public',
    },
    { pattern: '/docs/api/:product?/:service?', path: '/docs/api', file: 'docs/api/index.html', access: 'public' },
    { pattern: '/docs/baas/:product?/:service?', path: '/docs/baas', file: 'docs/baas/index.html', access: 'public' },
    { pattern: '*', path: '/404', file: '404.html', access: 'public' },
  ]
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pages))
  const moved = { '/docs/api/3000': '/docs/api/transfers', '/docs/api/3000/a%20b.md': '/docs/api/transfers/eft.md' }
  writeFileSync(join(folder, '.vite/moved.json'), JSON.stringify(moved))
  writeFileSync(join(folder, 'portal.json'), readFileSync('config/portal.json'))
  writeFileSync(join(folder, 'index.html'), `<h1>Home</h1>${theme}`)
  writeFileSync(join(folder, 'login/index.html'), '<h1>Sign in</h1>')
  writeFileSync(join(folder, 'confirm/index.html'), '<h1>Activation</h1>')
  writeFileSync(join(folder, 'docs/api/a.1/b c/index.html'), '<h1>Service</h1>')
  writeFileSync(join(folder, 'docs/api/index.html'), '<h1>API</h1>')
  writeFileSync(join(folder, 'docs/baas/index.html'), '<h1>BAAS</h1>')
  writeFileSync(join(folder, '404.html'), '<h1>Not here</h1>')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('gives nginx which page answers which path, and the policy of each page', () => {
  const policy = (html: string, pattern: string) =>
    securityPolicy({ html, pattern, sandbox: false }, readConfiguration(folder))
  expect(nginxFiles(folder, { brotli: false })).toEqual({
    'pages.conf': [
      'map $portico_path $portico_page {',
      '  default "";',
      '  "~*^/docs/.*[.]md$" "";',
      '  "~*^/?$" /index.html;',
      '  "~*^/login/?$" /login/index.html;',
      '  "~*^/confirm/([^/]+?)/?$" /confirm/index.html;',
      '  "~*^/docs/api/a[.]1/b%20c/?$" "/docs/api/a.1/b c/index.html";',
      ...['', '/a[.]1', '/transfers', '/a[.]1/b%20c'].map(
        (known) => `  "~*^/docs/api${known}/?$" /docs/api/index.html;`,
      ),
      `  ${anyOf('baas')}`,
      '}',
      '',
      'map $portico_path $portico_missing {',
      '  default /404.html;',
      '  "~*^/docs/.*[.]md$" /404.html;',
      `  ${anyOf('api')}`,
      `  ${anyOf('baas')}`,
      '}',
      '',
      'map $portico_path $portico_elsewhere {',
      '  default "";',
      ...redirects.filter(isMarkdown).map(({ to }) => `  "~^${to.replace('.md', '[.]md')}$" "";`),
      '  "~*^/home/?$" /;',
      ...redirects.slice(1).map(({ from, to }) => `  "~*${from}" ${to};`),
      '  "~*^/docs/api/3000/?$" /docs/api/transfers;',
      '  "~*^/docs/api/3000/a%20b[.]md/?$" /docs/api/transfers/eft.md;',
      '}',
      '',
      'map $uri $portico_policy {',
      '  default "";',
      `  /index.html "${policy(theme, '/')}";`,
      `  /login/index.html "${policy('', '/login')}";`,
      `  /confirm/index.html "${policy('', '/confirm/:key')}";`,
      `  "/docs/api/a.1/b c/index.html" "${policy('', '/docs/api/a.1/b%20c')}";`,
      `  /docs/api/index.html "${policy('', '/docs/api')}";`,
      `  /docs/baas/index.html "${policy('', '/docs/baas')}";`,
      `  /404.html "${policy('', '*')}";`,
      '}',
      '',
      'map $uri $portico_referrer {',
      '  default strict-origin-when-cross-origin;',
      '  /confirm/index.html no-referrer;',
      '}',
      '',
    ].join('\n'),
  })
})

it('makes room for the longest name of a page, and only where nginx has too little', () => {
  const firstLines = (length: number) => {
    const file = `${'ü'.repeat((length - 12) / 2)}/index.html`
    const page = { pattern: '/long', path: '/long', file, access: 'public' }
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '<h1>Long</h1>')
    writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify([page]))
    return nginxFiles(folder, { brotli: false })['pages.conf']?.split('\n').slice(0, 3)
  }
  const map = ['map $portico_path $portico_page {', '  default "";']
  expect(firstLines(46)).toEqual([...map, '  "~*^/docs/.*[.]md$" "";'])
  expect(firstLines(48)).toEqual(['map_hash_bucket_size 128;', '', map[0]])
  expect(firstLines(200)).toEqual(['map_hash_bucket_size 256;', '', map[0]])
})

it.each([null, 'key'])(
  'has nginx send the policies that our own server sends, with the site key %s',
  async (siteKey) => {
    const portal = JSON.parse(readFileSync('config/portal.json', 'utf8'))
    writeFileSync(join(folder, 'portal.json'), JSON.stringify({ ...portal, captcha: { siteKey } }))
    if (siteKey === null) writeFileSync(join(folder, 'sandbox-worker.js'), 'self')
    const [, policies = ''] =
      /map \$uri \$portico_policy \{\n([^}]*)\}/.exec(nginxFiles(folder, { brotli: false })['pages.conf'] ?? '') ?? []
    const byFile = new Map(
      [...policies.matchAll(/^ {2}"?\/([^"]+?)"? "([^"]*)";$/gm)].map(([, file = '', policy = '']) => [file, policy]),
    )
    const { url, close } = await serve(folder, 0)
    try {
      const sent = await Promise.all(
        Object.entries({
          '/': 'index.html',
          '/login': 'login/index.html',
          '/confirm/a': 'confirm/index.html',
          '/docs/api/a.1/b%20c': 'docs/api/a.1/b c/index.html',
          '/docs/api/nope': 'docs/api/index.html',
          '/docs/baas/any': 'docs/baas/index.html',
          '/nothing': '404.html',
        }).map(async ([path, file]) => {
          const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } })
          return [file, headers.get('content-security-policy')] as const
        }),
      )
      expect([...byFile]).toEqual(sent)
      expect(sent.filter(([, policy]) => policy?.includes('recaptcha')).map(([file]) => file)).toEqual(
        siteKey === null ? [] : ['login/index.html'],
      )
    } finally {
      close()
    }
  },
)

it('shows the page that the missing address has', () => {
  expect(site).toContain('  ~text/html $portico_missing;')
})

it('redirects http to the configured name, whatever Host was sent', () => {
  expect([...site.matchAll(/^ *return 30\d (.*);$/gm)].map(([, target]) => target)).toEqual([
    'https://$server_name$request_uri',
    '$portico_elsewhere$is_args$args',
  ])
  expect(site).not.toMatch(/\$(?:http_)?host\b/)
})

it('turns brotli on where it is asked for', () => {
  expect(nginxFiles(folder, { brotli: true })['brotli.conf']).toBe('brotli_static on;\n')
})

it('has nginx send the headers of our own server', () => {
  const sent = [...site.matchAll(/^ {2}add_header ([\w-]+) "?([^"$]+?)"? always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const { 'Referrer-Policy': referrer, ...others } = securityHeaders
  expect(Object.fromEntries(sent)).toEqual(others)
  expect(site).toContain('add_header Referrer-Policy $portico_referrer always;')
  expect(nginxFiles(folder, { brotli: false })['pages.conf']).toContain(`  default ${referrer};`)
})
