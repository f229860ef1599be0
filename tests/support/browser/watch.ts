import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** Everything that a quiet portal never does, written down by every page and worker of a context. */
export interface Watch {
  /** Lets what matches happen in this test: a test that provokes a failure says so. */
  allow(pattern: RegExp): void
  wrong(): string[]
}

const loud = new Set(['error', 'assert'])

/** A cancelled read is no failure: screens abort theirs when they are left. */
const isCancelled = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED'

/** A browser with windows asks for an icon of `openBank`'s text file, which has no head to name one. */
const isOwnIcon = (message: ConsoleMessage): boolean => message.location().url.endsWith('/favicon.ico')

export async function watch(context: BrowserContext, origins: string[]): Promise<Watch> {
  const seen: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message: ConsoleMessage) => {
    if (isOwnIcon(message)) return
    if (loud.has(message.type())) seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error()}`))
  context.on('requestfailed', (request) => {
    if (!isCancelled(request)) seen.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && !origins.includes(origin))
      seen.push(`request left the origin: ${request.url()}`)
  })
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isBank = /^\/(bank|sandbox\/api)\//.test(pathname)
    if (isBank && (response.status() === 404 || !response.fromServiceWorker()))
      seen.push(`unhandled request: ${response.request().method()} ${pathname} ${response.status()}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      reportError(new Error(`policy violation: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`))
    })
  })
  return {
    allow: (pattern) => void allowed.push(pattern),
    wrong: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
