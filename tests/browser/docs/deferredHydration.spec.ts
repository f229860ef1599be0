import type { Page } from '@playwright/test'
import { hydrated, loadedChunks } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/test.ts'

// Else the chunk is in the renderer's memory.
test.use({ firstVisit: true })

const failed = 'Couldn’t load part of this page. Check your connection, then try again.'

const python = (page: Page) => page.getByRole('button', { name: 'Python', exact: true }).first()

const ownHeight = (page: Page) =>
  page.locator('.docs-article').evaluate((article) => article.getBoundingClientRect().height)

test('a page of text is complete and prints without its code, which comes with the first use, and stays where code fails', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  await page.goto('/docs/password-flow')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await loadedChunks(page)).not.toContain('PageArticle')
  const height = await ownHeight(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('"error_description": "Unauthorized customer number"')).toBeVisible()
  await expect(page.locator('.docs-toc')).toBeHidden()
  await expect(page.locator('.copy').first()).toBeHidden()
  const printed = await ownHeight(page)
  await page.emulateMedia({ media: 'screen' })
  expect(await loadedChunks(page)).not.toContain('PageArticle')

  await page.route('**/assets/PageArticle-*.js', (route) => route.abort('failed'))
  await python(page).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password Flow', level: 1 })).toBeVisible()
  expect(await ownHeight(page)).toBe(height)

  await page.unroute('**/assets/PageArticle-*.js')
  await python(page).click()
  await expect(python(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'curl', exact: true }).first().click()
  await expect.poll(() => ownHeight(page)).toBe(height)
  await page.emulateMedia({ media: 'print' })
  expect(await ownHeight(page)).toBe(printed)
})

test('a page of text whose stylesheet fails is hydrated all the same', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/assets/page-*.css', (route) => route.abort('failed'))
  await page.goto('/docs/password-flow')
  await hydrated(page)
  await python(page).click()
  await expect(python(page)).toHaveAttribute('aria-pressed', 'true')
})

test('somebody who read on from a heading that a link led to stays there when the page is hydrated', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/PageArticle-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/docs/password-flow')
  await hydrated(page)
  await page.locator('.docs-toc a[href="#request-a-token"]').click()
  await expect(page).toHaveURL(/#request-a-token$/)
  const readOn = await page.evaluate(() => {
    scrollBy(0, 300)
    document.querySelector<HTMLElement>('.language-choice [data-of="python"]')?.click()
    return scrollY
  })
  release()
  await expect(python(page)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(readOn)
  await expect(page.locator('h2#request-a-token')).toBeFocused()
})
