import type { Page } from '@playwright/test'
import { openBank } from '../support/browser/bank.ts'
import { hydrated, notice } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Find Out More/ })
const more = (page: Page) => page.getByRole('button', { name: 'SHOW MORE', exact: true })
const less = (page: Page) => page.getByRole('button', { name: 'SHOW LESS', exact: true })

for (const path of ['/productCard', '/products'])
  test(`${path} shows six products, ten more each time, and six again`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Discover APIs', level: 1 })).toBeVisible()
    await expect(cards(page)).toHaveCount(6)
    await expect(less(page)).toHaveCount(0)
    const card = page.getByRole('main').getByRole('listitem').nth(3)
    await expect(card.getByRole('heading', { name: 'Transfer Status', exact: true })).toBeVisible()
    await expect(
      card.getByText('The status of a transfer, and why it was not realized.', { exact: true }),
    ).toBeVisible()
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml,/)
    await expect(card.getByRole('link')).toHaveText(/^Find Out More /)
    await expect(card.getByRole('link')).toHaveAttribute('href', '/docs/api/transfer-status?linked=true')
    await more(page).click()
    await expect(cards(page)).toHaveCount(16)
    await expect(cards(page).nth(6)).toBeFocused()
    await more(page).click()
    await expect(cards(page)).toHaveCount(23)
    await expect(more(page)).toHaveCount(0)
    await less(page).click()
    await expect(cards(page)).toHaveCount(6)
    await expect(more(page)).toBeFocused()
    await expect(page.getByRole('main').locator('img')).toHaveCount(6)
  })

test('no hidden product and none of type SERVICE is shown', async ({ page }) => {
  await page.goto('/productCard')
  await more(page).click()
  await more(page).click()
  await expect(cards(page)).toHaveCount(23)
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(names.toSorted()).toEqual([
    'Account Information',
    'Account Movements',
    'Bill Payments',
    'Branches and ATMs',
    'Cancellations',
    'Consents',
    'Credit Cards',
    'Debit Cards',
    'Digital Loan',
    'Exchange Rates',
    'Funds',
    'Investment Accounts',
    'Land Registry',
    'Loans',
    'Mail Orders',
    'Money Transfers',
    'One-Time Passwords',
    'QR Orders',
    'Rates and Calculators',
    'Spending Analytics',
    'Transfer Status',
    'Virtual Cards',
    'Webhooks',
  ])
})

test('Find Out More opens the product in the documentation, linked; search and SHOW MORE do not outlive the page', async ({
  page,
}) => {
  await page.goto('/productCard')
  await more(page).click()
  await page.getByLabel('Search APIs').fill('Money Transfers')
  await page.getByRole('link', { name: 'Find Out More about Money Transfers' }).click()
  await expect(page).toHaveURL('/docs/api/money-transfers?linked=true')
  await page.goBack()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByLabel('Search APIs')).toHaveValue('')
})

test('the search is done by keyboard alone', async ({ page }) => {
  await page.goto('/productCard')
  await hydrated(page)
  const search = page.getByLabel('Search APIs')
  await expect(search).toBeVisible()
  await search.focus()
  await page.keyboard.type('card limit')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 of 23 products', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Find Out More about Credit Cards' })).toBeFocused()
  await search.focus()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.type('no such thing')
  await expect(page.getByRole('heading', { name: 'No matching products' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).press('Enter')
  await expect(cards(page)).toHaveCount(6)
  await expect(search).toBeFocused()
})

test('a catalogue that does not come says so, and Retry brings it', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await openBank(page)
  await bank.fault('listProducts', { kind: 'status', status: 503 })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/productCard')
  await expect(notice(page, "Products couldn't get, please try again later").first()).toBeVisible()
  await expect(page.getByRole('alert').getByText("Products couldn't get, please try again later")).toBeVisible()
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(6)
})

test('the home page features the first three products', async ({ page }) => {
  await page.goto('/')
  await expect(cards(page)).toHaveCount(3)
  await expect(
    page.getByText('Start with three. The catalogue holds more than 46 APIs under 8 categories.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Find Out More about Account Information' }).click()
  await expect(page).toHaveURL('/docs/api/account-information?linked=true')
})

test('the home page does not speak of three where the bank has one', async ({ page, bank }) => {
  await openBank(page)
  const data = [{ id: 1000, name: 'Accounts', summary: 'Read them', type: 'API' }]
  await bank.fault('listProducts', { kind: 'altered', set: { data } })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Featured APIs' })
  await expect(featured.getByRole('heading')).toHaveText(['Featured APIs', 'Accounts'])
  await expect(page.getByText('Start with three.')).toHaveCount(0)
})

test('a bank without products: the home page and Discover say so, and the home page leads on', async ({
  page,
  bank,
}) => {
  await openBank(page)
  await bank.fault('listProducts', { kind: 'altered', set: { data: [] } })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Featured APIs' })
  await expect(featured.getByRole('heading')).toHaveText(['Featured APIs', 'No APIs to show at the moment'])
  await expect(page.getByText('Start with three.')).toHaveCount(0)
  await expect(featured.getByRole('link')).toHaveText(['Contact support', 'See all APIs'])
  await expect(featured.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support')
  await featured.getByRole('link', { name: 'See all APIs' }).click()
  await expect(page.getByRole('heading', { name: 'No products listed' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
