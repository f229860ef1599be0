import { afterEach, expect, test, vi } from 'vitest'
import { failureOf, loadCode } from '../../../../../src/ui/kit/states/failure.ts'

const chunk = 'https://portal.test/assets/faq-1.js'
const chromium = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)
const firefox = new TypeError(`error loading dynamically imported module: ${chunk}`)
const safari = new TypeError('Importing a module script failed.')
const safariHtml = new TypeError("'text/html' is not a valid JavaScript MIME type.")
const answers = [
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
]

afterEach(() => vi.unstubAllGlobals())

const entry = '/assets/index-old.js'
const page = (script: string) => () =>
  new Response(`<script type="module" crossorigin src="${script}"></script>`, {
    headers: { 'Content-Type': 'text/html' },
  })
const script = () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
const noConnection = () => {
  throw new TypeError('Failed to fetch')
}

/** The kind of a failed load while the server answers like this, and what it was asked. */
async function kindOf(error: unknown, server: Record<string, () => Response> = {}, source: string | null = entry) {
  const asked: string[] = []
  vi.stubGlobal('document', { querySelector: () => source && { getAttribute: () => source } })
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push(`${url} ${cache}`)
    return (server[url] ?? noConnection)()
  })
  const failure = await loadCode(() => Promise.reject(error)).catch(failureOf)
  return { failure, asked }
}

test.each([chromium, firefox, safari, safariHtml, ...answers])('without a connection: %s', async (error) => {
  const { failure } = await kindOf(error)
  expect(failure).toBe('offline')
})

const gone = (status: number) => () => new Response(null, { status })

test.each([chromium, firefox])('the chunk is gone from a server that answers: %s', async (error) => {
  for (const answer of [gone(404), gone(410), page(entry)])
    expect(await kindOf(error, { [chunk]: answer })).toEqual({ failure: 'outdated', asked: [`${chunk} no-store`] })
})

test.each([chromium, safari, safariHtml, ...answers])('the home page has another entry: %s', async (error) => {
  const { failure } = await kindOf(error, { [chunk]: script, '/': page('/assets/index-new.js') })
  expect(failure).toBe('outdated')
})

test.each<[name: string, server: Record<string, () => Response>, source?: null]>([
  ['the chunk comes now', { [chunk]: script, '/': page(entry) }],
  ['the server is in trouble', { [chunk]: gone(503), '/': gone(503) }],
  ['only the chunk answers', { [chunk]: script }],
  ['a page without an entry', { [chunk]: script, '/': page('/assets/index-new.js') }, null],
])('no newer version is seen: %s', async (_, server, source) => {
  expect(await kindOf(chromium, server, source)).toEqual({
    failure: 'offline',
    asked: [`${chunk} no-store`, ...(source === null ? [] : ['/ no-store'])],
  })
})

test('a server that does not answer costs five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('Timeout')))
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason))
  await expect(loadCode(() => Promise.reject(chromium))).rejects.toBe(chromium)
  expect(timeout.mock.calls).toEqual([[5000]])
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('Failed to fetch'),
  new SyntaxError('Unexpected token'),
  'Load failed',
  undefined,
])('a chunk that came and has a bug: %s', async (error) => {
  expect(await kindOf(error, { '/': page('/assets/index-new.js') })).toEqual({ failure: 'bug', asked: [] })
})

test('what loads is handed on', async () => {
  expect(await loadCode(async () => 'code')).toBe('code')
})
