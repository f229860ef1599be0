import type { Page } from '@playwright/test'
import { expect } from './runner.ts'

export const settings = (page: Page, name: string) =>
  page.getByRole('button', { name: `Settings for ${name}`, exact: true })
export const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

export const till = (page: Page) => settings(page, 'Till Companion')
export const diary = (page: Page) => settings(page, 'Budget Diary')

/** Opens the menu that has the focus and chooses its first or last item. */
export const chooseItem = (page: Page, name: 'Copy ID' | 'Delete') => async () => {
  await page.keyboard.press('Enter')
  await expect(item(page, 'Copy ID')).toBeFocused()
  if (name === 'Delete') await page.keyboard.press('End')
  await expect(item(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
}
