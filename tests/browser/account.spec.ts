import { expect, type Page } from '@playwright/test'
import { contactTexts } from '../../src/rules/contact.ts'
import { onboardingTexts } from '../../src/rules/onboarding.ts'
import { passwordTexts } from '../../src/rules/password.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { deniz, ekin, hydrated, notice, solveCaptcha, submitSignIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const ada = { email: 'ada@lovelace.test', password: 'Analytical-Engine-1843' }

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await hydrated(page)
  await page.getByLabel(onboardingTexts.firstName).fill('Ada')
  await page.getByLabel(onboardingTexts.lastName).fill('Lovelace')
  await page.getByLabel(onboardingTexts.email).fill(ada.email)
  await page.getByLabel(onboardingTexts.phoneNumber).fill('+441843000000')
  await page.getByLabel(onboardingTexts.password, { exact: true }).fill(ada.password)
  await page.getByLabel(onboardingTexts.confirmPassword, { exact: true }).fill(ada.password)
  await page.getByLabel(onboardingTexts.country).selectOption('GB')
  await solveCaptcha(page)
  await button(page, onboardingTexts.signUpButton).click()
  await expect(page.getByText(onboardingTexts.registrationReceived)).toBeVisible()
  await expectAccessible(page)
}

for (const path of ['/contact', '/support'])
  test(`a message sent on ${path} arrives, and the form is empty again`, async ({ page, bank }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: contactTexts.title })).toBeVisible()
    await page.getByLabel(contactTexts.name, { exact: true }).fill('Ada')
    await page.getByLabel(contactTexts.email, { exact: true }).fill('ada@lovelace.test')
    await page.getByLabel(contactTexts.subject, { exact: true }).fill('Going live')
    await page.getByLabel(contactTexts.message, { exact: true }).fill('How do I go live?')
    await solveCaptcha(page)
    await button(page, 'SEND').click()
    await expect(notice(page, 'Your message has been received')).toBeVisible()
    await expect(page.getByLabel(contactTexts.message, { exact: true })).toHaveValue('')
    expect(await bank.mails('developers@portico.example')).toHaveLength(1)
  })

test('a disabled developer renews the password by a link that works once', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 400/)
  await page.goto('/reminder')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Password Reminder' })).toBeVisible()
  await expect(page.getByText('You should type your e-mail to renew your password.')).toBeVisible()
  await page.getByPlaceholder('YOUR EMAIL').fill(ekin.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(page.getByText(`Mail has been sent to ${ekin.eMailAddress} to renew password`)).toBeVisible()
  await expectAccessible(page)

  const [mail] = await bank.mails(ekin.eMailAddress)
  const link = mail?.link ?? 'there is no mail with a link'
  const change = async () => {
    await page.goto(link)
    await hydrated(page)
    await page.getByLabel(passwordTexts.password, { exact: true }).fill('Ekin-Portico-27')
    await page.getByLabel(passwordTexts.confirmPassword, { exact: true }).fill('Ekin-Portico-27')
    await button(page, 'Change').click()
  }
  await change()
  await expect(page.getByText('Your password has been updated. Click below to login.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'LOG IN', exact: true }).click()
  await submitSignIn(page, ekin.eMailAddress, 'Ekin-Portico-27')
  await expect(page).toHaveURL('/dashboard?page=home')

  await change()
  await expect(notice(page, 'Password key has already been used')).toBeVisible()
  await expect(page.getByLabel(passwordTexts.password, { exact: true })).toHaveValue('')
  await expect(page.getByLabel(passwordTexts.confirmPassword, { exact: true })).toHaveValue('')
})

test('a registration waits for its link: reactivation mails it again, and the mailbox of the sandbox opens it', async ({
  page,
  context,
}) => {
  await page.goto('/reactivation')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Resend activation mail', level: 1 })).toBeVisible()
  await register(page)
  await page.goto('/reactivation')
  await hydrated(page)
  await page.getByPlaceholder('YOUR EMAIL').fill(ada.email)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(page.getByText('your activation request has been received')).toBeVisible()
  await expect(page.getByText(`Click on the link sent at ${ada.email} to activate your account.`)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/sandbox')
  await hydrated(page)
  const mails = page.getByRole('main').locator('.mailbox > li')
  await expect(mails).toHaveCount(2)
  await expect(mails.first()).toContainText(ada.email)
  const opened = context.waitForEvent('page')
  await mails
    .first()
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByText('Your activation completed.')).toBeVisible()
  await expectAccessible(tab)
})

test('an activation is accessible while it waits', async ({ page, bank, quiet }) => {
  quiet.allow(/user\/activate/)
  await page.goto('/')
  await bank.fault('activate', { kind: 'timeout' })
  await page.goto('/confirm/no-such-key')
  await expect(page.getByText('Activation is completing...')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Activation is completing...')).toBeVisible()
})

test('an activation that failed is accessible, and Retry tells what the bank says', async ({ page, bank, quiet }) => {
  quiet.allow(/user\/activate/)
  await page.goto('/')
  await bank.fault('activate', { kind: 'connectionLost' })
  await page.goto('/confirm/no-such-key')
  await expect(page.getByText('Activation failed. Reason : Network Error')).toBeVisible()
  await expect(page.getByText('Is the link too old?')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(page.getByText('Activation failed. Reason : Activation key is not valid')).toBeVisible()
  await expect(button(page, 'Retry')).toHaveCount(0)
})

test('a failed reminder keeps the address and asks for the captcha again', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.goto('/reminder')
  await hydrated(page)
  await bank.fault('resetPassword', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.getByPlaceholder('YOUR EMAIL').fill(deniz.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(page.getByPlaceholder('YOUR EMAIL')).toHaveValue(deniz.eMailAddress)
  await expectAccessible(page)
})
