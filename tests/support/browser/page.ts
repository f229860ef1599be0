import { expect, type Page } from '@playwright/test'

/** The page is alive: hydrated, its bank reached and its session restored, so nothing that is clicked is lost. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('.account .skeleton')).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
