import type { Page } from '@playwright/test'
import { solveCaptcha } from './page.ts'

/** Whom the tests register. */
export const ada = { email: 'ada@lovelace.test', password: 'Analytical-Engine-1843' }

/** All that the form asks for, and the captcha. */
export async function fillInRegistration(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Phone number').fill('+441843000000')
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(ada.password)
  await page.getByLabel('Country').selectOption('GB')
  await solveCaptcha(page)
}
