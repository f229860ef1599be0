import type { Page } from '@playwright/test'
import type { StoredToken } from '../../../src/rules/session/session.ts'
import { greeting, notice, openLink, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { openProfile, withOthers } from '../../support/browser/tabs.ts'
import { keepToken } from '../../support/browser/token.ts'
import { deniz, tokenFor } from '../../walk/portal/actions/people.ts'

test('a dismissed pop-up, a theme and a sign-out show in every other tab within a second', async ({ page }) => {
  await startSignedIn(page)
  const [first, second] = (await withOthers(page, 2)) as [Page, Page]
  await openProfile([first, second])
  const close = (page: Page) => page.getByRole('button', { name: 'Close: Planned maintenance', exact: true })
  for (const each of [first, second]) await each.keyboard.press('Alt+n')
  await expect(close(second)).toBeVisible()
  await close(first).click()
  await expect(close(second)).toHaveCount(0, { timeout: 1000 })
  await first.getByRole('banner').getByRole('radio', { name: 'Dark theme' }).click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 1000 })
  await signOut(first)
  await expect(first).toHaveURL('/')
  await expect(greeting(second, 'Deniz')).toHaveCount(0, { timeout: 1000 })
  await expect(second).toHaveURL(/^[^?]*\/login/)
  const ended = notice(second, 'You were signed out in another tab or by the browser.')
  await expect(ended).toBeVisible()
  await submitSignIn(second, deniz.eMailAddress, deniz.password)
  await greeting(second, 'Deniz').waitFor()
  await expect(ended).toHaveCount(0, { timeout: 1000 })
})

const newPassword = 'Bosphorus-1453!'

test('a changed password keeps the tabs of its browser signed in; a session of another browser leads to the sign-in', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 40[01]/)
  await startSignedIn(page, '/profile')
  const elsewhere = (await tokenFor(page, deniz)) as StoredToken
  const [first, second] = (await withOthers(page, 2)) as [Page, Page]
  await second.goto('/profile')
  await first.getByLabel('Current password', { exact: true }).fill(deniz.password)
  for (const label of ['New password', 'Re-enter new password'])
    await first.getByLabel(label, { exact: true }).fill(newPassword)
  await first.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(notice(first, 'Password info updated successfully')).toBeVisible()
  for (const tab of [first, second]) {
    await openLink(tab, 'My Applications')
    await expect(tab.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Till Companion',
      'Budget Diary',
    ])
  }

  await keepToken(context, elsewhere)
  await openLink(second, 'Edit Your Profile')
  await second.getByLabel('Name', { exact: true }).fill('Derya')
  await second.getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(second).toHaveURL(`/login?from=${encodeURIComponent('/dashboard?page=profile')}`)
  await expect(notice(second, 'Your session has ended. Sign in again.')).toBeVisible()
  await submitSignIn(second, deniz.eMailAddress, newPassword)
  await expect(second).toHaveURL('/dashboard?page=profile')
  await second.getByRole('button', { name: 'Restore draft' }).click()
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Derya')
})
