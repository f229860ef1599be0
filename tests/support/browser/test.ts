import { test as base, expect } from '@playwright/test'
import { type Bank, bankOf } from './bank.ts'
import { letTimeRun } from './clock.ts'
import { type Watch, watch } from './watch.ts'

interface Fixtures {
  /** fails the test for every error, failed request or policy violation that it has not allowed. */
  quiet: Watch
  bank: Bank
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
  // The browser keeps its context from one test to the next (`reuseContext`): Playwright empties it, but for this.
  context: async ({ context }, use) => {
    await use(context)
    await letTimeRun(context)
    await context.clearPermissions()
    await context.setOffline(false)
  },
  // A tab of its own, so that its history and session storage begin here.
  page: async ({ context }, use) => {
    const earlier = context.pages()
    const page = await context.newPage()
    for (const other of earlier) await other.close()
    await use(page)
  },
  bank: async ({ page }, use) => use(bankOf(page)),
})
