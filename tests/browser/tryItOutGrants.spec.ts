import { expect } from '@playwright/test'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { deniz, greeting, signOut, submitSignIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'
import { authorize, button, openCall, panel, title } from '../support/browser/tryItOut.ts'

const accountList = '/docs/api/1000/1001'

test('a call ends with the session that is ended in another tab: its answer is not shown after the next sign-in', async ({
  page,
  context,
}) => {
  const calls = await heldCalls(page)
  await openCall(page, accountList)
  await authorize(page)
  await button(page, 'Preview request').click()
  await calls.hold('&sort=openedOn%2Casc')
  await button(page, 'Send').click()
  await expect(button(page, 'Cancel')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/faq')
  await signOut(other)
  await expect(panel(page).getByRole('link', { name: 'Sign in to try it out' })).toBeVisible()
  await expect(title(page)).toHaveCount(0)
  await calls.release()
  await other.goto('/login')
  await submitSignIn(other, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(panel(page)).toContainText('This call needs an access token.')
  await expect(title(page)).toHaveCount(0)
})
