import type { Page } from '@playwright/test'
import { expect } from './runner.ts'

export const flow = '/docs/client-credentials-flow'

export const choices = (page: Page) => page.getByRole('combobox', { name: 'Show the client ID of' })
/** That of the sample in the chosen language. */
export const choice = (page: Page) => choices(page).filter({ visible: true }).first()
export const sample = (page: Page) => page.locator('.samples > .code:visible code').first()
export const ownId = /^[\w-]{32}$/

export async function chosen(page: Page, name = 'Budget Diary'): Promise<string> {
  await choice(page).selectOption({ label: name })
  const id = page.locator('.samples > .code:visible .own-client-id').first()
  await expect(id).toHaveText(ownId)
  return (await id.textContent()) ?? ''
}
