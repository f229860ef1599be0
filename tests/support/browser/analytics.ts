import type { Page } from '@playwright/test'

export const analytics = '/dashboard?page=analytics'
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Reports' })

export async function choose(page: Page, range: string) {
  await field(page, 'Applications').selectOption({ label: 'Till Companion' })
  await field(page, 'APIs').selectOption({ label: 'Account list' })
  await field(page, 'Choose Date Range').selectOption({ label: range })
  await generate(page).click()
}
