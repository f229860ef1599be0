import { expect } from '@playwright/test'
import { deniz, greeting, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'

test('who signs in by the header in the middle of a page goes on reading there', async ({ page }) => {
  await page.goto('/docs/error-codes')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  // Playwright's own click scrolls to the link, which sticks to the window.
  const link = await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).boundingBox()
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(page).toHaveURL('/docs/error-codes')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})
