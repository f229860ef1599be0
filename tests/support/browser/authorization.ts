import type { Page } from '@playwright/test'
import { expect } from './runner.ts'

/** Has the scope accounts, by password or authorization code. */
export const accountList = '/docs/api/account-information/account-list'

export const bar = (page: Page) => page.getByRole('region', { name: 'Access token' }).first()
export const button = (page: Page, name: string) => bar(page).getByRole('button', { name })

/** The token belongs to a call that is tried out. */
export async function openCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(bar(page)).toBeVisible()
}
