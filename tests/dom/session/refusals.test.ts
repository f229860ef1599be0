import type { Page } from '@playwright/test'
import { registrationTexts } from '../../../src/ui/onboarding/registrationTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, hydrated, solveCaptcha, submitSignIn } from '../../support/browser/page.ts'
import { ada, fillInRegistration } from '../../support/browser/registration.ts'
import { expect, test } from '../../support/browser/runner.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const selected = (page: Page) =>
  field(page, signInTexts.password).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )

test('after a wrong password the next one is typed at once, in the place of the one that was sent', async ({
  page,
  quiet,
}) => {
  quiet.allow(/oauth\/token/)
  await page.goto('/login')
  await hydrated(page)
  await submitSignIn(page, deniz.eMailAddress, 'Not-My-Password-1')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The username or the password is wrong')
  const wrong = page.locator('.notice + button', { hasText: signInTexts.signInButton })
  await expect(wrong, 'the reason is above the button, which a phone shows without the head of the page').toBeVisible()
  await expect(field(page, signInTexts.password)).toBeFocused()
  expect(await selected(page)).toBe('Not-My-Password-1')
  await page.keyboard.type('Not-My-Password-2')
  await expect(field(page, signInTexts.password)).toHaveValue('Not-My-Password-2')
  await solveCaptcha(page)
  await field(page, signInTexts.password).press('Enter')
  await expect(button(page, signInTexts.signInButton)).toHaveAttribute('aria-busy', 'false')
  await expect(field(page, signInTexts.password)).toBeFocused()
  expect(await selected(page)).toBe('Not-My-Password-2')
})

test('an email address that is taken is an error of its field, until it is another one', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/user\/register/)
  await page.goto('/register')
  await hydrated(page)
  await fillInRegistration(page)
  const email = field(page, registrationTexts.email)
  await email.fill(` ${deniz.eMailAddress.toUpperCase()}`)
  await button(page, registrationTexts.signUpButton).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('This email address is already registered')
  await expect(page.locator('.toast')).toHaveText('This email address is already registered')
  await field(page, registrationTexts.phoneNumber).fill('+441843000001')
  await expect(email).toHaveAccessibleDescription('This email address is already registered')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await solveCaptcha(page)
  await button(page, registrationTexts.signUpButton).click()
  await expect.poll(async () => (await bank.events('register')).length, 'it is sent again as it is').toBe(2)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill(ada.email)
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await expect(email).toHaveAccessibleDescription('')
  await solveCaptcha(page)
  await button(page, registrationTexts.signUpButton).click()
  await expect(page.getByRole('heading', { name: registrationTexts.registrationReceived })).toBeVisible()
  await expect(page.getByText(`Click the link sent to ${ada.email} to activate your account.`)).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0, { timeout: 1000 })
})

test('who has gone to another field while the call was under way stays there', async ({ page, quiet }) => {
  quiet.allow(/user\/register/)
  const calls = await heldCalls(page)
  await page.goto('/register')
  await hydrated(page)
  await fillInRegistration(page)
  await field(page, registrationTexts.email).fill(deniz.eMailAddress)
  await calls.hold('/user/register')
  await button(page, registrationTexts.signUpButton).click()
  await field(page, registrationTexts.phoneNumber).focus()
  await calls.release()
  await expect(field(page, registrationTexts.email)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, registrationTexts.phoneNumber)).toBeFocused()
})
