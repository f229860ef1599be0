import type { Page } from '@playwright/test'
import { createDeferred } from '../../src/app/bootstrap/shell/createDeferred.ts'
import { hydrated, moveTo } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

const titled = (title: string) => `${title} | Portico Developers`

/** Its document is answered when `release` is called. */
async function hold(page: Page, path: string) {
  const [asked, released] = [createDeferred<void>(), createDeferred<void>()]
  await page.route(path, async (route) => {
    asked.resolve()
    await released.promise
    await route.fallback()
  })
  return { asked: asked.promise, release: () => released.resolve() }
}

const name = (page: Page, document: string) =>
  page.evaluate((document) => void Object.assign(globalThis, { nameOfDocument: document }), document)
const nameOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'nameOfDocument') as string | undefined)

test('Back to an entry of another document loads it, and waits until it has come', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await moveTo(page, '/community')
  await page.goBack()
  await expect(page).toHaveTitle(titled('FAQ'))
  await page.goto('/support')
  await name(page, 'support')
  const { asked, release } = await hold(page, '/faq')
  let isBack = false
  const back = page.goBack().then(() => {
    isBack = true
  })
  await asked
  expect(isBack).toBe(false)
  release()
  await back
  expect([new URL(page.url()).pathname, await page.title(), await nameOf(page)]).toEqual([
    '/faq',
    titled('FAQ'),
    undefined,
  ])
})

test('Back and Forward among the entries of one document load nothing, also after a reload', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await moveTo(page, '/community')
  await page.reload()
  await hydrated(page)
  await name(page, 'community')
  await page.goBack()
  await expect(page).toHaveTitle(titled('FAQ'))
  expect(await nameOf(page)).toBe('community')
  await page.evaluate(() => history.go(1))
  await expect(page).toHaveTitle(titled('Community'))
  expect(await nameOf(page)).toBe('community')
})

test('where there is no further entry nothing happens', async ({ page }) => {
  await page.goto('/faq')
  await name(page, 'faq')
  await page.goForward()
  expect([await page.title(), await nameOf(page)]).toEqual([titled('FAQ'), 'faq'])
})

test('a document that comes after the next one was asked for is not shown', async ({ page }) => {
  const { asked, release } = await hold(page, '/faq')
  const first = page.goto('/faq')
  await asked
  await page.goto('/community')
  release()
  await first
  // What is asked for later takes longer than what was released.
  await page.evaluate(async () => {
    await (await fetch('/robots.txt')).text()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect([new URL(page.url()).pathname, await page.title()]).toEqual(['/community', titled('Community')])
})
