import { expect, type Page } from '@playwright/test'
import { chooseItem, diary, till } from '../../support/browser/applicationMenu.ts'
import { tabTo, walkThrough } from '../../support/browser/keys.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

const main = (page: Page) => page.getByRole('main')

test('the Tab key goes through every control of My Applications in its order, and stays in a dialog', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'))
  })
  await startSignedIn(page, '/myapplications')
  await expect(diary(page)).toBeVisible()
  await tabTo(page, main(page).locator('.heading-row').getByRole('link', { name: 'New Application' }))
  const order: string[] = []
  for (let at = main(page).locator(':focus'); (await at.count()) > 0; await page.keyboard.press('Tab'))
    order.push(await at.evaluate((element) => (element.ariaLabel ?? element.textContent ?? '').trim()))
  expect(order).toEqual([
    'New Application',
    'Make your first call',
    'Settings for Till Companion',
    'Till Companion',
    'Settings for Budget Diary',
    'Budget Diary',
  ])
  await tabTo(page, till(page), 'Shift+Tab')
  await walkThrough(page, {
    name: 'copying by hand',
    dialog: page.getByRole('dialog', { name: 'Copy manually' }),
    opener: till(page),
    open: chooseItem(page, 'Copy ID'),
    closers: ['Close'],
  })
})

test('a field that the Tab key reaches at the foot of the window has its error in sight', async ({ page }) => {
  await startSignedIn(page, '/dashboard?page=newapplication')
  const address = page.getByLabel('IP Address', { exact: true })
  await expect(address).toBeVisible()
  // The next press would show the last line of the field and nothing below it.
  const lacks = await address.evaluate((field) => innerHeight - field.getBoundingClientRect().bottom + 1)
  await page.evaluate((by) => scrollBy(0, -by), lacks)
  await page
    .getByLabel('Redirect URI', { exact: true })
    .evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
  await page.keyboard.press('Tab')
  await expect(address).toBeFocused()
  await page.keyboard.type('300.0.0.1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid IP Address', { exact: true })).toBeInViewport({ ratio: 1 })
})
