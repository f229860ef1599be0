import type { BrowserContext, Page } from '@playwright/test'

const stopped = new WeakSet<BrowserContext>()

/** Further ahead than a busy machine takes between two calls: a clock cannot be stopped in its past. */
const ahead = 60_000

/** The page's clock, which must be installed, stands still from now on, and with it every timer, until a test runs it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + ahead)
  stopped.add(page.context())
}

/**
 * At a test's end Playwright lets a clock that stands still run again and does not wait for it: with a context that is
 * kept, a rest of that clock would be in the next test.
 */
export async function letTimeRun(context: BrowserContext): Promise<void> {
  if (stopped.delete(context)) await context.clock.resume()
}
