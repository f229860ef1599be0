import { expect, type Page } from '@playwright/test'
import { activationTexts } from '../../src/rules/activation.ts'
import { onboardingTexts } from '../../src/rules/onboarding.ts'
import { sessionTexts } from '../../src/rules/session.ts'
import { texts } from '../../src/rules/texts.ts'
import {
  deniz,
  ekin,
  greeting,
  hydrated,
  notice,
  signIn,
  signOut,
  solveCaptcha,
  submitSignIn,
} from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const ada = { email: 'ada@lovelace.test', password: 'Analytical-Engine-1843' }

async function fillInRegistration(page: Page): Promise<void> {
  await page.getByLabel(onboardingTexts.firstName).fill('Ada')
  await page.getByLabel(onboardingTexts.lastName).fill('Lovelace')
  await page.getByLabel(onboardingTexts.email).fill(ada.email)
  await page.getByLabel(onboardingTexts.phoneNumber).fill('+441843000000')
  await page.getByLabel(onboardingTexts.password, { exact: true }).fill(ada.password)
  await page.getByLabel(onboardingTexts.confirmPassword, { exact: true }).fill(ada.password)
  await page.getByLabel(onboardingTexts.country).selectOption('GB')
  await solveCaptcha(page)
}

test('a developer registers, activates in a second tab, signs in, reloads and signs out', async ({
  page,
  context,
  bank,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'SIGN UP' }).click()
  await fillInRegistration(page)
  await page.getByRole('button', { name: onboardingTexts.signUpButton, exact: true }).click()
  await expect(page.getByText(onboardingTexts.registrationReceived)).toBeVisible()
  await expect(page.getByText(onboardingTexts.registrationInstruction)).toBeVisible()

  const [mail] = await bank.mails(ada.email)
  const mailTab = await context.newPage()
  await mailTab.goto(mail?.link ?? 'there is no mail with a link')
  await expect(mailTab.getByText(activationTexts.activated)).toBeVisible()
  await mailTab.getByRole('link', { name: activationTexts.logIn }).click()
  await mailTab.close()

  await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).click()
  await submitSignIn(page, ada.email, ada.password)
  await expect(page).toHaveURL('/dashboard?page=home')
  await expect(greeting(page, 'Ada')).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL('/dashboard?page=home')
  await expect(greeting(page, 'Ada')).toBeVisible()

  await signOut(page, 'Ada')
  await expect(notice(page, sessionTexts.signedOut)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('the bank remembers when its worker is stopped in mid-journey', async ({ page, context }) => {
  await signIn(page)
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(greeting(page, 'Deniz')).toBeVisible()
  await browser.send('ServiceWorker.stopAllWorkers')
  await signOut(page)
  await expect(notice(page, sessionTexts.signedOut)).toBeVisible()
})

test('a protected page is asked for, signed in for and then shown', async ({ page }) => {
  await page.goto('/dashboard?page=apps')
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/dashboard?page=apps')}`)
  await hydrated(page)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL('/dashboard?page=apps')
})

test('a disabled developer is told how to renew the password', async ({ page, quiet }) => {
  quiet.allow(/status of 401/)
  await page.goto('/login')
  await submitSignIn(page, ekin.eMailAddress, ekin.password)
  await expect(page.getByRole('alert')).toHaveText(sessionTexts.disabled)
  await page.getByRole('link', { name: sessionTexts.disabledLink, exact: true }).click()
  await expect(page).toHaveURL('/reminder')
})

test('what was typed survives a failed registration, which two clicks send once', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.goto('/register')
  await fillInRegistration(page)
  await bank.fault('register', { kind: 'status', status: 503, message: 'The bank is closed', delay: 300 })
  await page.getByRole('button', { name: onboardingTexts.signUpButton, exact: true }).dblclick()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  expect(await bank.events('register')).toHaveLength(1)
  await expect(page.getByLabel(onboardingTexts.firstName)).toHaveValue('Ada')
  await expect(page.getByLabel(onboardingTexts.password, { exact: true })).toHaveValue(ada.password)
})

test('an empty form names each missing field and puts the cursor into the first', async ({ page }) => {
  await page.goto('/register')
  await hydrated(page)
  await page.getByRole('button', { name: onboardingTexts.signUpButton, exact: true }).click()
  await expect(page.getByLabel(onboardingTexts.firstName)).toBeFocused()
  await expect(page.getByRole('main').getByText(texts.required, { exact: true })).toHaveCount(7)
})

test('a key that is not good is refused in the words of the bank', async ({ page, quiet }) => {
  quiet.allow(/status of 4\d\d/)
  await page.goto('/confirm/no-such-key')
  await expect(page.getByRole('alert')).toContainText(activationTexts.activationFailed.trim())
})

test('a signed-in developer who opens /login lands on the home page', async ({ page }) => {
  await signIn(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

const elsewhere = [
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  'javascript:alert(1)',
  '/dashboard@evil.test',
  '/support',
]

test('the origin that sign-in returns to can only be one of our protected pages', async ({ page, context }) => {
  for (const from of elsewhere) {
    await signIn(page, `?from=${encodeURIComponent(from)}`)
    await expect(page, from).toHaveURL('/dashboard?page=home')
    await context.clearCookies()
  }
})
