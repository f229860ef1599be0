import { expect, type Page } from '@playwright/test'
import { technicalQuestions } from '../../../src/content/faq/technical.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'

const question = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

test('the question of an address is in sight, on arrival and later; an open answer and a found one are accessible', async ({
  page,
}) => {
  await page.goto('/faq#webhook-types')
  await hydrated(page)
  const webhooks = question(page, 'Which transaction types does a webhook report?')
  await expect(webhooks).toBeFocused()
  await expect(webhooks).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'password-rule'
  })
  await expect(question(page, 'Which passwords are accepted?')).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('transaction types webhook')
  await page.getByRole('option', { name: /Which transaction types/ }).click()
  await expect(webhooks).toHaveAttribute('aria-expanded', 'true')
  await expect(webhooks).toBeInViewport()
  await question(page, 'What do the transfer status values mean?').click()
  await expect(page.getByRole('main').getByRole('region')).toContainText('WAITING FOR APPROVAL')
  await expectAccessible(page)
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' })
  await search.fill('chvlh')
  await expect(page.getByRole('status')).toHaveText('1 question found')
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('region')).toContainText('CHVLH')
  await expectAccessible(page)
  await search.fill('')
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(technicalQuestions.length)
  await expect(search).toBeHidden()
})
