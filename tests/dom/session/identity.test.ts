import { deniz, endSession, greeting, notice, signIn, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { tokenOf } from '../../support/browser/token.ts'
import { keepToken } from '../../walk/portal/actions/people.ts'

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

test('the focus in the header stays there when a session ends or begins in another tab', async ({ page, context }) => {
  await startSignedIn(page, '/faq')
  const token = await tokenOf(context)
  await greeting(page, deniz.firstName).focus()
  await endSession(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeFocused()
  await keepToken(page, token)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your profile' })).toBeFocused()
})

test('after a sign-out that the bank refused, and a sign-in in another tab, Back gives the focus to the page', async ({
  page,
  context,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page, '/faq')
  const token = await tokenOf(context)
  await bank.fault('logout', { kind: 'status', status: 500 })
  await greeting(page, deniz.firstName).focus()
  await signOut(page)
  await expect(page).toHaveURL('/')
  await keepToken(page, token)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})
