import type { Page } from '@playwright/test'
import { hydrated, moveTo } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

const menu = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Documentation pages' })
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const expanded = (page: Page) => menu(page).locator('[aria-expanded="true"]')

test('the documentation begins with the API Overview, one section open at a time', async ({ page }) => {
  await page.goto('/docs')
  await hydrated(page)
  await expect(page).toHaveTitle(/^Documentation \|/)
  await expect(page.getByRole('heading', { name: 'API Overview', level: 1 })).toBeVisible()
  await expect(expanded(page)).toHaveText(['API Overview'])
  await section(page, 'Authorization').click()
  await expect(expanded(page)).toHaveText(['Authorization'])
  await menu(page).getByRole('link', { name: 'Password Flow', exact: true }).click()
  await expect(page).toHaveURL('/docs/password-flow')
  await expect(page).toHaveTitle(/^Password Flow · Documentation \|/)
  await expect(page.getByRole('heading', { name: 'Password Flow', level: 1 })).toBeFocused()
  await section(page, 'Authorization').click()
  await expect(expanded(page)).toHaveCount(0)
})

test('a product unfolds to its services, and a service to its definition', async ({ page, bank }) => {
  await page.goto('/docs/api')
  await menu(page).getByRole('link', { name: 'Transfer Status', exact: true }).click()
  await expect(page).toHaveURL('/docs/api/transfer-status')
  await expect(page.getByRole('heading', { name: 'Transfer Status', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Transfer Status · Documentation | Portico Developers')
  await expect(page.getByRole('main').getByText('Reads the status of a transfer by its reference number')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Discover APIs' })).toHaveCount(0)
  await menu(page).getByRole('link', { name: 'Transfer receipt', exact: true }).click()
  await expect(page).toHaveURL('/docs/api/transfer-status/transfer-receipt')
  await expect(page.getByRole('heading', { name: 'Transfer receipt', level: 1 })).toBeVisible()
  const title = 'Transfer receipt · Transfer Status · Documentation | Portico Developers'
  await expect(page).toHaveTitle(title)
  await expect(page.getByText('/api/moneytransfers/v1/receipts/{referenceNumber}').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible()
  expect(await bank.events('getDefinition')).toHaveLength(1)
  await page.reload()
  await expect(page).toHaveTitle(title)
  await menu(page).getByRole('link', { name: 'All products', exact: true }).click()
  await expect(page).toHaveTitle('API · Documentation | Portico Developers')
})

const eft = '/docs/api/money-transfers/eft-transfer'

test('an address with numbers that is opened becomes that of the names, with query and fragment', async ({ page }) => {
  await page.goto('/docs/api/3000/3002?a=1#createEftTransfer')
  await expect(page).toHaveURL(`${eft}?a=1#createEftTransfer`)
  await expect(page.getByRole('heading', { name: 'EFT transfer', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('EFT transfer · Money Transfers · Documentation | Portico Developers')
  await expect(menu(page).getByRole('link', { name: 'EFT transfer', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/docs/api/3000?linked=true')
  await expect(page).toHaveURL('/docs/api/money-transfers?linked=true')
  await expect(page.getByRole('link', { name: 'Back to Discover APIs' })).toBeVisible()
})

test('a link with numbers, or with a former name before one, leads to the page, and Back to where it was', async ({
  page,
}) => {
  await page.goto('/docs/api')
  await expect(page.locator('.docs-list a')).toHaveCount(23)
  for (const path of ['/docs/api/3000/3002', '/docs/api/payments-3000/swift-3002', '/docs/API/Money-Transfers/3002/']) {
    await moveTo(page, `${path}#createEftTransfer`)
    await expect(page).toHaveURL(`${eft}#createEftTransfer`)
    await expect(page.getByRole('heading', { name: 'EFT transfer', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/docs/api')
    await expect(page.getByRole('heading', { name: 'API', level: 1, exact: true })).toBeVisible()
  }
})

test('a linked product leads back to Discover', async ({ page }) => {
  await page.goto('/docs/api/account-information?linked=true')
  await page.getByRole('link', { name: 'Back to Discover APIs' }).click()
  await expect(page).toHaveURL('/productCard')
})

test('the BAAS section has the eight products of the bank', async ({ page }) => {
  await page.goto('/docs/baas')
  await expect(page.getByRole('heading', { name: 'BAAS', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('.docs-list a')).toHaveText([
    'BaaS Onboarding',
    'BaaS Accounts',
    'BaaS Money Transfers',
    'BaaS Cards',
    'BaaS Investment',
    'BaaS Customers',
    'BaaS Common',
    'BaaS Cancels',
  ])
})

test('an unknown product and one of the other section are not there', async ({ page }) => {
  for (const path of ['/docs/api/9001', '/docs/api/40000', '/docs/baas/account-information', '/docs/api/nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible()
  }
  await page.goto('/docs/api/account-information/transfer-receipt')
  await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible()
})

test('a product for the bank’s own systems is in no list, and its address says why it has no definition', async ({
  page,
}) => {
  await page.goto('/docs/api/9000')
  await expect(page.getByRole('heading', { name: 'Cancels', level: 1, exact: true })).toBeVisible()
  await expect(
    page.getByText('This product is internal: it serves the bank’s own systems and isn’t open to developers.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cancels$/ })).toHaveCount(0)
  await page.goto('/docs/api/9000/9001')
  await expect(page).toHaveURL('/docs/api/9000/cancels')
  await expect(page.getByRole('heading', { name: 'No API definition provided.' })).toBeVisible()
  await expect(
    page.getByText(
      'This service is internal: it serves the bank’s own systems, isn’t open to developers and has no public definition.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Endpoint')).toHaveCount(0)
  await page.goto('/docs/api/9000/9002')
  await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible()
})

test('a definition that does not come says why, and Retry brings it', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.goto('/docs')
  await hydrated(page)
  await bank.fault('getDefinition', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.goto('/docs/api/account-information')
  await page.locator('.docs-list').getByRole('link', { name: 'Account list', exact: true }).click()
  await expect(page.getByRole('alert').getByText('The bank is closed')).toBeVisible()
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible()
})

test('a service without a definition says so', async ({ page, bank }) => {
  await page.goto('/docs')
  await hydrated(page)
  await bank.fault('getDefinition', {
    kind: 'altered',
    remove: ['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'components'],
  })
  await page.goto('/docs/api/account-information/account-list')
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'No API definition provided.' })).toBeVisible()
  await expect(page.getByText('The bank hasn’t published a definition for this service yet.')).toBeVisible()
})
