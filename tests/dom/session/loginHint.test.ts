import type { Page } from '@playwright/test'
import { mailLinkTexts } from '../../../src/ui/mailLink/mailLinkTexts.ts'
import { activationTexts } from '../../../src/ui/onboarding/activationTexts.ts'
import { registrationTexts } from '../../../src/ui/onboarding/registrationTexts.ts'
import { passwordTexts } from '../../../src/ui/password/passwordTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import type { Bank } from '../../support/browser/bank.ts'
import { ekin, greeting, hydrated, signOut, solveCaptcha } from '../../support/browser/page.ts'
import { ada, fillInRegistration } from '../../support/browser/registration.ts'
import { expect, test } from '../../support/browser/runner.ts'

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const username = (page: Page) => page.getByLabel(signInTexts.username)

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await fillInRegistration(page)
  await press(page, registrationTexts.signUpButton)
  await expect(page.getByRole('heading', { name: registrationTexts.registrationReceived })).toBeVisible()
}

/** As a mail program does: in a tab that knows nothing of the others. */
async function openMail(page: Page, bank: Bank, to: string): Promise<Page> {
  await expect.poll(async () => (await bank.mails(to)).length).toBe(1)
  const [mail] = await bank.mails(to)
  const tab = await page.context().newPage()
  await tab.goto(mail?.link ?? 'there is no mail with a link')
  return tab
}

test('whoever activates an account in another tab signs in without typing the address again', async ({
  page,
  bank,
}) => {
  await register(page)
  await link(page, 'Open the email in the sandbox').click()
  await expect(page.getByLabel('Search emails')).toHaveValue(ada.email)
  const tab = await openMail(page, bank, ada.email)
  const entries = await tab.evaluate(() => history.length)
  await link(tab, activationTexts.logIn).click()
  await expect(username(tab)).toHaveValue(ada.email)
  // A step back would use the key once more.
  expect(await tab.evaluate(() => history.length)).toBe(entries)
  await tab.getByLabel(signInTexts.password, { exact: true }).fill(ada.password)
  await solveCaptcha(tab)
  await press(tab, signInTexts.signInButton)
  await expect(greeting(tab, 'Ada')).toBeVisible()

  await expect(greeting(page, 'Ada')).toBeVisible()
  await signOut(tab, 'Ada')
  for (const each of [tab, page]) {
    await each.evaluate(() => history.pushState(null, '', '/login'))
    await expect(each.getByRole('heading', { name: signInTexts.title, level: 1 })).toBeVisible()
    await hydrated(each)
    await expect(username(each)).toHaveValue('')
  }
})

test('an activation in a browser where nobody has registered names nobody', async ({ page, bank }) => {
  await register(page)
  await page.goto('/faq')
  await hydrated(page)
  const tab = await openMail(page, bank, ada.email)
  await link(tab, activationTexts.logIn).click()
  await hydrated(tab)
  await solveCaptcha(tab)
  await expect(username(tab)).toHaveValue('')
})

test('the address of a registration is there when its email is asked for again, and when signing in', async ({
  page,
}) => {
  await register(page)
  await link(page, registrationTexts.resend).click()
  await expect(page.getByLabel(mailLinkTexts.email)).toHaveValue(ada.email)
  await link(page, mailLinkTexts.signIn).click()
  await expect(username(page)).toHaveValue(ada.email)
})

test('a new password by email asks for the address once: at the sign-in', async ({ page, bank }) => {
  await page.goto('/login')
  await hydrated(page)
  await username(page).fill(ekin.eMailAddress)
  await link(page, signInTexts.forgotPassword).click()
  await expect(page.getByLabel(mailLinkTexts.email)).toHaveValue(ekin.eMailAddress)
  await solveCaptcha(page)
  await press(page, mailLinkTexts.send)
  await expect(page.getByText(mailLinkTexts.reminder.sent(ekin.eMailAddress))).toBeVisible()
  const tab = await openMail(page, bank, ekin.eMailAddress)
  for (const label of [passwordTexts.password, passwordTexts.confirmPassword])
    await tab.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
  await press(tab, passwordTexts.change)
  await link(tab, passwordTexts.logIn).click()
  await expect(username(tab)).toHaveValue(ekin.eMailAddress)
})
