import type { Page } from '@playwright/test'
import { mailLinkTexts } from '../../../src/ui/mailLink/mailLinkTexts.ts'
import { activationTexts } from '../../../src/ui/onboarding/activationTexts.ts'
import { registrationTexts } from '../../../src/ui/onboarding/registrationTexts.ts'
import { passwordTexts } from '../../../src/ui/password/passwordTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import type { Bank } from '../../support/browser/bank.ts'
import { ekin, greeting, hydrated, solveCaptcha, submitSignIn } from '../../support/browser/page.ts'
import { ada, fillInRegistration } from '../../support/browser/registration.ts'
import { expect, test } from '../../support/browser/runner.ts'

const accounts = '/docs/api/account-information/account-list'
const operation = `${accounts}#listAccounts`
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function register(page: Page): Promise<void> {
  await fillInRegistration(page)
  await press(page, registrationTexts.signUpButton)
  await expect(page.getByRole('heading', { name: registrationTexts.registrationReceived })).toBeVisible()
}

async function linkFor(bank: Bank, to: string): Promise<string> {
  await expect.poll(async () => (await bank.mails(to)).length).toBe(1)
  const [mail] = await bank.mails(to)
  return mail?.link ?? 'there is no mail with a link'
}

test('who registers to try a call out is back at the call once the account is active, in any tab', async ({
  page,
  bank,
}) => {
  await page.goto(accounts)
  await hydrated(page)
  await link(page, 'Sign in to try it out').first().click()
  await link(page, signInTexts.signUp).click()
  await register(page)
  const address = await linkFor(bank, ada.email)
  // The tab that asked is gone.
  await page.goto('/faq')
  const tab = await page.context().newPage()
  await tab.goto(address)
  await link(tab, activationTexts.logIn).click()
  await hydrated(tab)
  await submitSignIn(tab, ada.email, ada.password)
  await expect(greeting(tab, 'Ada')).toBeVisible()
  await expect(tab).toHaveURL(operation)
})

test('a new password by email leads back too', async ({ page, bank }) => {
  await page.goto(`/reminder?from=${encodeURIComponent('/docs/password-flow')}`)
  await page.getByLabel(mailLinkTexts.email).fill(ekin.eMailAddress)
  await solveCaptcha(page)
  await press(page, mailLinkTexts.send)
  await expect(page.getByText(mailLinkTexts.reminder.sent(ekin.eMailAddress))).toBeVisible()
  await page.goto(await linkFor(bank, ekin.eMailAddress))
  for (const label of [passwordTexts.password, passwordTexts.confirmPassword])
    await page.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
  await press(page, passwordTexts.change)
  await link(page, passwordTexts.logIn).click()
  await hydrated(page)
  await submitSignIn(page, ekin.eMailAddress, 'Ekin-Portico-27')
  await expect(greeting(page, ekin.firstName)).toBeVisible()
  await expect(page).toHaveURL('/docs/password-flow')
})
