import type { BrowserContext, Page, test as playwrightTest } from '@playwright/test'
import { afterEach, test as base, beforeEach, describe } from 'vitest'
import { memoryStorage } from '../../../mocks/db/storage.ts'
import { jobHandlers } from '../../../mocks/jobHandlers.ts'
import { createKernel } from '../../../mocks/kernel.ts'
import { operations } from '../../../mocks/operations.ts'
import { bankBase } from '../../../mocks/paths.ts'
import { ensureBuilt } from '../../../scripts/built.ts'
import { addressesOf, readPages } from '../../../scripts/sitemap.ts'
import { type Bank, bankOf } from '../browser/bank.ts'
import type { Watch } from '../browser/watch.ts'
import { readScripts } from './bundle.ts'
import { expect } from './expect.ts'
import { hiddenElements } from './hiddenElements.ts'
import { asPage, DomPage, origin } from './page.ts'

async function readBuild() {
  const build = await ensureBuilt('sandbox')
  const routes = readPages(build).map((page) => ({ addresses: addressesOf(page), file: page.file }))
  const pageOf = (pathname: string) => routes.find(({ addresses }) => addresses.test(pathname))?.file
  return { build, ...readScripts(build), isHidden: hiddenElements(build), pageOf }
}

/** Once in this process, and not before a test runs: what only lists the tests needs no build. */
let reading: ReturnType<typeof readBuild> | undefined

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
    reading ??= readBuild()
    const kernel = createKernel({ operations, jobHandlers, storage: memoryStorage(), basePath: bankBase })
    await kernel.ready()
    const dom = new DomPage({ ...(await reading), kernel })
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
