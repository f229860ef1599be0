import type { Page } from '@playwright/test'
import type { WalkState } from '../walkState.ts'

export const refuseStorage = ({ page }: WalkState) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const storage = globalThis[name]
      const get = (_: Storage, member: string): unknown => {
        const own: unknown = Reflect.get(storage, member)
        if (typeof own !== 'function') return own
        return member === 'setItem' ? refuse : own.bind(storage)
      }
      Object.defineProperty(globalThis, name, { configurable: true, value: new Proxy(storage, { get }) })
    }
  })

/** What else a browser may refuse, until the page is loaded again. */
export const refuse = ({ page }: WalkState, what: 'clipboard' | 'keys' | 'signatures') =>
  page.evaluate((what) => {
    const denied = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'))
    if (what === 'clipboard')
      Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: denied })
    else
      for (const name of what === 'keys' ? ['generateKey', 'importKey'] : ['sign', 'verify'])
        Object.defineProperty(crypto.subtle, name, { configurable: true, value: denied })
  }, what)

/** As a browser does that blocks a site's data: reading the property already throws. */
export const refuseStorageInPages = ({ page }: WalkState) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
  })

const blockCookies = () =>
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      throw new DOMException('Cookies are blocked.', 'SecurityError')
    },
    set() {
      throw new DOMException('Cookies are blocked.', 'SecurityError')
    },
  })

export const refuseCookies = ({ page }: WalkState) => page.evaluate(blockCookies)
export const refuseCookiesInPages = ({ page }: WalkState) => page.addInitScript(blockCookies)

/** As on a page that is not reached over https. */
export const refuseKeys = ({ page }: WalkState) =>
  page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined }))

/** Calls to the bank fail and the page knows it, as its host and the sandbox's worker are not what is gone. */
export const setOnline = async ({ page, portal }: WalkState, isOnline: boolean) => {
  if (portal.kind === 'dom') {
    if (isOnline) await page.unroute(/\/bank\//)
    else await page.route(/\/bank\//, (route) => route.abort())
  }
  await page.evaluate((isOnline) => globalThis.walkPage.setOnline(isOnline), isOnline)
}

/** As a bank answers that limits its calls, which the sandbox's faults cannot say. */
export const limitNextToken = async (page: Page) => {
  let left = 1
  await page.route(/\/oauth\/token$/, (route) => {
    if (left === 0) return route.fallback()
    left -= 1
    return route.fulfill({ status: 429, headers: { 'Retry-After': '5' }, json: { error: 'too_many_requests' } })
  })
}

/** As a network does that sends a request once more: the bank acts twice, and the page has the second answer. */
export const repeatNextCall = async ({ page }: WalkState) => {
  let left = 1
  await page.route(/\/bank\//, async (route) => {
    if (left === 0) return route.fallback()
    left -= 1
    await route.fetch()
    return route.fallback()
  })
}
