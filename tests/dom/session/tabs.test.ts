import type { Page } from '@playwright/test'
import { greeting, notice, signOut } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { openProfile, withOthers } from '../../support/browser/tabs.ts'

test('a dismissed pop-up and a sign-out show in every other tab within a second', async ({ page }) => {
  await startSignedIn(page)
  const [first, second] = (await withOthers(page, 2)) as [Page, Page]
  await openProfile([first, second])
  const close = (page: Page) => page.getByRole('button', { name: 'Close: Planned maintenance', exact: true })
  for (const each of [first, second]) await each.keyboard.press('Alt+n')
  await expect(close(second)).toBeVisible()
  await close(first).click()
  await expect(close(second)).toHaveCount(0, { timeout: 1000 })
  await signOut(first)
  await expect(first).toHaveURL('/')
  await expect(greeting(second, 'Deniz')).toHaveCount(0, { timeout: 1000 })
  await expect(second).toHaveURL(/^[^?]*\/login/)
  await expect(notice(second, 'You were signed out in another tab or by the browser.')).toBeVisible()
})
