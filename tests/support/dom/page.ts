import { existsSync, readFileSync, statSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { extname, join } from 'node:path'
import { Script } from 'node:vm'
import type {
  BrowserContext,
  Page,
  Request as PlaywrightRequest,
  Response as PlaywrightResponse,
} from '@playwright/test'
import { Browser, type BrowserPage, type BrowserWindow, Location } from 'happy-dom'
import { handleMounted } from '../../../mocks/hosts/mount.ts'
import { isSandboxPath } from '../../../mocks/http/paths.ts'
import type { Kernel } from '../../../mocks/kernel/kernel.ts'
import { hostRedirects } from '../../../src/rules/routes/hostRedirects.ts'
import { redirectOf } from '../../../src/rules/routes/redirects.ts'
import { changesChannel, type SandboxChanges } from '../../../src/rules/sandbox/sandbox.ts'
import {
  giveCalls,
  giveCrypto,
  giveElements,
  giveIndexedDb,
  giveServiceWorker,
  giveSizes,
  giveTimers,
  type Realm,
} from './browserApis.ts'
import { withoutModules } from './bundle.ts'
import { createChannels } from './channels.ts'
import { deadLinks } from './deadLinks.ts'
import { detoursWithoutReturn } from './detours.ts'
import type { Driver } from './driver.ts'
import { createFocusWatch } from './focus.ts'
import { height, width } from './hiddenElements.ts'
import { createIntersections } from './intersections.ts'
import { defaultTimeout, type Found, keysOf, Locator, typed } from './locator.ts'
import { longTexts } from './longTexts.ts'
import './pseudoClasses.ts'
import './validity.ts'
import { type Answer, type Call, type Handler, matches, type Pattern, requestOf, routed } from './routes.ts'

export const origin = 'http://localhost:4173'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown',
}

// As browsers have them: libraries copy a location by its properties.
for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(Location.prototype)))
  if (get) Object.defineProperty(Location.prototype, name, { enumerable: true })

const read = new Map<string, Answer>()

/** A file of the build, as the server answers it. */
function fileAt(build: string, pathname: string): Answer {
  const known = read.get(build + pathname)
  if (known) return known
  const exact = join(build, decodeURIComponent(pathname))
  const file = existsSync(exact) && statSync(exact).isDirectory() ? join(exact, 'index.html') : exact
  if (!existsSync(file))
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'There is nothing here.' }
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' }
  const text = readFileSync(file, 'utf8')
  const answer: Answer = { status: 200, headers, body: file.endsWith('.html') ? withoutModules(text) : text }
  read.set(build + pathname, answer)
  return answer
}

/** What React has begun is shown, with the effects that follow: a person is slower than either. */
async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

type Listener = (...parameters: never[]) => void

interface Options {
  build: string
  /** All of its modules (bundle.ts). */
  portal: Script
  /** For the page's `testDriver` (pageDriver.ts). */
  driver: Script
  /** Of an element itself, whatever it is in (hiddenElements.ts). */
  isHidden(element: Element): boolean
  /** The file of an address that is a page. */
  pageOf(pathname: string): string | undefined
  kernel: Kernel
}

interface Cookie {
  name: string
  value: string
}

/** What a page gives a test: data, and of an object of a class its own properties, as Playwright has it. */
function copyOf(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result
  const isData = ['[object Object]', '[object Array]'].includes(Object.prototype.toString.call(result))
  return structuredClone(isData ? result : { ...result })
}

/** A page of the built portal in a DOM without a browser, with those calls of Playwright's page that need no layout. */
export class DomPage implements Found {
  readonly browser: Browser
  private readonly tab: BrowserPage
  private readonly initScripts: string[] = []
  private readonly routes: { pattern: Pattern; handler: Handler }[] = []
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly channels: ReturnType<typeof createChannels>
  private readonly intersections = createIntersections()
  readonly comeTo = this.intersections.comeTo
  /** happy-dom's own, which what it asks for by itself must be. */
  private readonly ownResponses = new WeakMap<BrowserWindow, BrowserWindow['Response']>()
  readonly wrong: string[]
  /** Of this browser. */
  private readonly pages: DomPage[]
  /** happy-dom's windows have storages of their own. */
  private readonly storages: Partial<Record<'localStorage' | 'sessionStorage', Storage>> = {}

