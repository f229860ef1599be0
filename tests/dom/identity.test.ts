import { deniz, greeting, notice, signIn, submitSignIn } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

test('a cookie that is deleted by hand signs the page out: the next call or place sees it, and one notice reports it', async ({
  page,
  context,
}) => {
  await signIn(page, '?from=/myapplications')
  await expect(page.getByText('Budget Diary')).toBeVisible()
  await context.clearCookies()
  await page.getByRole('link', { name: 'Edit Your Profile', exact: true }).first().click()
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/dashboard?page=profile')}`)
  await expect(notice(page, 'You were signed out in another tab or by the browser.')).toHaveCount(1)
  await expect(page.locator('.toast')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'SIGN IN', exact: true })).toBeVisible()
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await page.goto('/support')
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await context.clearCookies()
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(greeting(page, deniz.firstName)).toHaveCount(0)
})
