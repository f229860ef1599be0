import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, get as plainGet, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { securityHeaders } from '../host/securityPolicy.ts'
import { readPages } from '../pages/builtPages.ts'
import { readMoved } from '../pages/movedAddresses.ts'
import { serve } from '../serve.ts'
import type { Totals } from '../support/totals.ts'
import { startNginx } from './realNginx.ts'

interface Question {
  path: string
  accept: string
  encoding: string
  method: string
}

type Answer = Record<string, string | number | undefined>

const compared = [...Object.keys(securityHeaders).map((name) => name.toLowerCase()), 'content-encoding', 'location']

const html = 'text/html,application/xhtml+xml'

/** What a visitor notices: status, type, headers, compression and, of what is found, the bytes. */
async function noticed(response: IncomingMessage): Promise<Answer> {
  const hash = createHash('sha256')
  for await (const chunk of response) hash.update(chunk as Buffer)
  const { statusCode: status, headers } = response
  const type = headers['content-type']?.replaceAll(/\s/g, '').toLowerCase()
  const found = status === 200
  const shown = found || status === 404
  return {
    status,
    type: shown ? type?.replace(/^(?!text\/html)(.*);.*/, '$1') : undefined,
    ...Object.fromEntries(compared.map((name) => [name, headers[name]?.toString()])),
    policy: shown ? headers['content-security-policy']?.toString() : undefined,
    cache: found ? headers['cache-control'] : undefined,
    body: shown ? hash.digest('hex') : undefined,
  }
}

const asked = (send: typeof plainRequest, options: object, { path, accept, encoding, method }: Question) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host: 'localhost', accept, ...(encoding && { 'accept-encoding': encoding }) }
    send({ ...options, path, method, headers }, (response) => noticed(response).then(resolve, reject))
      .once('error', reject)
      .end()
  })

function questions(folder: string, brotli: boolean): Question[] {
  const pages = readPages(folder).flatMap(({ pattern, path }) => (pattern === '*' ? [] : [path]))
  const varied = [
    '/confirm/a-key',
    '/confirm/a%2Fb',
    '/changepassword/a-key',
    '/docs/api/product',
    '/docs/api/product/service/',
    '/DOCS',
    '/docs/API',
    '/dashboard?page=home',
  ]
  const missing = [
    '/nothing',
    '/confirm',
    '/confirm/a/b',
    '/faq/more',
    '/assets/',
    '/.vite/pages.json',
    '/assets/gone.js',
  ]
  const noAddress = [
    '/docs/api/1/2/3',
    '/docs/api/nope',
    '/docs//1',
    '/index.html',
    '/faq/index.html',
    '//faq',
    '/faq//',
    '//dashboard?page=home',
  ]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|svg|json|md|txt|xml)$/.test(name) && !name.startsWith('.'))
    .map((name) => encodeURI(`/${name.replaceAll('\\', '/')}`))
  const encodings = [...(brotli ? ['gzip, deflate, br, zstd'] : []), 'gzip', '']
  const get = (path: string, accept: string, encoding: string): Question => ({ path, accept, encoding, method: 'GET' })
  return [
    ...[...pages, ...varied, '/faq/', '/?utm=1'].flatMap((path) =>
      encodings.map((encoding) => get(path, html, encoding)),
    ),
    ...files.flatMap((path) => encodings.map((encoding) => get(path, '*/*', encoding))),
    ...missing.flatMap((path) => [get(path, html, ''), get(path, '*/*', '')]),
    ...[
      ...noAddress,
      '/home',
      '/home/',
      '/HOME',
      '/docs/api-overview',
      '/docs/API_Overview/',
      '/docs/passwordFlow',
      '/docs/passwordFlow?from=a',
      ...Object.keys(readMoved(folder)).flatMap((path) => [path, `${path}/?linked=true`]),
    ].map((path) => get(path, html, '')),
    { path: '/', accept: html, encoding: '', method: 'HEAD' },
    { path: '/faq', accept: html, encoding: '', method: 'POST' },
  ]
}

const differences = (expected: Answer, got: Answer) =>
  Object.keys(expected)
    .filter((key) => expected[key] !== got[key])
    .map((key) => `${key}: nginx says ${got[key]}, our server ${expected[key]}`)

const redirectOf = (port: number) =>
  new Promise<string>((resolve, reject) => {
    plainGet({ host: '127.0.0.1', port, path: '/faq?a=1', headers: { host: 'evil.test' } }, (response) => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.location}`)
    }).once('error', reject)
  })

/** Asks a real nginx and our own server the same things about a build; every difference is a failure. */
export async function checkNginx(folder: string): Promise<Totals> {
  const nginx = await startNginx(folder)
  const ours = await serve(folder, 0)
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
  const judge = (name: string, wrong: string[]) => {
    totals[wrong.length === 0 ? 'passed' : 'failed'] += 1
    if (wrong.length > 0) console.log(`FAIL  ${name}\n      ${wrong.join('\n      ')}`)
  }
  const secure = { host: 'localhost', port: nginx.port, ca: nginx.certificate, family: 4 }
  const { hostname, port } = new URL(ours.url)
  try {
    if (!nginx.brotli) console.log('This nginx has no brotli module: only gzip is compared.')
    for (const question of questions(folder, nginx.brotli)) {
      const expected = await asked(plainRequest, { host: hostname, port }, question)
      const got = await asked(secureRequest as typeof plainRequest, secure, question)
      const { method, path, encoding, accept } = question
      judge(
        `${method} ${path} (${encoding || 'plain'}, ${accept === html ? 'page' : 'file'})`,
        differences(expected, got),
      )
    }
    const redirect = await redirectOf(nginx.plainPort)
    judge('http leads to https', redirect === '308 https://developers.example.com/faq?a=1' ? [] : [redirect])
  } finally {
    ours.close()
    nginx.stop()
  }
  return totals
}
