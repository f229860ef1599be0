import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { securityPolicy } from '../../../scripts/host/securityPolicy.ts'
import { serve } from '../../../scripts/serve.ts'
import { configuration as portalConfiguration } from '../../contract/configuration.ts'

const configuration = { ...portalConfiguration, services: '/bank', authorization: '/bank' }

const themeScript = 'document.documentElement.className="dark"'
const files = {
  'index.html': `<h1>Home</h1><script>${themeScript}</script><script type="module" src="/assets/main-1.js"></script>`,
  '404.html': '<h1>Not here</h1>',
  'faq/index.html': '<h1>FAQ</h1>',
  'confirm/index.html': '<h1>Activation</h1>',
  'docs/index.html': '<h1>Docs</h1>',
  'docs/baas/index.html': '<h1>BAAS</h1>',
  'docs/api/1/a.b ü/index.html': '<h1>Odd</h1>',
  'docs/api/1/a.b ü.md': '# Odd',
  'docs.md': '# Docs',
  'docs/api/1/2.md': '# A',
  'llms.txt': '# Portal',
  'docs/changelog.xml': '<feed/>',
  '.vite/pages.json': JSON.stringify([
    { pattern: '/', file: 'index.html' },
    { pattern: '/faq', file: 'faq/index.html' },
    { pattern: '/confirm/:key', file: 'confirm/index.html' },
    { pattern: '/docs/api/1/a.b%20%C3%BC', path: '/docs/api/1/a.b%20%C3%BC', file: 'docs/api/1/a.b ü/index.html' },
    { pattern: '/docs/baas/:product?/:service?', path: '/docs/baas', file: 'docs/baas/index.html' },
    { pattern: '/docs', path: '/docs', file: 'docs/index.html' },
    { pattern: '/docs/api/*?', path: '/docs/api', file: 'docs/index.html' },
    { pattern: '*', file: '404.html' },
  ]),
  '.vite/moved.json': JSON.stringify({
    '/docs/api/3000': '/docs/api/transfers',
    '/docs/api/3000/a%20b': '/docs/api/transfers/eft',
    '/docs/api/3000/a%20b.md': '/docs/api/transfers/eft.md',
    '/docs/baas/4000': '/docs/baas/baas-cards',
    '/docs/baas/4000/4001': '/docs/baas/baas-cards/card-list',
  }),
  'assets/main-1.js': 'console.log(1)',
  'assets/main-1.js.br': brotliCompressSync('console.log(1)'),
  'sandbox-worker.js': 'self',
  'portal.json': JSON.stringify(configuration),
}

let folder: string
let portal: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-serve-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  portal = await serve(folder, 0)
})
afterAll(() => {
  portal.close()
  rmSync(folder, { recursive: true })
})

const page = { headers: { accept: 'text/html' } }
const answer = async (path: string, init: RequestInit = page) => {
  const response = await fetch(portal.url + path, { redirect: 'manual', ...init })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}
const header = async (path: string, name: string) => (await fetch(portal.url + path, page)).headers.get(name)

const html = 'text/html;charset=utf-8'
const plain = 'text/plain; charset=utf-8'

it.each([
  ['/', html, '<h1>Home'],
  ['/?utm=1', html, '<h1>Home'],
  ['/faq', html, '<h1>FAQ</h1>'],
  ['/faq/', html, '<h1>FAQ</h1>'],
  ['/FAQ', html, '<h1>FAQ</h1>'],
  ['/confirm/abc-123', html, '<h1>Activation</h1>'],
  ['/confirm/a%2Fb', html, '<h1>Activation</h1>'],
  ['/confirm/a%00b', html, '<h1>Activation</h1>'],
  ['/docs', html, '<h1>Docs</h1>'],
  ['/docs/api/1', html, '<h1>Docs</h1>'],
  ['/docs/api/1/a.b%20%C3%BC', html, '<h1>Odd</h1>'],
  ['/docs/api/1/a.b%20%c3%bc/', html, '<h1>Odd</h1>'],
  ['/docs/api/1/axb%20%C3%BC', html, '<h1>Docs</h1>'],
  ['/docs/baas', html, '<h1>BAAS</h1>'],
  ['/docs/baas/BaaS-Cards/', html, '<h1>BAAS</h1>'],
  ['/docs/baas/baas-cards/card-list', html, '<h1>BAAS</h1>'],
  ['/docs/api/1/a.b%20%C3%BC.md', 'text/markdown; charset=utf-8', '# Odd'],
  ['/portal.json', 'application/json', '{"services":"/bank"'],
])('answers %s', async (path, type, start) => {
  const { status, type: sentType, body } = await answer(path)
  expect({ status, type: sentType, start: body.slice(0, start.length) }).toEqual({ status: 200, type, start })
})

