// @module-tag full

import { deniz, greeting, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { button, openCall, panel } from '../../support/browser/tryItOut.ts'

const accountList = '/docs/api/account-information/account-list'

test('a sign-out in another tab takes what was typed from the page, and its developer finds it after the next sign-in', async ({
  page,
  context,
}) => {
  await openCall(page, accountList)
  const size = panel(page).getByRole('textbox', { name: 'size' })
  const address = panel(page).getByLabel('Simulated client IP')
  const samples = page.locator('.call-samples')
  await size.fill('7')
  await address.fill('198.51.100.24')
  await expect(samples).toContainText('size=7')
  const other = await context.newPage()
  await other.goto('/faq')
  await signOut(other)
  await expect(page.getByRole('link', { name: 'Sign in to try it out' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(samples).not.toContainText('size=7')
  expect(await page.content()).not.toContain('198.51.100.24')
  await other.goto('/login')
  await submitSignIn(other, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(size).toHaveValue('7')
  await expect(address).toHaveValue('198.51.100.24')
  await expect(samples).toContainText('size=7')
  await button(page, 'Close').click()
  await expect(samples).not.toContainText('size=7')
})
