import type { Page } from '@playwright/test'

/** Calls that the page has made and that have not left it: nothing depends on how long something takes. */
export interface HeldCalls {
  /** Calls whose address ends so wait from now on. */
  hold(path: string): Promise<void>
  release(): Promise<void>
}

/** Before the page is opened; `paths` are held from its start. */
export async function heldCalls(page: Page, ...paths: string[]): Promise<HeldCalls> {
  await page.addInitScript((paths) => {
    const held = new Set(paths)
    const { fetch } = window
    addEventListener('test.hold', (event) => held.add((event as CustomEvent<string>).detail))
    addEventListener('test.release', () => held.clear())
    const released = async (url: string) => {
      if ([...held].some((path) => url.endsWith(path)))
        await new Promise((resolve) => addEventListener('test.release', resolve, { once: true }))
    }
    window.fetch = async (...call) => {
      const asked = new Request(...call)
      await released(asked.url)
      return fetch(asked)
    }
    const { open, send } = XMLHttpRequest.prototype
    const addresses = new WeakMap<XMLHttpRequest, string>()
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      addresses.set(this, String(url))
      open.call(this, method, url, true)
    }
    XMLHttpRequest.prototype.send = async function (body) {
      await released(addresses.get(this) ?? '')
      send.call(this, body)
    }
  }, paths)
  return {
    hold: (path) => page.evaluate((detail) => void dispatchEvent(new CustomEvent('test.hold', { detail })), path),
    release: () => page.evaluate(() => void dispatchEvent(new Event('test.release'))),
  }
}