it.each([
  '/nothing',
  '/confirm',
  '/confirm/a/b',
  '/faq/more',
  '/assets/gone.js',
  '/..%2f..%2fetc%2fpasswd',
  '/%',
  '/faq%00',
  '/index.html',
  '/404.html',
  '/faq/index.html',
  '/FAQ/index.HTML',
  '//faq',
  '/faq//',
  '//',
  '/assets/',
])('has the not-found page with status 404 for a person at %s', async (path) => {
  expect(await answer(path)).toEqual({ status: 404, type: 'text/html; charset=utf-8', body: '<h1>Not here</h1>' })
})

it.each(['/docs/baas/nope', '/docs/baas/baas-cards/nope', '/docs/baas/nope/card-list'])(
  'has the page of the section with status 404 for %s, which its catalogue lacks',
  async (path) => {
    expect(await answer(path)).toEqual({ status: 404, type: 'text/html; charset=utf-8', body: '<h1>BAAS</h1>' })
    expect(await header(path, 'Content-Security-Policy')).toBe(await header('/docs/baas', 'Content-Security-Policy'))
    expect(await answer(path, {})).toMatchObject({ status: 404, type: plain })
  },
)

it('leaves it to another bank which products it has', async () => {
  const other = await serve(folder, 0, 'http://127.0.0.1:8787')
  try {
    expect((await fetch(`${other.url}/docs/baas/nope`, page)).status).toBe(200)
  } finally {
    other.close()
  }
})

it.each([
  ['/confirm/abc-123', 'no-referrer'],
  ['/CONFIRM/a%2Fb/', 'no-referrer'],
  ['/docs/api/1', 'strict-origin-when-cross-origin'],
  ['/confirm', 'strict-origin-when-cross-origin'],
])('sends no key as Referer: %s has Referrer-Policy %s', async (path, policy) => {
  expect(await header(path, 'Referrer-Policy')).toBe(policy)
})

it('answers Markdown with its file, and with no page where there is none', async () => {
  expect(await answer('/docs/api/1/2.md', {})).toEqual({
    status: 200,
    type: 'text/markdown; charset=utf-8',
    body: '# A',
  })
  for (const path of ['/docs/api/1/3.md', '/docs/gone.md'])
    expect(await answer(path, page)).toMatchObject({ status: 404, body: '<h1>Not here</h1>' })
})

it('has no page for a script, style or call that is not there', async () => {
  expect(await answer('/assets/gone.js', {})).toEqual({
    status: 404,
    type: plain,
    body: 'There is nothing at this address.\n',
  })
})

it.each([
  ['GET', '/bank/oauth/token'],
  ['POST', '/bank/oauth/token'],
  ['GET', '/sandbox/api/events'],
])('never answers the call %s %s of a sandbox that does not run with a page', async (method, path) => {
  expect(await answer(path, { ...page, method })).toEqual({
    status: 503,
    type: plain,
    body: 'The sandbox is not running in this browser.\n',
  })
})

it('takes no other methods', async () => {
  expect((await answer('/', { method: 'POST' })).status).toBe(405)
})

const redirectOf = async (path: string, { url } = portal) => {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' })
  return [status, headers.get('location'), headers.get('cache-control')]
}

it.each([
  ['/home', '/'],
  ['/home/', '/'],
  ['/HOME', '/'],
  ['/home?utm=1', '/?utm=1'],
])('sends %s to %s', async (path, to) => {
  expect(await redirectOf(path)).toEqual([301, to, 'no-cache'])
})

it.each([
  ['/docs/api-overview', '/docs'],
  ['/docs/API%20Overview/', '/docs'],
  ['/docs/httpMethods', '/docs/http-methods'],
])('old and guessed addresses of doc pages: %s leads to %s', async (path, to) => {
  expect(await redirectOf(path)).toEqual([301, to, 'no-cache'])
})

it.each([
  ['/docs/api/3000', '/docs/api/transfers'],
  ['/docs/api/3000?linked=true', '/docs/api/transfers?linked=true'],
  ['/Docs/API/3000/A%20b/', '/docs/api/transfers/eft'],
  ['/docs/api/3000/a%20b.md', '/docs/api/transfers/eft.md'],
])('addresses with numbers, as the catalogue of the build has them: %s leads to %s', async (path, to) => {
  expect(await redirectOf(path)).toEqual([301, to, 'no-cache'])
})

it('leaves numbers to the page where another bank answers than that of the build', async () => {
  const other = await serve(folder, 0, 'https://bank.test')
  try {
    expect(await redirectOf('/docs/api/3000', other)).toEqual([200, null, 'no-cache'])
  } finally {
    other.close()
  }
})

