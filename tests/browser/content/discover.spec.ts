// @module-tag full

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Find Out More/ })
const more = (page: Page) => page.getByRole('button', { name: 'SHOW MORE', exact: true })

test('the catalogue is accessible: all products, no match, none that the bank has, and one that does not come', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  await page.goto('/productCard')
  await hydrated(page)
  await more(page).click()
  await more(page).click()
  await expect(cards(page)).toHaveCount(23)
  await expectAccessible(page)
  await page.getByLabel('Search APIs').fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No matching products' })).toBeVisible()
  await expectAccessible(page)

  await openBank(page)
  await bank.fault('listProducts', { kind: 'altered', set: { data: [] } })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Featured APIs' })
  await expect(featured.getByRole('heading', { name: 'No APIs to show at the moment' })).toBeVisible()
  await expectAccessible(page)
  await featured.getByRole('link', { name: 'See all APIs' }).click()
  await expect(page.getByRole('heading', { name: 'No products listed' })).toBeVisible()
  await expectAccessible(page)

  await openBank(page)
  await bank.fault('listProducts', { kind: 'status', status: 503 })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/productCard')
  await expect(page.getByRole('alert').getByText("Products couldn't get, please try again later")).toBeVisible()
  await expectAccessible(page)
})

test('double click on SHOW MORE or on a link: the second click lands on nothing that slid under the pointer', async ({
  page,
}) => {
  for (const width of [390, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await page.goto('/productCard')
    else await page.evaluate(() => history.pushState(null, '', '/productCard'))
    await expect(cards(page)).toHaveCount(6)
    // The guard of double clicks comes after hydration.
    await page.locator('html[data-settled]').waitFor()
    await more(page).dblclick()
    await expect(cards(page)).toHaveCount(16)
    await expect(cards(page).nth(6)).toBeFocused()
    expect(new URL(page.url()).pathname, `at ${width}`).toBe('/productCard')
    const before = await page.evaluate(() => history.length)
    await cards(page).first().dblclick()
    await expect(page.getByRole('heading', { name: 'Account Information', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/docs/api/account-information?linked=true')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  }
  const dark = page.getByRole('group', { name: 'Theme' }).first().getByRole('radio', { name: 'Dark theme' })
  await dark.dblclick({ force: true })
  await expect(dark).toBeChecked()
})
