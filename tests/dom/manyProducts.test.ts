// @module-tag full

import type { Page } from '@playwright/test'
import { analytics } from '../support/browser/analytics.ts'
import { openBank } from '../support/browser/bank.ts'
import { hydrated, moveTo } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { largeCatalogue } from '../support/largeCatalogue.ts'

/** The bank lists ten thousand products, each with two services. */
async function listMany(page: Page, catalogue = largeCatalogue(10_000)) {
  for (const [name, json] of Object.entries(catalogue))
    await page.route(`**/dashboard/${name}`, (route) => route.fulfill({ json }))
}

/** An application may use all of them. */
async function listServicesOfEach(page: Page) {
  await page.route('**/dashboard/product/services', (route) => route.fulfill({ json: largeCatalogue(10_000).services }))
}

const main = (page: Page) => page.getByRole('main')

test('ten thousand products show a hundred at a time in the documentation and in its menu', async ({ page }) => {
  await openBank(page)
  await listMany(page)
  await page.goto('/docs')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Documentation pages' })
  await menu.getByRole('button', { name: 'API', exact: true }).click()
  const entries = menu.locator('.docs-nav-entries a')
  await expect(entries).toHaveCount(101)
  await menu.getByRole('button', { name: 'Show 100 more of 9,900' }).click()
  await expect(entries).toHaveCount(201)
  await expect(menu.getByRole('link', { name: 'Product 100100', exact: true })).toBeFocused()

  await menu.getByRole('link', { name: 'All products', exact: true }).click()
  const rows = page.locator('.docs-list > li')
  await expect(rows).toHaveCount(100)
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.fill('109999')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 of 10,000 products', { exact: true })).toBeVisible()
  await search.press('Enter')
  await expect(rows.getByRole('link', { name: 'Product 109999' })).toBeFocused()
  await search.fill('')
  await expect(rows).toHaveCount(100)
  await main(page).getByRole('button', { name: 'Show 100 more of 9,900' }).click()
  await expect(rows).toHaveCount(200)
  await expect(rows.getByRole('link', { name: 'Product 100100', exact: true })).toBeFocused()
  await expect(page.locator('dialog a')).toHaveCount(0)
})

test('what was searched among the products of one section is not searched in the other', async ({ page }) => {
  const catalogue = largeCatalogue(300)
  const data = catalogue.products.data.map((product, index) =>
    index % 2 === 0 ? product : { ...product, type: 'SERVICE' },
  )
  await openBank(page)
  await listMany(page, { ...catalogue, products: { ...catalogue.products, data } })
  await page.goto('/docs/api')
  await hydrated(page)
  const rows = page.locator('.docs-list > li')
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.fill('Product 100298')
  await expect(rows).toHaveCount(1)
  await moveTo(page, '/docs/baas')
  await expect(page.getByRole('heading', { name: 'BAAS', level: 1 })).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(rows).toHaveCount(100)
})

test('ten thousand products show a hundred at a time while they are searched on Discover', async ({ page }) => {
  await openBank(page)
  await listMany(page)
  await page.goto('/productCard')
  await hydrated(page)
  const cards = page.locator('.product-card')
  await expect(cards).toHaveCount(6)
  await page.getByRole('searchbox').fill('product')
  await expect(cards).toHaveCount(100)
  await page.getByRole('button', { name: 'SHOW MORE' }).click()
  await expect(cards).toHaveCount(200)
  await page.getByRole('searchbox').fill('product 10999')
  await expect(cards).toHaveCount(10)
})

test('ten thousand products show a hundred at a time in the form, those in use first', async ({ page }) => {
  await openBank(page)
  await listMany(page)
  await startSignedIn(page, '/newapplication?product=109999')
  const switches = page.locator('.api-list').getByRole('switch')
  await expect(switches).toHaveCount(100)
  await expect(switches.first()).toHaveAccessibleName(/^Product 109999/)
  await expect(switches.first()).toBeChecked()
  await switches.first().click()
  await expect(switches.first()).not.toBeChecked()
  await page.locator('.api-list').getByRole('button', { name: 'Show 100 more of 9,900' }).click()
  await expect(switches).toHaveCount(200)
  await page.getByRole('searchbox').fill('Product 105000')
  await expect(switches).toHaveCount(1)
})

test('of twenty thousand APIs of an application a hundred are offered, and a search finds the others', async ({
  page,
}) => {
  await openBank(page)
  await listServicesOfEach(page)
  await startSignedIn(page, analytics)
  await page.getByLabel('Applications', { exact: true }).selectOption({ label: 'Till Companion' })
  const apis = page.getByLabel('APIs', { exact: true })
  const options = apis.locator('option')
  await expect(options).toHaveCount(101)
  await expect(page.getByText('100 of 20,000 APIs', { exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search APIs' })
  await search.fill('109999')
  await expect(options).toHaveText([
    'Choose an API',
    'Service 1 of 100000',
    'Service 1 of 109999',
    'Service 2 of 109999',
  ])
  await search.press('Enter')
  await expect(apis).toBeFocused()
  await apis.selectOption({ label: 'Service 2 of 109999' })
  await search.fill('nothing like it')
  await expect(page.getByText('0 of 20,000 APIs', { exact: true })).toBeVisible()
  await expect(options).toHaveText(['Choose an API', 'Service 2 of 109999'])
  await expect(apis).toHaveValue('/products/109999/services/2')
})
