import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lookup } from 'mrmime'
import { portOf } from '../mocks/hosts/server/serverOptions.ts'
import { guardRequest, keepServing } from '../mocks/hosts/server/uncaughtErrors.ts'
import { isUnder } from '../mocks/http/paths.ts'
import { changelogFeedPath } from '../src/rules/docs/changelog.ts'
import { redirectOf } from '../src/rules/routes/redirects.ts'
import { type BuiltFile, type LoadedBuild, watchBuild } from './host/builtFiles.ts'
import { cacheControlOf, notStored, revalidated } from './host/cacheControl.ts'
import { controlProxy, controlProxyPath } from './host/controlProxy.ts'
import { isSection, knownPages } from './host/knownPages.ts'
import { portalPort } from './host/portalPort.ts'
import { configurationOf } from './host/readConfiguration.ts'
import { parseJson } from './host/readJson.ts'
import { redirectsOf } from './host/redirectsOf.ts'
import { referrerPolicy, sandboxWorkerFile, securityHeaders, securityPolicy } from './host/securityPolicy.ts'
import { addressesOf, type BuiltPage } from './pages/builtPages.ts'
import type { MovedAddresses } from './pages/movedAddresses.ts'
import { endWith, readOptions } from './support/options.ts'

const notFound = '404.html'

/** Paths that only the sandbox's worker answers: without it there is nothing, and certainly no page. */
const sandboxCalls = /^\/(?:bank|sandbox\/api)(?:\/|$)/

/** What would be answered with a page's file by its name: a page has one address, and that is its route's. */
const namesFile = /\/$|\/\/|\.html$/i

/** Which file answers which pattern, by the route table that the build leaves beside its manifest. */
function pageFinder(pages: readonly BuiltPage[]): (path: string) => string | undefined {
  const routes = pages
    .filter(({ file }) => file !== notFound)
    .map((page) => ({ addresses: addressesOf(page), file: page.file }))
  return (path) => routes.find(({ addresses }) => addresses.test(path))?.file
}

/** As addresses of pages match: in any case, with a slash at the end or without. */
const comparable = (path: string) => path.toLowerCase().replace(/\/$/, '')

function movedFinder(moved: MovedAddresses): (path: string) => string | undefined {
  const addresses = new Map(Object.entries(moved).map(([from, to]) => [comparable(from), to]))
  return (path) => addresses.get(comparable(path))
}

/** A page as Markdown, and the feed, are files or nothing, though the address of a service may be anything. */
const namesText = /^\/docs\/(?:.*\.md|changelog\.xml)$/i

const wantsPage = (request: IncomingMessage): boolean => (request.headers.accept ?? '').includes('text/html')

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': notStored })
  response.end(`${words}\n`)
}

const encodings = [
  { name: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
  { name: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i },
]

/** What the build has compressed already, if the client takes it. */
function encodedFile(build: LoadedBuild, path: string, accepted = '') {
  for (const { name, suffix, accepted: pattern } of encodings) {
    const file = pattern.test(accepted) ? build.file(path + suffix) : undefined
    if (file) return { file, encoding: name }
  }
  const file = build.file(path)
  return file && { file, encoding: undefined }
}

function typeOf(path: string): string {
  if (path.endsWith('.md')) return 'text/markdown; charset=utf-8'
  if (path === changelogFeedPath.slice(1)) return 'application/atom+xml'
  if (path.endsWith('.txt')) return 'text/plain; charset=utf-8'
  const type = lookup(path) ?? 'application/octet-stream'
  return type === 'text/html' ? `${type};charset=utf-8` : type
}

function sendFile(
  { method, headers: { 'if-none-match': known } }: IncomingMessage,
  response: ServerResponse,
  { content, etag, modified }: BuiltFile,
): void {
  response.setHeader('ETag', etag)
  response.setHeader('Last-Modified', modified)
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    response.removeHeader('Content-Type')
    response.removeHeader('Content-Encoding')
    return void response.writeHead(304).end()
  }
  response.writeHead(200, { 'Content-Length': content.length }).end(method === 'HEAD' ? undefined : content)
}

/** The path of a file in the build; undefined where none can be: no file system takes the character NUL. */
function fileName(pathname: string): string | undefined {
  try {
    const name = decodeURI(pathname).slice(1)
    return name.includes('\0') ? undefined : name
  } catch {
    return undefined
  }
}