  /** In a browser of its own, or in that of its first page. */
  constructor(
    private readonly options: Options,
    private readonly first?: DomPage,
  ) {
    this.pages = first?.pages ?? []
    this.pages.push(this)
    this.channels = first?.channels ?? createChannels()
    this.wrong = first?.wrong ?? []
    const pageOf = (window: BrowserWindow): DomPage => this.pages.find((page) => page.window === window) ?? this
    if (first) this.browser = first.browser
    else
      this.browser = new Browser({
        settings: {
          enableJavaScriptEvaluation: true,
          suppressInsecureJavaScriptEnvironmentWarning: true,
          disableCSSFileLoading: true,
          handleDisabledFileLoadingAsSuccess: true,
          navigation: { beforeContentCallback: (window: BrowserWindow) => pageOf(window).prepare(window) },
          viewport: { width, height },
          device: { prefersColorScheme: 'light', prefersReducedMotion: 'reduce' },
          fetch: {
            interceptor: {
              beforeAsyncRequest: async ({ request, window }) => {
                const page = pageOf(window)
                const url = new URL(request.url)
                const { status, headers, body } =
                  request.method === 'GET' &&
                  !isSandboxPath(url.pathname) &&
                  !page.routes.some(({ pattern }) => matches(pattern, request.url, origin))
                    ? page.file(url.pathname)
                    : await page.answer({
                        url: request.url,
                        method: request.method,
                        headers: Object.fromEntries(request.headers),
                        body: request.method === 'GET' ? null : await request.text(),
                      })
                const OwnResponse = page.ownResponses.get(window) ?? window.Response
                return new OwnResponse(body as string, { status, headers })
              },
            },
          },
        },
      } as ConstructorParameters<typeof Browser>[0])
    this.tab = this.browser.newPage()
    if (first) return
    const changes = new this.channels.BroadcastChannel(changesChannel)
    options.kernel.subscribe((tables) => changes.postMessage({ tables: [...tables] } satisfies SandboxChanges))
  }

  private get window(): BrowserWindow & { testDriver?: Driver } {
    return this.tab.mainFrame?.window
  }

  private file(pathname: string): Answer {
    const page = /^(?:\.html)?$/.test(extname(pathname)) ? this.options.pageOf(pathname) : undefined
    return fileAt(this.options.build, page === undefined ? pathname : `/${page}`)
  }

  private emit(event: string, ...parameters: unknown[]) {
    for (const listener of this.listeners.get(event) ?? []) listener(...(parameters as never[]))
  }

  /** As Chromium writes it into the console. */
  private tellFailed({ url }: Call, why: string) {
    this.wrong.push(`console.error: Failed to load resource: ${why} (${url})`)
  }

