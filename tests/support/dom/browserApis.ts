import { STATUS_CODES } from 'node:http'
import { IDBFactory } from 'fake-indexeddb'
import { History } from 'happy-dom'
import * as PropertySymbol from 'happy-dom/lib/PropertySymbol.js'
import { height, width } from './hiddenElements.ts'
import { PageAbortController } from './pageAbortController.ts'
import type { Answer, Call } from './routes.ts'
import { fileReaderOf, xmlHttpRequestOf } from './uploads.ts'

/** The global object of a page. */
export type Realm = typeof globalThis & { Response: typeof Response }

/** What a page calls the bank by: Node's own, as those of happy-dom lose the body of a request that is made of another. */
export function giveCalls(
  realm: Realm,
  answer: (call: Call, signal?: AbortSignal) => Promise<Answer>,
  isOpen: () => boolean,
): void {
  /** A file of happy-dom's as one of Node's. */
  const ownInit = (init?: RequestInit) =>
    init?.body instanceof realm.Blob
      ? { ...init, body: new Blob([Reflect.get(init.body, PropertySymbol.buffer)], { type: init.body.type }) }
      : init
  Object.assign(realm, {
    Request: class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input instanceof Request ? input : new URL(input, realm.location.href), ownInit(init))
      }
    },
    Response,
    Headers,
    AbortController: PageAbortController,
    AbortSignal,
    XMLHttpRequest: xmlHttpRequestOf(realm, answer),
    FileReader: fileReaderOf(realm),
    async fetch(input: string | URL | Request, init?: RequestInit) {
      const request = new realm.Request(input, init)
      const { url, method, headers, signal } = request
      if (signal.aborted) throw signal.reason
      const body = method === 'GET' || method === 'HEAD' ? null : await request.text()
      const {
        status,
        headers: answered,
        body: content,
      } = await answer({ url, method, headers: Object.fromEntries(headers), body }, signal)
        .finally(() => isOpen() || new Promise(() => {}))
        .catch((error: unknown) => {
          throw error instanceof TypeError ? new realm.TypeError(error.message) : error
        })
      const empty = status === 204 || status === 205 || status === 304
      const response = new Response(empty ? null : (content as BodyInit), {
        status,
        statusText: STATUS_CODES[status] ?? '',
        headers: answered,
      })
      Object.defineProperty(response, 'url', { value: url })
      return response
    },
  })
  // What is not of this page, `Headers` among it, has functions too.
  Object.defineProperty(realm.Function, Symbol.hasInstance, { value: (each: unknown) => typeof each === 'function' })
}

export function giveTimers(realm: Realm, isOpen: () => boolean): void {
  Object.assign(realm, {
    setImmediate: (run: () => void) => setImmediate(() => isOpen() && run()),
    clearImmediate,
    structuredClone,
    CompressionStream: Reflect.get(globalThis, 'CompressionStream'),
    DecompressionStream: Reflect.get(globalThis, 'DecompressionStream'),
    requestIdleCallback: (run: (deadline: IdleDeadline) => void) =>
      realm.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0),
    cancelIdleCallback: (handle: number) => realm.clearTimeout(handle),
  })
}

/** Of each history its page, and the addresses to which scripts led. */
const histories = new WeakMap<object, { realm: Realm; ofScripts: string[] }>()

// happy-dom has one History for all pages.
for (const name of ['pushState', 'replaceState'] as const) {
  const change = History.prototype[name]
  History.prototype[name] = function (this: History, ...parameters: Parameters<typeof change>) {
    const known = histories.get(this)
    const hash = known?.realm.location.hash
    change.apply(this, parameters)
    if (known && known.realm.location.hash !== hash) known.ofScripts.push(known.realm.location.href)
  }
}

/** happy-dom reports a `hashchange` also where a script changes the address, which browsers do not (HTML, 7.4.4). */
export function giveHistory(realm: Realm): void {
  const ofScripts: string[] = []
  histories.set(realm.history, { realm, ofScripts })
  realm.addEventListener('hashchange', (event) => {
    const at = ofScripts.indexOf(event.newURL)
    if (at < 0) return
    ofScripts.splice(at, 1)
    event.stopImmediatePropagation()
  })
}

