import { expect, type Page } from '@playwright/test'
import { readPages } from '../../scripts/pages/sitemap.ts'
import { ensureBuilt } from '../../scripts/support/built.ts'
import { hydrated } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

/** What distinguishes one service from another on its page. */
interface ServicePage {
  title: string
  heading: string
  endpoint: string
  calls: string[]
}

declare global {
  var readServicePage: (document: Document) => ServicePage
}

const shown = (page: Page) => page.evaluate(() => readServicePage(document))

/** The pages as the server sends them, by their addresses. */
const served = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(
          (path) =>
            // Unlike DOMParser it takes no text, which Trusted Types would refuse.
            new Promise<ServicePage>((resolve, reject) => {
              const request = new XMLHttpRequest()
              request.responseType = 'document'
              request.onload = () => resolve(readServicePage(request.response))
              request.onerror = reject
              request.open('GET', path)
              request.send()
            }),
        ),
      ),
    paths,
  )

const servicePaths = async (): Promise<string[]> =>
  readPages(await ensureBuilt('sandbox'))
    .map(({ path }) => path)
    .filter((path) => /^\/docs\/(?:api|baas)\/\d+\/\d+$/.test(path))

/** Goes to the address as a link of the portal does, without a load. */
const follow = (page: Page, path: string) => page.evaluate((path) => history.pushState(null, '', path), path)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.readServicePage = (document) => {
      const textOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent)
      return {
        title: document.title,
        heading: textOf('main h1').join(),
        endpoint: textOf('.docs-endpoint code').join(),
        calls: textOf('.operation-call').map((text) => text.replace(/ ?Copy.*| ?Deprecated.*/, '').trim()),
      }
    }
  }),
)

test('every service of the catalogue has a page at its own address, and shows the same within the portal', async ({
  page,
}) => {
  test.slow(true, 'the whole catalogue')
  const paths = await servicePaths()
  expect(paths.length).toBeGreaterThanOrEqual(55 + 11)
  const [first = ''] = paths
  const baas = paths.find((path) => path.startsWith('/docs/baas/')) ?? ''
  await page.goto(first)
  await hydrated(page)
  const pages = new Map((await served(page, paths)).map((each, index) => [paths[index] ?? '', each]))
  for (const [path, { title, heading, endpoint, calls }] of pages) {
    expect(title, path).toMatch(/^\S.* · \S.* · Documentation \| Portico Developers$/)
    expect(title.split(' · ')[0]).toBe(heading)
    expect(endpoint, path).toMatch(/^\/api\/\w/)
    expect(calls, path).toContainEqual(expect.stringMatching(/^(GET|POST|PUT|PATCH|DELETE) \/api\/\w/))
  }
  for (const [path, expected] of pages) {
    if (path === baas) {
      await page.goto(path)
      await hydrated(page)
    } else if (path !== first) await follow(page, path)
    await expect.poll(() => shown(page), { message: path, intervals: [20, 50, 100] }).toEqual(expected)
  }
})
