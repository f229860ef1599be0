import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('the search leaves the keys of an input method to it, shows what is chosen and fits a small window', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const input = dialog.getByRole('combobox')
  await page.keyboard.press('/')
  await expect(input).toBeFocused()
  const place = async () => (await input.boundingBox())?.y
  const opened = await place()
  await input.fill('redirect uri mismatch')
  await expect(dialog.getByRole('option').first()).toHaveText(/^Redirect URI mismatch\./)
  expect(await place(), 'the field stays where it was before there were results').toBe(opened)
  await expectAccessible(page)

  // Escape and Enter go to the input method while a letter is composed.
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await input.fill('')
  await compose('ｃａｒｄ')
  await page.keyboard.press('Enter')
  await compose('card')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)

  await input.fill('card')
  await expect(dialog.getByRole('status')).toHaveText('Top 10 results')
  const options = dialog.getByRole('option')
  const isChosen = async (index: number) => {
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
    await expect(options.nth(index)).toBeInViewport({ ratio: 1 })
  }
  await isChosen(0)
  for (const [key, index] of [
    ['ArrowUp', 9],
    ['ArrowDown', 0],
    ['End', 9],
    ['Home', 0],
    ['Shift+End', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key)
    await isChosen(index)
  }
  await options.nth(3).hover()
  await isChosen(3)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(input).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize(viewports.zoomed)
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
  await input.fill('account list')
  await expect(dialog.getByRole('option').first()).toHaveText(/^Account list/)
  await dialog.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/docs\/api\/account-information\/account-list$/)
})

test('when the index does not come, the search says so, and Retry finds what was typed', { tag: '@full' }, async ({
  page,
  quiet,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  quiet.allow(/search-index|Failed to load resource|net::ERR/)
  await page.route(/virtual_search-index|search-index/, (route) => route.abort())
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('scope')
  await expect(dialog.getByRole('alert')).toContainText(
    'Couldn’t load the search. Check your connection, then try again.',
  )
  await page.unroute(/virtual_search-index|search-index/)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.getByRole('combobox')).toHaveValue('scope')
  await expect(dialog.getByRole('combobox')).toBeFocused()
})

test('when a newer version has replaced the index, the search says so and offers to reload', { tag: '@full' }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/search-index|Failed to load resource/)
  await page.goto('/contact')
  await hydrated(page)
  await page.route(/virtual_search-index/, (route) => route.fulfill({ status: 404, body: 'Gone' }))
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('scope')
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('A newer version of the portal is available. Reload the page to use it.')
  await page.unroute(/virtual_search-index/)
  await alert.getByRole('button', { name: 'Reload' }).click()
  await expect(dialog).toHaveCount(0)
  await hydrated(page)
  await page.keyboard.press('/')
  await dialog.getByRole('combobox').fill('scope')
  await expect(dialog.getByRole('option').first()).toBeVisible()
})

test('when a newer version has replaced the search, a notice says so', { tag: '@full' }, async ({ page, quiet }) => {
  quiet.allow(/startSearch|Failed to load resource/)
  await page.route('**/assets/startSearch-*.js', (route) => route.fulfill({ status: 404, body: 'Gone' }))
  await page.goto('/contact')
  await hydrated(page)
  await page.keyboard.press('/')
  await expect(page.getByText('A newer version of the portal is available. Reload the page to use it.')).toBeVisible()
  await expect(page.getByText('Couldn’t load the search')).toHaveCount(0)
})

test('a page that was found from the foot of another begins at its top', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('button', { name: 'Inspect state machines' }).focus()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('/')
  await dialog.getByRole('combobox').fill('transfer status inquiry')
  await expect(dialog.getByRole('option').first()).toHaveText(/^Transfer status inquiry/)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Transfer status inquiry', exact: true })
  await expect(heading).toBeFocused()
  await expect(dialog).toHaveCount(0)
  await expect(heading).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