  private async answer(call: Call, signal?: AbortSignal): Promise<Answer> {
    let failure: string | null = null
    const request = requestOf(call, () => failure)
    if (new URL(call.url).origin !== origin) this.wrong.push(`request left the origin: ${call.url}`)
    this.emit('request', request)
    const direct = async (): Promise<Answer> => {
      const url = new URL(call.url)
      if (!isSandboxPath(url.pathname)) return this.file(url.pathname)
      const { method, headers, body } = call
      const response = await handleMounted(
        this.options.kernel,
        new Request(url, { method, headers, body, ...(signal && { signal }) }),
      )
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: new Uint8Array(await response.arrayBuffer()),
      }
    }
    const route = this.routes.findLast(({ pattern }) => matches(pattern, call.url, origin))
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      const answer = await Promise.race([stopped, route ? routed(route.handler, request, direct) : direct()])
      const { status } = answer
      if (status >= 400)
        this.tellFailed(call, `the server responded with a status of ${status} (${STATUS_CODES[status] ?? ''})`)
      const { pathname } = new URL(call.url)
      if (status === 404 && isSandboxPath(pathname))
        this.wrong.push(`unhandled request: ${call.method} ${pathname} 404`)
      this.emit('response', { status: () => answer.status, url: () => call.url, request: () => request })
      return answer
    } catch (error) {
      failure = signal?.aborted ? 'net::ERR_ABORTED' : 'net::ERR_FAILED'
      if (!signal?.aborted) {
        this.tellFailed(call, failure)
        this.wrong.push(`request failed: ${call.url} ${failure}`)
      }
      this.emit('requestfailed', request)
      throw error
    }
  }

  /** What a browser has and happy-dom lacks, or has with a browser's cost; then what the test adds. */
  private prepare(window: BrowserWindow) {
    const { wrong } = this
    const realm = window as unknown as Realm
    const reported = (error: unknown) => String(Reflect.get(Object(error), 'stack') ?? error)
    const complain = (error: unknown) => wrong.push(`uncaught: ${reported(error)}`)
    /** Nothing of a page goes on once it was left. */
    const isOpen = () => !this.isClosed && this.window === window
    this.ownResponses.set(window, window.Response)
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(realm, name, { configurable: true, value: this.storageOf(name, window) })
    giveCalls(realm, this.answer.bind(this), isOpen)
    giveTimers(realm, isOpen)
    giveElements(realm)
    giveSizes(realm, this.isHidden.bind(this))
    giveCrypto(realm)
    giveServiceWorker(realm)
    giveIndexedDb(realm)
    Object.assign(realm, {
      reportError: complain,
      BroadcastChannel: this.channels.BroadcastChannel,
      IntersectionObserver: this.intersections.IntersectionObserver,
    })
    window.addEventListener('error', (event) => complain(Reflect.get(event, 'error')))
    window.addEventListener('unhandledrejection', (event) => complain(Reflect.get(event, 'reason')))
    for (const method of ['error', 'assert'] as const)
      realm.console[method] = (...words: unknown[]) =>
        void wrong.push(`console.${method}: ${words.map(reported).join(' ')}`)
    const { requestAnimationFrame } = realm
    for (const script of this.initScripts) this.tab.evaluate(script)
    // happy-dom opens the page in the next frame, also where a test has stopped the page's time.
    const ofTest = realm.requestAnimationFrame
    realm.requestAnimationFrame = (run) => {
      realm.requestAnimationFrame = ofTest
      return requestAnimationFrame.call(realm, (time) => {
        run(time)
        // As a module runs, once the page is read; the bank's pages and text files have no portal.
        if (realm.document.getElementById('portal')) this.tab.evaluate(this.options.portal)
      })
    }
  }

  /** Pages have one `localStorage`, and hear of what another writes there. */
  private storageOf(name: 'localStorage' | 'sessionStorage', window: BrowserWindow): Storage {
    const keeper = name === 'localStorage' ? (this.first ?? this) : this
    const storage = keeper.storages[name] ?? (window[name] as unknown as Storage)
    keeper.storages[name] = storage
    if (name === 'sessionStorage' || this.pages.length === 1) return storage
    const others = () => this.pages.filter((page) => page !== this)
    return new Proxy(storage, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'function') return found
        return (...parameters: string[]) => {
          const result: unknown = Reflect.apply(found, target, parameters)
          const [key, newValue] = parameters
          if (name === 'setItem' || name === 'removeItem' || name === 'clear')
            for (const { window } of others())
              window.dispatchEvent(
                new window.StorageEvent('storage', {
                  ...(key !== undefined && { key }),
                  ...(newValue !== undefined && { newValue }),
                }),
              )
          return result
        }
      },
    })
  }

  driver(): Driver {
    const known = this.window.testDriver
    if (known) return known
    this.tab.evaluate(this.options.driver)
    const { testDriver } = this.window as { testDriver?: Driver }
    if (!testDriver) throw new Error('The page has no driver')
    const { find, isVisible } = testDriver
    testDriver.find = (selector) => this.atOnce(() => find(selector))
    testDriver.isVisible = (element) => this.atOnce(() => isVisible(element))
    return testDriver
  }

  /** While nothing can change, each element is asked once. */
  private known: Map<Element, boolean> | undefined
  private atOnce<Result>(look: () => Result): Result {
    this.known = new Map()
    try {
      return look()
    } finally {
      this.known = undefined
    }
  }
  private isHidden(element: Element): boolean {
    const isHidden = this.known?.get(element) ?? this.options.isHidden(element)
    this.known?.set(element, isHidden)
    return isHidden
  }

  async until<Result>(look: () => Result | undefined, what: () => string, timeout = defaultTimeout): Promise<Result> {
    const end = performance.now() + timeout
    await settled()
    for (let wait = 0; ; wait = Math.min(wait + 2, 20)) {
      let reason: unknown
      try {
        const found = look()
        if (found !== undefined) return found
      } catch (error) {
        reason = error
      }
      if (performance.now() > end) throw reason ?? new Error(`waited ${timeout} ms for: ${what()}`)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  async goto(address: string) {
    const url = new URL(address, origin)
    // As the host does.
    const elsewhere = redirectOf(url.pathname, hostRedirects)
    await this.tab.goto(elsewhere === undefined ? url.href : new URL(elsewhere, origin).href)
    this.entered = this.url().split('#')[0] ?? ''
  }
  async reload() {
    await this.tab.reload()
  }
  async goBack() {
    this.window.history.back()
    await new Promise((resolve) => setImmediate(resolve))
  }
  async goForward() {
    this.window.history.forward()
    await new Promise((resolve) => setImmediate(resolve))
  }
  url() {
    return this.tab.url
  }
  async title() {
    return this.window.document.title
  }
  async content() {
    return this.tab.content
  }

  locator(selector: string | Locator, filter?: Parameters<Locator['locator']>[1]) {
    return this.everywhere.locator(selector, filter)
  }
  private everywhere = new Locator(this, '')
  getByRole = this.everywhere.getByRole.bind(this.everywhere)
  getByLabel = this.everywhere.getByLabel.bind(this.everywhere)
  getByText = this.everywhere.getByText.bind(this.everywhere)
  getByPlaceholder = this.everywhere.getByPlaceholder.bind(this.everywhere)
  getByTestId = this.everywhere.getByTestId.bind(this.everywhere)

  private readonly focus = createFocusWatch(
    {
      driver: () => this.driver(),
      document: () => (this.isClosed ? undefined : (this.window.document as unknown as Document)),
    },
    (what) => this.wrong.push(what),
  )
  /** An address that a test itself asked for may lead nowhere. */
  private entered = ''
  private checkLinks() {
    const document = this.isClosed ? undefined : (this.window.document as unknown as Document)
    if (!document?.getElementById('portal')) return
    for (const href of deadLinks(document, (pathname) => this.file(pathname).status === 200 && /\.\w+$/.test(pathname)))
      if (href.split('#')[0] !== this.entered && !this.wrong.includes(`dead link: ${href}`))
        this.wrong.push(`dead link: ${href}`)
  }
  /** Links get their way back a moment after they are hydrated. */
  private async checkDetours() {
    const document = this.isClosed ? undefined : (this.window.document as unknown as Document)
    if (!document?.getElementById('portal')) return
    const end = performance.now() + 400
    while (detoursWithoutReturn(document).length > 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10))
    for (const href of detoursWithoutReturn(document))
      if (!this.wrong.includes(`no way back from: ${href}`)) this.wrong.push(`no way back from: ${href}`)
    for (const text of longTexts(document))
      if (!this.wrong.includes(`long text: ${text}`)) this.wrong.push(`long text: ${text}`)
  }
  async watch(how: string, act: () => Promise<void>) {
    this.checkLinks()
    await this.checkDetours()
    await this.focus.watch(how, act)
  }
  /** What the last step of a test led to. */
  async checkPages() {
    for (const page of this.pages) {
      await page.focus.check()
      page.checkLinks()
      await page.checkDetours()
    }
  }

  private async keys(keys: string) {
    await settled()
    // Tab leaves the page at its end.
    if (/Tab/.test(keys)) await this.driver().user.keyboard(keys)
    else await this.watch(`${keys} on`, () => this.driver().user.keyboard(keys))
  }
  readonly keyboard = {
    press: (keys: string) => this.keys(keysOf(keys)),
    type: (text: string) => this.keys(typed(text)),
  }

  async evaluate(code: string | ((...parameters: never[]) => unknown), ...parameters: unknown[]): Promise<unknown> {
    if (typeof code === 'string') return this.tab.evaluate(code)
    const run = this.tab.evaluate(new Script(`(${code})`)) as (...parameters: unknown[]) => unknown
    return copyOf(await run(...parameters))
  }
  async waitForFunction(code: (...parameters: never[]) => unknown, ...parameters: unknown[]) {
    const end = performance.now() + defaultTimeout
    while (!(await this.evaluate(code, ...parameters))) {
      if (performance.now() > end) throw new Error(`waited for: ${code}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  async waitForURL(wanted: string | RegExp) {
    const is = () =>
      (typeof wanted === 'string' ? matches(wanted, this.url(), origin) : wanted.test(this.url())) || undefined
    await this.until(is, () => `the address is ${wanted}, not ${this.url()}`)
  }
  waitForRequest(wanted: RegExp) {
    return this.heard<PlaywrightRequest>('request', (request) => wanted.test(request.url()))
  }
  waitForResponse(wanted: RegExp) {
    return this.heard<PlaywrightResponse>('response', (response) => wanted.test(response.url()))
  }
  private heard<Event>(name: string, isWanted: (event: Event) => boolean): Promise<Event> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`waited for a ${name}`)), defaultTimeout)
      const listener = (event: Event) => {
        if (!isWanted(event)) return
        clearTimeout(late)
        this.off(name, listener as Listener)
        resolve(event)
      }
      this.on(name, listener as Listener)
    })
  }
  async addInitScript(script: string | ((argument: never) => unknown), argument?: unknown) {
    const text =
      typeof script === 'string' ? script : `(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`
    this.initScripts.push(text)
    const dispose = () => void this.initScripts.splice(this.initScripts.indexOf(text), 1)
    return { dispose, [Symbol.asyncDispose]: dispose }
  }
  async route(pattern: Pattern, handler: Handler) {
    this.routes.push({ pattern, handler })
  }
  async unroute(pattern: Pattern) {
    for (let at = this.routes.length - 1; at >= 0; at -= 1)
      if (String(this.routes[at]?.pattern) === String(pattern)) this.routes.splice(at, 1)
  }
  async unrouteAll() {
    this.routes.length = 0
  }
  on(event: string, listener: Listener) {
    const known = this.listeners.get(event) ?? new Set()
    this.listeners.set(event, known.add(listener))
    return this
  }
  off(event: string, listener: Listener) {
    this.listeners.get(event)?.delete(listener)
    return this
  }
  once(event: string, listener: Listener) {
    const only: Listener = (...parameters) => {
      this.off(event, only)
      listener(...parameters)
    }
    return this.on(event, only)
  }

  /** What tests ask of the browser around the page. */
  context() {
    const container = this.tab.context.cookieContainer
    const context = {
      pages: () => this.pages.map(asPage),
      newPage: async () => asPage(new DomPage(this.options, this.first ?? this)),
      addCookies: async (cookies: (Cookie & { expires?: number })[]) => {
        const url = new URL(origin)
        container.addCookies(
          cookies.map(({ name, value, expires }) => ({
            key: name,
            value,
            originURL: url,
            path: '/',
            ...(expires !== undefined && { expires: new Date(expires * 1000) }),
          })) as Parameters<typeof container.addCookies>[0],
        )
      },
      cookies: async () =>
        container.getCookies(new URL(origin), false).map(({ key, value, expires }) => ({
          name: key,
          value: value ?? '',
          expires: expires ? expires.getTime() / 1000 : -1,
        })),
      clearCookies: async () => container.clearCookies(),
      addInitScript: this.addInitScript.bind(this),
      grantPermissions: async () => {},
      route: this.route.bind(this),
      unroute: this.unroute.bind(this),
      on: this.on.bind(this),
    }
    return context as unknown as BrowserContext
  }

  private isClosed = false
  async close() {
    this.isClosed = true
    this.pages.splice(this.pages.indexOf(this), 1)
    await this.tab.close()
  }
  async closeBrowser() {
    for (const page of this.pages) page.isClosed = true
    this.channels.closeAll()
    await this.browser.close()
  }
}

/** As the type that tests of both kinds use; what needs a browser is not there. */
export const asPage = (page: DomPage): Page =>
  new Proxy(page, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (value === undefined && typeof name === 'string' && name !== 'then')
        throw new Error(`page.${name} needs a browser: write this test in tests/browser`)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as unknown as Page
