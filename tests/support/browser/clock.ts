import type { Page } from '@playwright/test'
import type { Clock } from '@sinonjs/fake-timers'
import { buildSync } from 'esbuild'

declare global {
  /** The clock of a page whose time a test runs. */
  var pageClock: Clock | undefined
}

// Playwright's clock is never undone in a context, and each of its calls leaves a script that every later page runs.
const [{ text: install } = { text: '' }] = buildSync({
  stdin: {
    contents: `
      import { install } from '@sinonjs/fake-timers'
      globalThis.pageClock ??= install({ now: Date.now(), toFake: [
        'Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval',
        'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback',
      ] })`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  format: 'iife',
  // Node's own, which no browser asks for.
  external: ['util', 'timers', 'timers/promises'],
  write: false,
}).outputFiles

/** In every page that is opened from now on time stands still, and with it every timer, until a test runs it. */
export const stopTime = (page: Page) => page.addInitScript(install)

/** The same for the page that is open; timers that it has started go on. */
export const stopTimeNow = (page: Page): Promise<void> => page.evaluate(install)

/** In every page that is opened from now on time passes by itself, and a test can run it ahead. */
export const leadTime = (page: Page) =>
  page.addInitScript(`${install}; pageClock.setTickMode({ mode: 'interval', delta: 20 })`)

/** Time that passed by itself stands still from now on. */
export const holdTime = (page: Page): Promise<void> =>
  page.evaluate(() => globalThis.pageClock?.setTickMode({ mode: 'manual' }))

/** Lets time pass in the page. */
export const runFor = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(async (milliseconds) => {
    if (!globalThis.pageClock) throw new Error('The time of this page is its own')
    await globalThis.pageClock.tickAsync(milliseconds)
  }, milliseconds)