/** One handler for a built folder: pages by route, compressed files, security headers, a 404 that is one. */
function handler(
  folder: string,
  bank?: string,
  controlKey?: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const control = bank === undefined || controlKey === undefined ? undefined : controlProxy(bank, controlKey)
  const current = watchBuild(folder)
  const tables = new WeakMap<LoadedBuild, ReturnType<typeof tablesOf>>()
  const tablesOf = ({ pages, moved }: LoadedBuild) => ({
    // Another bank may have other products.
    pageOf: pageFinder(bank === undefined ? knownPages(pages, moved) : pages),
    sectionOf: pageFinder(pages.filter(isSection)),
    redirects: redirectsOf(pages),
    movedTo: movedFinder(bank === undefined ? moved : {}),
    patterns: new Map(pages.map(({ file, pattern }) => [file, pattern])),
    referrerPolicies: new Map(pages.map(({ file, pattern }) => [file, referrerPolicy(pattern)])),
  })
  const tablesFor = (build: LoadedBuild) => {
    const found = tables.get(build) ?? tablesOf(build)
    tables.set(build, found)
    return found
  }
  const configuration = (build: LoadedBuild) => {
    const file = join(folder, 'portal.json')
    return configurationOf(
      file,
      parseJson(file, build.file('portal.json')?.content.toString() ?? ''),
      bank,
      control && controlProxyPath,
    )
  }
  const html = (build: LoadedBuild, page: string): string => build.file(page)?.content.toString() ?? ''
  const policyOf = (build: LoadedBuild, page: string): string =>
    securityPolicy(
      {
        html: html(build, page),
        pattern: tablesFor(build).patterns.get(page) ?? '*',
        sandbox: build.file(sandboxWorkerFile) !== undefined,
      },
      configuration(build),
    )

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    const { url = '/' } = request
    const [pathname = '/'] = url.split('?')
    const search = url.slice(pathname.length)
    if (control && isUnder(controlProxyPath, pathname)) return control(request, response)
    if (sandboxCalls.test(pathname)) return refuse(response, 503, 'The sandbox is not running in this browser.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.')
    const named = namesFile.test(pathname) ? undefined : fileName(pathname)
    const build = current(named ?? notFound)
    const { pageOf, sectionOf, redirects, movedTo, referrerPolicies } = tablesFor(build)
    const elsewhere = redirectOf(pathname, redirects) ?? movedTo(pathname)
    if (elsewhere !== undefined) {
      const location = `${elsewhere}${search}`
      return void response.writeHead(301, { Location: location, 'Cache-Control': revalidated }).end()
    }
    if (bank !== undefined && pathname === '/portal.json') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': revalidated })
      return void response.end(JSON.stringify(configuration(build)))
    }
    const isText = namesText.test(pathname)
    const page = isText ? undefined : pageOf(pathname)
    const path = page ?? named
    const found =
      path === undefined ? undefined : encodedFile(build, path, request.headers['accept-encoding']?.toString())
    if (path === undefined || !found) {
      if (!wantsPage(request)) return refuse(response, 404, 'There is nothing at this address.')
      const shown = (isText ? undefined : sectionOf(pathname)) ?? notFound
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': revalidated,
        'Content-Security-Policy': policyOf(build, shown),
      })
      return void response.end(request.method === 'HEAD' ? undefined : html(build, shown))
    }
    response.setHeader('Content-Type', typeOf(path))
    response.setHeader('Vary', 'Accept-Encoding')
    if (found.encoding) response.setHeader('Content-Encoding', found.encoding)
    response.setHeader('Cache-Control', cacheControlOf(path))
    if (path === sandboxWorkerFile) response.setHeader('Service-Worker-Allowed', '/')
    if (path.endsWith('index.html')) response.setHeader('Content-Security-Policy', policyOf(build, path))
    const referrer = referrerPolicies.get(path)
    if (referrer) response.setHeader('Referrer-Policy', referrer)
    sendFile(request, response, found.file)
  }
}

/**
 * Serves a built folder on this machine only. Port 0 takes any free one. Rejects when the port is taken or the folder
 * holds no build.
 *
 * @param bank base address of the bank's services, in place of those of portal.json
 * @param controlKey with which this host sends the control calls of its pages to the bank
 */
export async function serve(
  folder: string,
  port: number,
  bank?: string,
  controlKey?: string,
): Promise<{ url: string; close: () => void }> {
  const handle = handler(folder, bank, controlKey)
  const server = createServer((request, response) =>
    guardRequest(
      request,
      response,
      () => handle(request, response),
      (error) => refuse(response, 500, error instanceof Error ? error.message : String(error)),
    ),
  )
  return new Promise((resolve, reject) => {
    server.on('error', (error) => {
      if (server.listening) return console.error(error.message)
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is in use. Stop the process that uses it, or choose another with --port.`)
          : error,
      )
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
    port: { type: 'string', default: portalPort },
  })
  try {
    const { url } = await serve(dir, portOf(port))
    keepServing()
    console.log(`${dir} is at ${url}`)
  } catch (error) {
    endWith(error)
  }
}
