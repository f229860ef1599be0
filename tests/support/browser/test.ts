import { test as base, expect } from '@playwright/test'
import { type Bank, bankOf } from './bank.ts'
import { dropContext, keptContext } from './keptContext.ts'
import { viewports } from './viewports.ts'
import { type Watch, watch } from './watch.ts'

interface Fixtures {
  /** fails the test for every error, failed request or policy violation that it has not allowed. */
  quiet: Watch
  bank: Bank
  /** The browser has never been at the portal, so that the page brings the bank's worker. Other tests find it there. */
  firstVisit: boolean
}

const address = (name: string): string => {
  const url = process.env[name]
  if (!url) throw new Error(`${name} is not set: the tests' servers are not running`)
  return url
}

/** Addresses of the two builds under test. */
export const builds = {
  get sandbox() {
    return address('PORTICO_SANDBOX_URL')
  },
  get portal() {
    return address('PORTICO_PORTAL_URL')
  },
}

export const test = base.extend<Fixtures>({
  firstVisit: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  baseURL: async ({}, use) => use(builds.sandbox),
  quiet: [
    async ({ context }, use) => {
      const watched = await watch(context, [builds.sandbox, builds.portal])
      await use(watched)
      expect(watched.wrong(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ browser, serviceWorkers, javaScriptEnabled, viewport, firstVisit }, use, info) => {
    const isKept = serviceWorkers === 'allow' && javaScriptEnabled && !firstVisit
    if (!isKept) await dropContext()
    const { context } = await keptContext(browser, builds.sandbox, viewport ?? viewports.laptop)
    await use(context)
    if (!isKept || info.status !== info.expectedStatus) await dropContext()
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The context has no tab')
    await use(page)
  },
  bank: async ({ page }, use) => use(bankOf(page)),
})

export { expect }
