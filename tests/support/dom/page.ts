import { extname } from 'node:path'
import { Script } from 'node:vm'
import type { BrowserContext, Request as PlaywrightRequest, Response as PlaywrightResponse } from '@playwright/test'
import { Browser, type BrowserPage, type BrowserWindow, Location } from 'happy-dom'
import { isSandboxPath } from '../../../mocks/http/paths.ts'
import { hostRedirects } from '../../../src/rules/routes/hostRedirects.ts'
import { redirectOf } from '../../../src/rules/routes/redirects.ts'
import { changesChannelOf, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import { answerCall } from './answerCall.ts'
import { asPage } from './asPage.ts'
import {
  giveCalls,
  giveCrypto,
  giveElements,
  giveHistory,
  giveIndexedDb,
  giveServiceWorker,
  giveSizes,
  giveTimers,
  type Realm,
} from './browserApis.ts'
import { fileAt } from './buildFiles.ts'
import { createChannels } from './channels.ts'
import { cookiesOf } from './cookies.ts'
import { copyOf } from './copyOf.ts'
import type { openDomBanks } from './domBanks.ts'
import type { Driver } from './driver.ts'
import { createFocusWatch } from './focus.ts'
import { unwrapFocus } from './focusMethods.ts'
import { height, width } from './hiddenElements.ts'
import { createIntersections } from './intersections.ts'
import { defaultTimeout, type Found, keysOf, Locator, typed } from './locator.ts'
import { origin } from './origin.ts'
import { createPageChecks } from './pageChecks.ts'
import { PageEvents } from './pageEvents.ts'
import './pseudoClasses.ts'
import './validity.ts'
import { type Answer, type Call, type Handler, matches, type Pattern } from './routes.ts'
import './sessionHistory.ts'
import { sharedStorage } from './sharedStorage.ts'

// As browsers have them: libraries copy a location by its properties.
for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(Location.prototype)))
  if (get) Object.defineProperty(Location.prototype, name, { enumerable: true })

/** What React has begun is shown, with the effects that follow: a person is slower than either. */
async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

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
  banks: Awaited<ReturnType<typeof openDomBanks>>
}

/** A page of the built portal in a DOM without a browser, with those calls of Playwright's page that need no layout. */
export class DomPage extends PageEvents implements Found {
  readonly browser: Browser
  private readonly tab: BrowserPage
  private readonly initScripts: string[] = []
  private readonly routes: { pattern: Pattern; handler: Handler }[] = []
  private readonly channels: ReturnType<typeof createChannels>
  private readonly intersections = createIntersections()
  readonly comeTo = this.intersections.comeTo
  /** happy-dom's own, which what it asks for by itself must be. */
  private readonly ownResponses = new WeakMap<BrowserWindow, BrowserWindow['Response']>()
  readonly wrong: string[]
  private readonly checks: ReturnType<typeof createPageChecks>
  /** Of this browser. */
  private readonly pages: DomPage[]
  /** happy-dom's windows have storages of their own. */
  private readonly storages: Partial<Record<'localStorage' | 'sessionStorage', Storage>> = {}

  /** In a browser of its own, or in that of its first page. */
  constructor(
    private readonly options: Options,
    private readonly first?: DomPage,
  ) {
    super()
    this.pages = first?.pages ?? []
    this.pages.push(this)
    this.channels = first?.channels ?? createChannels()
    this.wrong = first?.wrong ?? []
    this.checks = createPageChecks({
      document: this.document,
      isFile: (pathname) => this.file(pathname).status === 200,
      isEntered: (address) => this.entered.has(address),
      wrong: this.wrong,
    })
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
                // happy-dom would write a document that comes late into the window of the next one.
                if (page.window !== window) return new Promise<never>(() => {})
                const OwnResponse = page.ownResponses.get(window) ?? window.Response
                return new OwnResponse(body as string, { status, headers })
              },
            },
          },
        },
      } as ConstructorParameters<typeof Browser>[0])
    this.tab = this.browser.newPage()
    if (first) return
    const channels = new Map<string | null, InstanceType<typeof this.channels.BroadcastChannel>>()
    options.banks.onChange((bank, tables) => {
      const changes = channels.get(bank) ?? new this.channels.BroadcastChannel(changesChannelOf(bank))
      channels.set(bank, changes)
      changes.postMessage({ tables: [...tables] } satisfies SandboxChanges)
    })
  }

  private get window(): BrowserWindow & { testDriver?: Driver } {
    return this.tab.mainFrame?.window
  }

  private file(pathname: string): Answer {
    const page = /^(?:\.html)?$/.test(extname(pathname)) ? this.options.pageOf(pathname) : undefined
    return fileAt(this.options.build, page === undefined ? pathname : `/${page}`)
  }

  private answer(call: Call, signal?: AbortSignal): Promise<Answer> {
    const { routes, wrong } = this
    const { banks } = this.options
    return answerCall({ banks, routes, wrong, file: this.file.bind(this), emit: this.emit.bind(this) }, call, signal)
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
    giveHistory(realm)
    giveSizes(realm, this.isHidden.bind(this))
    giveCrypto(realm)
    giveServiceWorker(realm)
    giveIndexedDb(realm)
    Object.assign(realm, {
      reportError: complain,
      BroadcastChannel: this.channels.ofPage(isOpen),
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
        if (!realm.document.getElementById('portal')) return
        // A browser has no module before the part of the document that brings it.
        const late = realm.document.querySelector<HTMLTemplateElement>('template[data-late]')
        late?.replaceWith(late.content)
        this.tab.evaluate(this.options.portal)
      })
    }
  }

  private storageOf(name: 'localStorage' | 'sessionStorage', window: BrowserWindow): Storage {
    const keeper = name === 'localStorage' ? (this.first ?? this) : this
    const storage = keeper.storages[name] ?? (window[name] as unknown as Storage)
    keeper.storages[name] = storage
    if (name === 'sessionStorage' || this.pages.length === 1) return storage
    return sharedStorage(storage, () => this.pages.filter((page) => page !== this).map((page) => page.window))
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
    this.entered.add(this.url().split('#')[0] ?? '')
  }
  async reload() {
    await this.tab.reload()
  }
  async goBack() {
    await this.focus.check()
    await this.tab.goBack()
    await new Promise((resolve) => setImmediate(resolve))
  }
  async goForward() {
    await this.focus.check()
    await this.tab.goForward()
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

  private readonly document = () => (this.isClosed ? undefined : (this.window.document as unknown as Document))
  private readonly focus = createFocusWatch({ driver: () => this.driver(), document: this.document }, (what) =>
    this.wrong.push(what),
  )
  /** An address that a test itself asked for may lead nowhere. */
  private readonly entered = new Set<string>()
  async watch(how: string, act: () => Promise<void>) {
    this.checks.links()
    await this.checks.detours()
    await this.focus.watch(how, act)
  }
  /** What the last step of a test led to. */
  async checkPages() {
    for (const page of this.pages) {
      await page.focus.check()
      page.checks.links()
      await page.checks.detours()
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
  /** What tests ask of the browser around the page. */
  context() {
    const context = {
      pages: () => this.pages.map(asPage),
      newPage: async () => asPage(new DomPage(this.options, this.first ?? this)),
      ...cookiesOf(this.tab.context.cookieContainer, origin),
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
    for (const page of this.pages) {
      page.isClosed = true
      page.intersections.clear()
    }
    this.channels.closeAll()
    await this.browser.close()
    unwrapFocus()
  }
}
