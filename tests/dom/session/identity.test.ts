// @module-tag full

import type { Page } from '@playwright/test'
import { sessionNotices } from '../../../src/rules/session/sessionNotices.ts'
import { mailLinkTexts } from '../../../src/ui/mailLink/mailLinkTexts.ts'
import { passwordTexts } from '../../../src/ui/password/passwordTexts.ts'
import {
  deniz,
  ekin,
  endSession,
  greeting,
  notice,
  signIn,
  signOut,
  solveCaptcha,
  submitSignIn,
} from '../../support/browser/page.ts'
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
  await page.evaluate(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await expect(greeting(page, ekin.firstName)).toBeVisible()
  await expect(page).toHaveURL('/myapplications')
  await expect(notice(page, sessionNotices.signedInElsewhere(ekin.eMailAddress))).toBeVisible()
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
