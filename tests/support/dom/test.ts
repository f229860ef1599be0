import type { BrowserContext, Page, test as playwrightTest } from '@playwright/test'
import { afterEach, test as base, beforeEach, describe } from 'vitest'
import { type Bank, bankOf } from '../browser/bank.ts'
import type { Watch } from '../browser/watch.ts'
import { asPage } from './asPage.ts'
import { expect } from './expect.ts'
import { openDom } from './openDom.ts'
import { origin } from './origin.ts'
import type { DomPage } from './page.ts'

interface Fixtures {
  dom: DomPage
  page: Page
  context: BrowserContext
  quiet: Watch
  bank: Bank
}

const extended = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the parameter's names
  dom: async ({}, use) => {
    const dom = await openDom()
    await use(dom)
    await dom.closeBrowser()
  },
  page: async ({ dom }, use) => use(asPage(dom)),
  context: async ({ dom }, use) => use(dom.context()),
  quiet: [
    async ({ dom }, use) => {
      const allowed: RegExp[] = []
      const wrong = () => dom.wrong.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      await use({ allow: (pattern) => void allowed.push(pattern), wrong })
      await dom.checkPages()
      expect(wrong(), 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
  bank: async ({ page }, use) => use(bankOf(page)),
})

/** Playwright's test over vitest's: a page without a browser, with a bank of its own. */
export const test = Object.assign(extended, {
  step: <Result>(_: string, run: () => Result) => run(),
  slow() {},
  setTimeout() {},
  describe,
  beforeEach,
  afterEach,
}) as unknown as typeof playwrightTest & { extend: never }

/** Where the build under test seems to be. */
export const builds = { sandbox: origin }

export { expect }
