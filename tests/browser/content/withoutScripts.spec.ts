import { expect } from '@playwright/test'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test.use({ javaScriptEnabled: false })

test('the FAQ, the home page, a page of the documentation and a service are there to read', async ({ page, quiet }) => {
  test.slow(true, 'one page, several addresses')
  quiet.allow(/request failed: \S+\.js csp$/)
  await page.goto('/faq')
  await expect(page.getByText('Sub-accounts sweep to the main account at least hourly.')).toBeVisible()
  await expect(page.getByText('The number of applications is not limited')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/more than 46 APIs under 8 categories/).first()).toBeVisible()

  await page.goto('/docs/password-flow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Flow')
  await expect(page.locator('.docs-article p').first()).toBeVisible()
  const samples = page.locator('.samples > .code')
  await expect(samples).not.toHaveCount(0)
  for (const sample of await samples.all()) await expect(sample).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible()

  await page.goto('/docs/api/money-transfers/eft-transfer')
  await expect(page).toHaveTitle('EFT transfer · Money Transfers · Documentation | Portico Developers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EFT transfer')
  await expect(page.locator('.operation h3')).toContainText('Sends money to another bank by EFT')
  await expect(page.getByRole('heading', { level: 4 })).toHaveText([
    'Samples',
    'Parameters',
    'Request body',
    'Responses',
    'Errors',
  ])
  const fields = page.getByRole('table', { name: 'Request body: application/json' })
  await expect(fields.getByRole('row').filter({ hasText: 'receiverIban' })).toContainText('TR730888800000002020000001')
  await expect(page.getByText('Customer 1 pays rent')).toBeVisible()
  await expect(page.locator('.operation-facts').getByRole('link')).toHaveText([
    'Access token',
    'password',
    'authorization_code',
    'scope moneytransfers',
    'Rate limit',
    'One-time password',
    'Signature',
  ])
  const answers = page.locator('.answers')
  await expect(answers.locator('details[open] > summary')).toHaveText(/^200/)
  const errors = page.getByRole('table', { name: 'Errors' })
  const limit = errors.getByRole('row', { name: /^429 Code -1 Too many requests/ })
  await expect(limit).toContainText('The application has used up its limit')
  await expect(limit.getByRole('link', { name: 'What to do' })).toHaveAttribute(
    'href',
    '/docs/error-codes#too-many-requests',
  )
  await limit.locator('summary').click()
  await expect(limit.locator('pre')).toContainText('"statusCode": 429')
})

test('before any script, the footer of the signed-in area and of the workbench is where it stays: below the window', async ({
  page,
  quiet,
}) => {
  quiet.allow(/request failed: \S+\.js csp$/)
  for (const size of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(size)
    for (const path of ['/profile', '/sandbox']) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('contentinfo'), `${path} at ${size.width}`).not.toBeInViewport()
    }
  }
})

test('with text twice as large, what waits for the announcements and the page that the bank returns to fit a phone', async ({
  page,
  quiet,
}) => {
  quiet.allow(/request failed: \S+\.js csp$/)
  await page.setViewportSize(viewports.phone)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/announcement', '/authorization-return']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewports.phone.width)
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
})
