import { leavesToBrowser } from '../support/browser/links.ts'
import { hydrated, translate } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

test('the search opens from any page, finds by keyboard alone, remembers and gives the focus back', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const input = dialog.getByRole('combobox')

  // Typed while the code of the search is on its way.
  await page.keyboard.press('/')
  await page.keyboard.type('webhook')
  await expect(input).toHaveValue('webhook')
  await expect(dialog.getByRole('option').first()).toHaveText(/^Webhook/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(input).toBeFocused()
  await expect(
    dialog.getByText(
      'Find a page, an API, a field, an error code or a term. To search from any page, press / or Ctrl+K.',
    ),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()

  await page.keyboard.press('/')
  await input.fill('redirect uri mismatch')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
  await expect(dialog.getByRole('option').first()).toHaveText(/^Redirect URI mismatch\./)
  await expect(dialog.getByRole('group', { name: 'Error codes' })).toBeVisible()
  await input.fill('qwertyuiop')
  await expect(dialog.getByRole('status')).toHaveText('No results')
  await expect(
    dialog.getByText('No results for “qwertyuiop”. Check the spelling, use fewer words or contact us.'),
  ).toBeVisible()

  await input.fill('card')
  await expect(dialog.getByRole('status')).toHaveText('Top 10 results')
  const options = dialog.getByRole('option')
  const isChosen = async (index: number) => {
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1)
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
    const id = await options.nth(index).getAttribute('id')
    await expect(input).toHaveAttribute('aria-activedescendant', id ?? '')
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
  await dialog.locator('.search-group-heading').first().click()
  await page.keyboard.press('ArrowDown')
  await isChosen(4)
  await input.fill('card limit')
  await expect(dialog.getByRole('option', { selected: true })).toHaveText([/^Virtual card limit/])

  await input.fill('pasword flow')
  const passwordFlow = dialog.getByRole('option').first()
  await expect(passwordFlow).toHaveText(/^Password Flow/)
  await expect(passwordFlow).toHaveAttribute('href', '/docs/password-flow')
  expect(await leavesToBrowser(passwordFlow)).toBe(true)
  await expect(page).toHaveURL(/\/contact$/)
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/password-flow$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Password Flow' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await input.fill('renew the token')
  await dialog.getByRole('option', { name: /^Renew the token ?Password Flow$/ }).click()
  await expect(page).toHaveURL(/\/docs\/password-flow#renew-the-token$/)
  await expect(page.getByRole('heading', { name: 'Renew the token' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Renew the token/,
    /^Password Flow/,
  ])
})

test('a result shows the words that it was found by, and without one the search leads to the contact page', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const input = dialog.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await input.fill('eft receiverName')
  const transfer = dialog.getByRole('option', { name: /^EFT transfer/ })
  await expect(transfer.locator('mark')).toHaveText(['EFT', 'eft', 'receiverName'])
  await expect(transfer).toContainText('Mentions receiverName')

  await input.fill('qwertyuiop')
  await dialog.getByRole('link', { name: 'contact us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(dialog).toHaveCount(0)
})

test('the key of the search is a letter like any other where one types', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  await field.fill('')
  await field.press('/')
  await expect(field).toHaveValue('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const search = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})

test('a step back closes the search, which would lie over another page', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.evaluate(() => history.pushState(null, '', '/faq'))
  await expect(heading).toHaveText('FAQ')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
  await page.goBack()
  await expect(heading).toHaveText('Contact Us')
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
  await expect(heading).toBeFocused()
})

test('Escape gives up a search whose code is still on its way', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('card')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toHaveValue('')
})

test('a page that the browser translates goes on searching, and shows what it finds now', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const input = dialog.getByRole('combobox')
  for (const query of ['ca', 'car', 'card', 'card l', 'qwertyuiop', 'asdfghjkl', 'card']) {
    await input.fill(query)
    const found = query.length > 8 ? 'No results' : /results?$/
    await expect(dialog.getByRole('status')).toHaveText(found)
    const nothing = dialog.getByText(`No results for “${query}”. Check the spelling, use fewer words or contact us.`)
    await expect(nothing).toHaveCount(query.length > 8 ? 1 : 0)
    await translate(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
