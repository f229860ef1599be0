import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { watchLayoutShift } from '../../support/browser/layoutShift.ts'
import { hydrated } from '../../support/browser/page.ts'
import { builds, test } from '../../support/browser/test.ts'

const service = '/docs/api/money-transfers/eft-transfer'
const fold = (page: Page) => page.locator('.samples-fold')
const summary = (page: Page) => fold(page).locator('summary')
const languages = (page: Page) => fold(page).getByRole('group', { name: 'Language of the code samples' })
const call = (page: Page) => fold(page).locator('.code').filter({ hasText: 'Call the API' })

async function openFolded(page: Page): Promise<void> {
  await page.goto(service)
  await hydrated(page)
  await expect(call(page)).toBeHidden()
  await summary(page).focus()
  await summary(page).press('Enter')
  await expect(call(page)).toBeVisible()
}

test.describe('in one column', { tag: '@layout' }, () => {
  for (const width of [390, 1199])
    test.describe(`of ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } })
      test('samples open on request, in the language that was chosen, and nothing shifts', { tag: '@full' }, async ({
        page,
      }) => {
        const shift = await watchLayoutShift(page)
        await openFolded(page)
        expect(await shift()).toBeLessThan(0.02)
        await languages(page).getByRole('button', { name: 'Python', exact: true }).click()
        await expect(call(page)).toContainText('import requests')
        await expectAccessible(page)
        await openFolded(page)
        await expect(call(page)).toContainText('import requests')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    })
})

test('samples stand beside the text from 1200 pixels on, and are printed, folded or not', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto(service)
  await hydrated(page)
  await expect(summary(page)).toBeHidden()
  await expect(languages(page)).toBeVisible()
  const body = page.locator('.operation-body')
  const [left, right] = [await body.boundingBox(), await call(page).boundingBox()]
  if (!left || !right) throw new Error('The text or the samples have no place')
  expect(right.x).toBe(left.x + left.width + 32)
  expect(right.width).toBe(376)
  await page.keyboard.press('Tab')
  await languages(page).getByRole('button', { name: 'curl' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.operation-facts a').last()).toBeFocused()

  await page.setViewportSize({ width: 820, height: 900 })
  await expect(call(page)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(summary(page)).toBeHidden()
  await expect(call(page)).toBeVisible()
  await expect(fold(page).locator('figcaption')).toHaveText(['Get an access token', 'Call the API', 'Response 200'])
})

/** The lines that are marked, and what has scrolled. */
const followed = (page: Page) =>
  page.evaluate(() => ({
    lines: [...(CSS.highlights.get('field') ?? [])].map(String),
    code: [...document.querySelectorAll('.call-samples pre')].map(({ scrollTop }) => scrollTop > 0),
    page: scrollY,
  }))

test('the samples follow the field that is pointed at, focused or linked, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(service)
  await hydrated(page)
  const row = (name: string) => page.locator(`[id="createEftTransfer.${name}"]`)
  await row('body.explanation').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await row('body.explanation').hover()
  await expect
    .poll(() => followed(page))
    .toEqual({ lines: ['"explanation": "March rent"'], code: [false, true, false], page: top })
  await languages(page).getByRole('button', { name: 'Python', exact: true }).click()
  await expect(call(page)).toContainText('import requests')
  await expect.poll(async () => (await followed(page)).lines).toEqual(['"explanation": "March rent"'])

  await row('body.context').getByRole('link').focus()
  await page.keyboard.press('End')
  await expect(row('body.explanation').getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(row('body.reasonCode').getByRole('link')).toBeFocused()
  await expect.poll(async () => (await followed(page)).lines).toEqual(['"reasonCode": "01",'])

  await page.goto(`${service}#createEftTransfer.200.body.data.referenceNumber`)
  await expect.poll(async () => (await followed(page)).lines[0]).toMatch(/^"referenceNumber": "/)
  await expect.poll(async () => (await followed(page)).code).toEqual([false, expect.any(Boolean), true])
})

test('samples and the examples of errors are unfolded without JavaScript', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 820, height: 900 } })
  const page = await context.newPage()
  await page.goto(builds.sandbox + service)
  await expect(call(page)).toBeHidden()
  await summary(page).click()
  await expect(call(page)).toContainText('curl -X POST')
  const error = page.locator('.answers td details').first()
  await error.locator('summary').click()
  await expect(error.locator('noscript pre')).toContainText('"status": "ERROR"')
  await expect(error.locator('noscript pre')).toBeVisible()
  await context.close()
})

test('the example of an error that was opened before the page was live is there once it is', async ({ page }) => {
  let goOn = () => {}
  const opened = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(service, { waitUntil: 'commit' })
  const error = page.locator('.answers td details').first()
  await error.locator('summary').click()
  goOn()
  await expect(error.locator('figure code')).toContainText('"status": "ERROR"')
})
