// @module-tag full

import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { headingsIn, servedPages, textsIn, titleIn } from '../../support/dom/servedPages.ts'

/** What distinguishes one service from another on its page. */
interface ServicePage {
  title: string | undefined
  heading: string
  endpoint: string
  calls: string[]
  /** Of the products of its section and the services of its own. */
  menu: (string | null)[]
}

const callOf = (text: string) => text.replace(/ ?Copy.*| ?Deprecated.*/, '').trim()

const servedService = (html: string): ServicePage => ({
  title: titleIn(html),
  heading: headingsIn(html).join(),
  endpoint: textsIn(html, /<p class="docs-endpoint">.*?<code>(.*?)<\/code><\/p>/gs).join(),
  calls: textsIn(html, /<p class="row operation-call">(.*?)<\/p>/gs).map(callOf),
  menu: textsIn(
    /<nav [^>]*aria-label="Documentation pages".*?<\/nav>/s.exec(html)?.[0] ?? '',
    /<a\b[^>]*>(.*?)<\/a>/gs,
  ),
})

async function shownService(page: Page): Promise<ServicePage> {
  const { calls, ...shown } = await page.evaluate(() => {
    const textOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent)
    return {
      title: document.title,
      heading: textOf('main h1').join(),
      endpoint: textOf('.docs-endpoint code').join(),
      calls: textOf('.operation-call'),
      menu: textOf('.docs-nav a'),
    }
  })
  return { ...shown, calls: calls.map(callOf) }
}

/** Goes to the address as a link of the portal does, without a load. */
const follow = (page: Page, path: string) => page.evaluate((path) => history.pushState(null, '', path), path)

async function pagesOf(kind: 'api' | 'baas'): Promise<Map<string, ServicePage>> {
  const addresses = new RegExp(`^/docs/${kind}/[^/]+/[^/]+$`)
  const served = await servedPages((path) => addresses.test(path))
  return new Map([...served].map(([path, html]) => [path, servedService(html)]))
}

test('every service of the catalogue has a page at its own address', async () => {
  const [api, baas] = [await pagesOf('api'), await pagesOf('baas')]
  expect(api.size).toBeGreaterThanOrEqual(55)
  expect(baas.size).toBeGreaterThanOrEqual(11)
  for (const [path, { title, heading, endpoint, calls }] of [...api, ...baas]) {
    expect(title, path).toMatch(/^\S.* · \S.* · Documentation \| Portico Developers$/)
    expect(title?.split(' · ')[0]).toBe(heading)
    expect(endpoint, path).toMatch(/^\/api\/\w/)
    expect(calls, path).toContainEqual(expect.stringMatching(/^(GET|POST|PUT|PATCH|DELETE) \/api\/\w/))
  }
})

test('the first service of each product shows the same within the portal', async ({ page }) => {
  test.slow(true, 'a page of each product')
  const firsts = new Map<string | undefined, [string, ServicePage]>()
  for (const [path, service] of [...(await pagesOf('api')), ...(await pagesOf('baas'))]) {
    const product = path.split('/').at(-2)
    if (!firsts.has(product)) firsts.set(product, [path, service])
  }
  expect(firsts.size).toBeGreaterThan(20)
  for (const [index, [path, expected]] of [...firsts.values()].entries()) {
    if (index === 0) {
      await page.goto(path)
      await hydrated(page)
    } else await follow(page, path)
    await expect.poll(() => shownService(page), { message: path, intervals: [20, 50, 100] }).toEqual(expected)
  }
})

test('the bank is asked for its definition once somebody uses the page', async ({ page }) => {
  const [path = ''] = [...(await pagesOf('api')).keys()]
  const log: string[] = []
  page.on('request', (request) => {
    if (/\/definitions\//.test(request.url())) log.push('definition')
  })
  const catalogue = page.waitForResponse(/dashboard\/services/)
  await page.goto(path)
  await hydrated(page)
  await catalogue
  log.push('key')
  const asked = page.waitForRequest(/\/definitions\//)
  await page.keyboard.press('Shift')
  await asked
  expect(log).toEqual(['key', 'definition'])
})

test('the example of an error is drawn when it is opened', async ({ page }) => {
  await page.goto('/docs/api/money-transfers/eft-transfer')
  await hydrated(page)
  const examples = page.locator('.answers td details')
  await expect(examples.locator('figure')).toHaveCount(0)
  await examples.nth(1).locator('summary').click()
  await expect(examples.nth(1).locator('code')).toContainText('"status": "ERROR"')
  await expect(examples.nth(1).getByRole('button', { name: /^Copy 40\d: / })).toBeVisible()
  await expect(examples.locator('figure')).toHaveCount(1)
})
