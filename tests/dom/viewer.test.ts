import { answerDefinition } from '../support/browser/answerDefinition.ts'
import { expect, test } from '../support/browser/runner.ts'

test('a web page in place of a definition is told', async ({ page }) => {
  await answerDefinition(page, '3001', '<!doctype html><title>Sign in</title>', 'text/html')
  await page.goto('/docs/api/3000')
  await page.locator('.docs-list a').first().click()
  await expect(page.getByRole('alert')).toContainText('a web page instead of an API definition')
})