it('lets a browser keep what has a hash in its name, and nothing else', async () => {
  expect(await header('/assets/main-1.js', 'cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await header('/', 'cache-control')).toBe('no-cache')
  expect(await header('/portal.json', 'cache-control')).toBe('no-cache')
  expect(await header('/sandbox-worker.js', 'cache-control')).toBe('no-cache')
  expect(await header('/sandbox-worker.js', 'service-worker-allowed')).toBe('/')
})

it('sends what was compressed at build', async () => {
  const encoding = await new Promise((resolve) =>
    get(`${portal.url}/assets/main-1.js`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      resolve(response.headers['content-encoding'])
    }),
  )
  expect(encoding).toBe('br')
})

it('names its rules for the browser on every answer', async () => {
  for (const path of ['/', '/nothing', '/assets/main-1.js', '/bank/x']) {
    expect(await header(path, 'x-content-type-options')).toBe('nosniff')
    expect(await header(path, 'referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(await header(path, 'strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  }
})

it('hands out another bank with the settings, and allows calls to it', async () => {
  const other = 'http://127.0.0.1:8787'
  const { url, close } = await serve(folder, 0, other)
  try {
    const settings = await fetch(`${url}/portal.json`)
    const policy = (await fetch(url, page)).headers.get('content-security-policy')
    expect([settings.headers.get('cache-control'), await settings.json()]).toEqual([
      'no-cache',
      { ...configuration, services: other, authorization: other, tryItOut: { api: other, login: other } },
    ])
    expect(policy).toContain(`connect-src 'self' ${other}`)
  } finally {
    close()
  }
})

it('tells its pages where control calls go when it has a key for them, and not the key', async () => {
  const other = 'http://127.0.0.1:9'
  const key = 'a-key-of-16-char'
  const { url, close } = await serve(folder, 0, other, key)
  try {
    const settings = await (await fetch(`${url}/portal.json`)).text()
    expect([JSON.parse(settings).control, settings.includes(key)]).toEqual(['/control', false])
    const reset = await fetch(`${url}/control/sandbox/api/reset`, { method: 'POST' })
    expect(reset.status).toBe(502)
    expect((await fetch(`${portal.url}/control/sandbox/api/reset`, { method: 'POST' })).status).toBe(405)
  } finally {
    close()
  }
})

it('sends each page with its own policy', async () => {
  const sandbox = true
  for (const [path, html, pattern] of [
    ['/', files['index.html'], '/'],
    ['/confirm/abc', '', '/confirm/:key'],
    ['/nothing', '', '*'],
  ] as const)
    expect(await header(path, 'content-security-policy')).toBe(
      securityPolicy({ html, pattern, sandbox }, configuration),
    )
})

it('says which port is taken', async () => {
  const port = Number(new URL(portal.url).port)
  await expect(serve(folder, port)).rejects.toThrow(
    new Error(`Port ${port} is in use. Stop the process that uses it, or choose another with --port.`),
  )
})

it('says so where there is no build', async () => {
  await expect(serve(join(folder, 'assets'), 0)).rejects.toThrow(
    new Error(`${join(folder, 'assets')} holds no build: \`npm run build\` makes one in dist/portal.`),
  )
})

it.each([
  ['{', 'is not JSON: '],
  [
    JSON.stringify({ ...configuration, links: { ...configuration.links, chat: 'javascript:alert(1)' } }),
    'is not usable: links.chat is javascript:alert(1), which is not an http or https address',
  ],
  [JSON.stringify({ ...configuration, services: 5 }), 'is not usable: At path: services -- Expected a string, but'],
])('a page says what is wrong with portal.json, and the server goes on: %s', async (text, words) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = join(folder, 'portal.json')
  writeFileSync(file, text)
  const failed = await fetch(`${portal.url}/faq`, page)
  const id = failed.headers.get('x-request-id')
  const wrong = { status: failed.status, type: failed.headers.get('content-type'), body: await failed.text() }
  writeFileSync(file, JSON.stringify(configuration))
  expect([wrong.status, wrong.type]).toEqual([500, plain])
  expect(wrong.body).toContain(`${file} ${words}`)
  expect(said.mock.calls).toEqual([[expect.stringContaining(`Request ${id} (GET /faq): Error: ${wrong.body.trim()}`)]])
  said.mockRestore()
  expect((await answer('/faq')).status).toBe(200)
})

it.each([
  ['/docs.md', 'text/markdown; charset=utf-8', '# Docs'],
  ['/llms.txt', 'text/plain; charset=utf-8', '# Portal'],
  ['/docs/changelog.xml', 'application/atom+xml', '<feed/>'],
])('%s is %s, for a person as for a program', async (path, type, text) => {
  for (const init of [page, {}]) {
    expect(await answer(path, init)).toEqual({ status: 200, type, body: text })
  }
})
