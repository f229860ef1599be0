import type { Page } from '@playwright/test'

const asPages = new WeakMap<object, Page>()

/** As the type that tests of both kinds use, the same each time; what needs a browser is not there. */
export function asPage(page: object): Page {
  const known = asPages.get(page)
  if (known) return known
  const proxy = new Proxy(page, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (value === undefined && typeof name === 'string' && name !== 'then')
        throw new Error(`page.${name} needs a browser: write this test in tests/browser`)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as unknown as Page
  asPages.set(page, proxy)
  return proxy
}
