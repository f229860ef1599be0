import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test'
import { bareAddress } from './bank.ts'

/** A browser's context with one tab, for one test after the other. */
export interface Kept {
  context: BrowserContext
  page: Page
  initScripts: Disposable[]
}

type Viewport = { width: number; height: number }

/** Each test of this process has it while it lasts. */
let kept: Kept | undefined

/** Written down, as Playwright has no call that removes all of them. */
function collectInitScripts(target: Page | BrowserContext, initScripts: Disposable[]): void {
  const add = target.addInitScript.bind(target)
  const collect: typeof target.addInitScript = async (...script) => {
    const added = await add(...script)
    initScripts.push(added)
    return added
  }
  target.addInitScript = collect
}

async function open(browser: Browser): Promise<Kept> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const initScripts: Disposable[] = []
  for (const target of [context, page]) collectInitScripts(target, initScripts)
  return { context, page, initScripts }
}

const contextEvents = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
]
const pageEvents = [...contextEvents, 'download', 'pageerror', 'popup']

/** What tests add to a context and its tab from outside. */
async function clearSetup({ context, page, initScripts }: Kept, viewport: Viewport): Promise<void> {
  for (const event of contextEvents) context.removeAllListeners(event)
  for (const event of pageEvents) page.removeAllListeners(event)
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([
    ...initScripts.splice(0).map((script) => script.dispose()),
    page.unrouteAll(),
    context.unrouteAll(),
    context.clearPermissions(),
    context.setOffline(false),
    page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' }),
    page.setViewportSize(viewport),
    page.mouse.move(-1, -1),
  ])
}

/**
 * What pages and the bank have kept; the bank's worker stays and begins again.
 * @returns false when the page's clock is not the machine's, which Playwright cannot undo
 */
async function clearData({ context, page }: Kept, origin: string): Promise<boolean> {
  await page.goto(origin + bareAddress)
  // Only now, as the page before may have written until it was left.
  await context.clearCookies()
  const isOwnTime = await page.evaluate(async () => {
    if ('__pwClock' in globalThis) return false
    localStorage.clear()
    sessionStorage.clear()
    const { controller } = navigator.serviceWorker
    if (!controller) return true
    const snapshots = indexedDB.deleteDatabase('portico-sandbox-snapshots')
    await new Promise((resolve, reject) => Object.assign(snapshots, { onsuccess: resolve, onerror: reject }))
    const body = JSON.stringify({ seed: 'portico' })
    const { ok, status } = await fetch('/sandbox/api/reset', { method: 'POST', body })
    if (!ok) throw new Error(`The bank answered ${status} to its reset`)
    return true
  })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.resetNavigationHistory')
  await browser.detach()
  return isOwnTime
}

/**
 * The context of the test before, emptied: with its processes, its compiled scripts and the bank's worker a test costs
 * half. Where that fails, as after a crash, it is a new one.
 */
export async function keptContext(browser: Browser, origin: string, viewport: Viewport): Promise<Kept> {
  if (kept) {
    const earlier = kept
    const isEmpty = await clearSetup(earlier, viewport)
      .then(() => clearData(earlier, origin))
      .catch(() => false)
    if (!isEmpty) await dropContext()
  }
  kept ??= await open(browser)
  return kept
}

/** The next test has a new one. */
export async function dropContext(): Promise<void> {
  const { context } = kept ?? {}
  kept = undefined
  await context?.close()
}
