import { expect } from '@playwright/test'
import { signIn } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'

test.use({ serviceWorkers: 'block' })

test('without a service worker and IndexedDB the bank works in memory, and says that nothing is saved', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await signIn(page, '?from=/myapplications')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Till Companion', 'Budget Diary'])
  await expect(page.getByRole('complementary', { name: 'Sandbox' })).toContainText('Nothing is saved')
})
