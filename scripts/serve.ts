import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'regexparam'
import sirv from 'sirv'
import { portOf } from '../mocks/serverOptions.ts'
import { hostRedirects } from '../src/rules/hostRedirects.ts'
import { redirectOf } from '../src/rules/redirects.ts'
import { endWith, readOptions } from './options.ts'
import { readConfiguration } from './readConfiguration.ts'
import { referrerPolicy, securityHeaders, securityPolicy } from './securityPolicy.ts'
import { readPages } from './sitemap.ts'

const notFound = '404.html'

/** Paths that only the sandbox's worker answers: without it there is nothing, and certainly no page. */
const sandboxCalls = /^\/(?:bank|sandbox\/api)(?:\/|$)/

/** What would be answered with a page's file by its name: a page has one address, and that is its route's. */
const namesFile = /\/$|\/\/|\.html$/i

/** The route table that the build leaves beside its manifest: which file answers which pattern. */
function pageFinder(folder: string): (path: string) => string | undefined {
  const routes = readPages(folder)
    .filter(({ file }) => file !== notFound)
    .map(({ pattern, file }) => ({ ...parse(pattern), file }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.file
}

/** A page as Markdown is a file or nothing, though the address of a service may be anything. */
const namesMarkdown = /^\/docs\/.*\.md$/i

const wantsPage = (request: IncomingMessage): boolean => (request.headers.accept ?? '').includes('text/html')

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${words}\n`)
}

const textType = (path: string) => `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`

/** One handler for a built folder: pages by route, compressed files, security headers, a 404 that is one. */
function handler(folder: string, bank?: string): (request: IncomingMessage, response: ServerResponse) => void {
  const pageOf = pageFinder(folder)
  const referrerPolicies = new Map(readPages(folder).map(({ file, pattern }) => [`/${file}`, referrerPolicy(pattern)]))
  const html = (page: string): string => readFileSync(join(folder, page), 'utf8')
  const policyOf = (page: string): string => securityPolicy(html(page), readConfiguration(folder, bank))
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      if (/\.(?:md|txt)$/.test(path)) response.setHeader('Content-Type', textType(path))
      const immutable = path.startsWith('/assets/')
      response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (path === '/sandbox-worker.js') response.setHeader('Service-Worker-Allowed', '/')
      if (path.endsWith('/index.html')) response.setHeader('Content-Security-Policy', policyOf(path))
      const referrer = referrerPolicies.get(path)
      if (referrer) response.setHeader('Referrer-Policy', referrer)
    },
  })

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    const [pathname = '/'] = (request.url ?? '/').split('?')
    if (sandboxCalls.test(pathname)) return refuse(response, 503, 'The sandbox is not running in this browser.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.')
    const elsewhere = redirectOf(pathname, hostRedirects)
    if (elsewhere !== undefined) return void response.writeHead(301, { Location: elsewhere }).end()

    if (bank !== undefined && pathname === '/portal.json') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
      return void response.end(JSON.stringify(readConfiguration(folder, bank)))
    }
    const page = namesMarkdown.test(pathname) ? undefined : pageOf(pathname)
    const missing = () => {
      if (!wantsPage(request)) return refuse(response, 404, 'There is nothing at this address.')
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policyOf(notFound),
      })
      response.end(request.method === 'HEAD' ? undefined : html(notFound))
    }
    if (!page && namesFile.test(pathname)) return missing()
    if (page) request.url = `/${page}`
    files(request, response, missing)
  }
}

/**
 * Serves a built folder on this machine only. Port 0 takes any free one. Rejects when the port is taken or the folder
 * holds no build.
 *
 * @param bank base address of the bank's services, in place of those of portal.json
 */
export async function serve(folder: string, port: number, bank?: string): Promise<{ url: string; close: () => void }> {
  const handle = handler(folder, bank)
  const server = createServer((request, response) => {
    try {
      handle(request, response)
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      console.error(words)
      refuse(response, 500, words)
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken: end what uses it, or choose another with --port.`) : error)
    })
    server.listen(port, 'localhost', () => {
      const { port: taken } = server.address() as AddressInfo
      resolve({ url: `http://localhost:${taken}`, close: () => server.close() })
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { dir, port } = readOptions({
    dir: { type: 'string', default: 'dist/portal' },
    port: { type: 'string', default: '4173' },
  })
  try {
    const { url } = await serve(dir, portOf(port))
    console.log(`${dir} is at ${url}`)
  } catch (error) {
    endWith(error)
  }
}