export function giveElements(realm: Realm): void {
  const { Element: RealmElement } = realm
  for (const [name, attribute] of [
    ['ariaLabel', 'aria-label'],
    ['ariaBusy', 'aria-busy'],
    ['ariaExpanded', 'aria-expanded'],
  ] as const)
    Object.defineProperty(RealmElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute)
      },
    })
  // happy-dom would load a preload by what replaces its own Request.
  Object.defineProperty(realm.HTMLLinkElement.prototype, 'as', { get: () => '' })
  // React shows what has a stylesheet once that has come.
  const { appendChild } = realm.Node.prototype
  realm.HTMLHeadElement.prototype.appendChild = function <Child extends Node>(child: Child): Child {
    if (child instanceof realm.HTMLLinkElement && child.rel === 'preload')
      setImmediate(() => child.dispatchEvent(new realm.Event('load')))
    return appendChild.call(this, child) as Child
  }
  // What is drawn is for a browser to show.
  realm.HTMLCanvasElement.prototype.getContext = () =>
    new Proxy({} as never, {
      get: (target, name) => Reflect.get(target, name) ?? (() => ({ width: 0, addColorStop() {} })),
    })
}

/** There is no layout: what is not hidden has one size. */
export function giveSizes(realm: Realm, isHidden: (element: Element) => boolean): void {
  Object.assign(realm, {
    scrollTo() {},
    getComputedStyle: (element: Element) =>
      new Proxy({} as Record<string, string>, {
        get(_, name) {
          if (name === 'display') return isHidden(element) ? 'none' : element.localName === 'wbr' ? 'inline' : 'block'
          if (name === 'visibility') return 'visible'
          // Widths of media queries are multiples of it.
          if (name === 'fontSize') return '16px'
          return name === 'getPropertyValue' ? () => '' : ''
        },
      }),
  })
  const { Element: RealmElement } = realm
  RealmElement.prototype.checkVisibility = function () {
    for (let each: Element | null = this; each; each = each.parentElement) if (isHidden(each)) return false
    return this.isConnected
  }
  // Something of each side, as what has no size is not shown; the page is as large as its window.
  const sizeOf = (element: Element) =>
    element === realm.document.documentElement ? { width, height } : { width: 100, height: 20 }
  RealmElement.prototype.getBoundingClientRect = function () {
    const size = sizeOf(this)
    // Pop-ups cover no control of the page.
    const left = this.classList.contains('pop-ups') ? width - size.width : 0
    return new realm.DOMRect(left, 0, size.width, size.height)
  }
  for (const kind of ['client', 'offset', 'scroll'])
    for (const side of ['width', 'height'] as const)
      Object.defineProperty(
        kind === 'offset' ? realm.HTMLElement.prototype : RealmElement.prototype,
        `${kind}${side === 'width' ? 'Width' : 'Height'}`,
        {
          configurable: true,
          get(this: Element) {
            return sizeOf(this)[side]
          },
        },
      )
}

export function giveCrypto(realm: Realm): void {
  const { subtle } = crypto
  // Of this page alone, as a test may replace some of it.
  class SubtleCrypto {}
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(subtle))) {
    const method: unknown = Reflect.get(subtle, name)
    if (typeof method === 'function' && name !== 'constructor')
      Object.defineProperty(SubtleCrypto.prototype, name, {
        configurable: true,
        writable: true,
        value: (...parameters: unknown[]) => Reflect.apply(method, subtle, parameters),
      })
  }
  Object.assign(realm, { SubtleCrypto })
  Object.defineProperty(realm, 'crypto', {
    configurable: true,
    value: {
      subtle: new SubtleCrypto(),
      getRandomValues: crypto.getRandomValues.bind(crypto),
      randomUUID: crypto.randomUUID.bind(crypto),
    },
  })
}

/** An IndexedDB that takes rows; those of the bank are elsewhere, by `giveCalls`. */
export function giveIndexedDb(realm: Realm): void {
  Object.defineProperty(realm, 'indexedDB', { configurable: true, value: new IDBFactory() })
}

/** One that controls the page already; the calls that it would answer reach the bank by `giveCalls`. */
export function giveServiceWorker(realm: Realm): void {
  const worker = { postMessage() {} }
  const container = Object.assign(new realm.EventTarget(), {
    controller: worker,
    ready: Promise.resolve({ active: worker }),
    register: async () => ({ active: worker }),
  })
  Object.defineProperty(realm.navigator, 'serviceWorker', { value: container })
}
