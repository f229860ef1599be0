import { expect, type Page } from '@playwright/test'
import { mailLinkTexts } from '../../src/ui/mailLink/mailLinkTexts.ts'
import { passwordTexts } from '../../src/ui/password/passwordTexts.ts'
import { deniz, ekin, greeting, signIn, signOut, solveCaptcha, submitSignIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

/** As a frozen tab or one in the page cache: it receives nothing of the others until it is seen again. */
const deaf = (page: Page) =>
  page.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      name = ''
      onmessage = null
      onmessageerror = null
      postMessage() {}
      close() {}
    }
  })

const newPassword = 'Ekin-Portico-27'

test('the reset in a browser that is signed in ends that session, and another developer who signs in finds nothing of the first in a tab that was frozen', async ({
  page,
  context,
  bank,
}) => {
  test.slow(true, 'a reset by mail and two sign-ins, in two tabs')
  await deaf(page)
  await signIn(page, '?from=/myapplications')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Till Companion', 'Budget Diary'])

  const other = await context.newPage()
  await other.goto('/reminder')
  await other.getByLabel(mailLinkTexts.email).fill(ekin.eMailAddress)
  await solveCaptcha(other)
  await other.getByRole('button', { name: mailLinkTexts.send, exact: true }).click()
  await expect.poll(async () => (await bank.mails(ekin.eMailAddress)).length).toBe(1)
  const [mail] = await bank.mails(ekin.eMailAddress)
  await other.goto(mail?.link ?? 'there is no mail with a link')
  await expect(greeting(other, deniz.firstName)).toBeVisible()
  await other.getByLabel(passwordTexts.password, { exact: true }).fill(newPassword)
  await other.getByLabel(passwordTexts.confirmPassword, { exact: true }).fill(newPassword)
  await other.getByRole('button', { name: passwordTexts.change, exact: true }).click()
  await expect(other.getByText(passwordTexts.updated)).toBeVisible()
  await expect(greeting(other, deniz.firstName)).toHaveCount(0)
  await other.getByRole('link', { name: passwordTexts.logIn, exact: true }).click()
  await expect(other).toHaveURL('/login')
  await submitSignIn(other, ekin.eMailAddress, newPassword)
  await expect(greeting(other, ekin.firstName)).toBeVisible()

  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(greeting(page, ekin.firstName)).toBeVisible()
  await expect(page).toHaveURL('/myapplications')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  const shown = await page.content()
  for (const text of ['Till Companion', 'Budget Diary', deniz.firstName, 'Copy Secret'])
    expect(shown).not.toContain(text)

  await page.goto('/profile')
  const firstName = main.getByLabel('Name', { exact: true })
  await expect(firstName).toHaveValue(ekin.firstName)
  await firstName.fill('Ekinsu')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Ekinsu')
  await signOut(other, ekin.firstName)
  await signIn(other)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(firstName).toHaveValue(deniz.firstName)
  expect(await page.content()).not.toContain('Ekin')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ekin')
})
