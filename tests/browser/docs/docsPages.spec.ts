import { expect, type Locator, type Page } from '@playwright/test'
import { docsPages, pageHref } from '../../../src/rules/docs/docs.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { inTurn } from '../../support/browser/inTurn.ts'
import { hydrated, moveTo } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const addresses = docsPages.map(({ slug }) => pageHref(slug))
const titleAt = (address: string) => docsPages.find(({ slug }) => pageHref(slug) === address)?.title ?? ''
const documentTitle = (address: string) =>
  [...(address === '/docs' ? [] : [titleAt(address)]), 'Documentation | Portico Developers'].join(' · ')
const article = (page: Page) => page.locator('.docs-article')
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** Hydrated down to the text, whose code comes with the first use. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('link[data-precedence="docs"]')).toHaveCount(1)
}

test.describe('every page', { tag: '@full' }, () => {
  inTurn(addresses, 'reads, and fits a narrow window', async (page, address) => {
    await page.setViewportSize(viewports.smallPhone)
    await moveTo(page, address)
    await hydrated(page)
    await page.keyboard.press('Shift')
    await expect(page).toHaveTitle(documentTitle(address))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleAt(address))
    await expect(page.locator('link[data-precedence="docs"]')).toHaveCount(1)
    expect(await article(page).locator('p').count()).toBeGreaterThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  })
})

test('the list of a page follows the reading, and leads to each heading', async ({ page }) => {
  await page.setViewportSize(viewports.lowDesktop)
  await open(page, '/docs/password-flow')
  const current = contents(page).locator('[aria-current]')
  await expect(current).toHaveText('How it works')
  await contents(page).getByRole('link', { name: 'Responses' }).click()
  await expect(page).toHaveURL('/docs/password-flow#responses')
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeInViewport()
  await expect(current).toHaveText('Responses')
  await page.getByRole('heading', { name: 'Security notes' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5000)
  await expect(current).toHaveText('Security notes')
  await page.goto('about:blank')
  await open(page, '/docs/password-flow#%')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Flow')
})

test('where there is no room beside the text, the list folds', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await open(page, '/docs/api-usage')
  await expect(contents(page).getByRole('link').first()).toBeHidden()
  await contents(page).getByRole('button', { name: 'On this page' }).click()
  await contents(page).getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeInViewport()
  await expect(contents(page).getByRole('link').first()).toBeHidden()
})

test('of the answers to a call one is open at a time, and the language of the samples is chosen once for every page', async ({
  page,
}) => {
  await open(page, '/docs/password-flow')
  const opened = page.locator('.responses details[open] summary')
  await expect(opened).toHaveText([/200\s*A token/])
  await page.getByText('unauthorized_user: Unauthorized customer number').click()
  await expect(opened).toHaveText([/401\s*unauthorized_user/])
  await page.getByText('unauthorized_user: Unauthorized customer number').click()
  await expect(opened).toHaveCount(0)
  const shown = page.locator('.samples').first().locator('> .code:visible')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('data-language', 'bash')
  await page.getByRole('button', { name: 'Python' }).first().click()
  await expect(shown).toHaveAttribute('data-language', 'python')
  await expect(page.getByRole('button', { name: 'Python' }).first()).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/docs/getting-started')
  await expect(shown).toHaveAttribute('data-language', 'python')
  await expect(page.getByRole('button', { name: 'Python' }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('code and pages are copied', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, '/docs/getting-started')
  const block = page.locator('figure.code').filter({ hasText: 'export BANK' })
  await block.getByRole('button', { name: 'Copy code' }).click()
  await expect(block.getByRole('status')).toHaveText('Copied')
  expect(await copied()).toBe(
    'export BANK=http://127.0.0.1:8787\nexport CLIENT_ID=your-client-id\nexport CLIENT_SECRET=your-client-secret',
  )
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await expect(page.locator('.docs-page-actions').getByRole('status')).toHaveText('Copied')
  expect(await copied()).toMatch(/^# Getting Started\n\nFollow these five steps/)
})

test('a term shows its meaning when pointed at or focused, and leads to its entry', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/docs/password-flow')
  const term = page.getByRole('link', { name: 'access token', exact: true }).first()
  const meaning = page.getByRole('tooltip').filter({ hasText: 'permissions, sent with every call' })
  await expect(meaning).toHaveCount(0)
  await term.hover()
  await expect(meaning).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(meaning).toHaveCount(0)
  await term.focus()
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toHaveCount(0)
  await term.click()
  await expect(page).toHaveURL('/docs/terminology#access-token')
  await expect(page.locator('#access-token')).toBeInViewport()
})

test('an error is found by its code, and has an address of its own', async ({ page }) => {
  await open(page, '/docs/error-codes')
  const errors = page.locator('.error:visible h4')
  await page.getByLabel('Filter by status, message or code').fill('200058')
  await expect(errors).toHaveText([/401\s*unauthorized: Login failed. Code: 200058/])
  await expect(page.locator('.errors').getByRole('status').first()).toHaveText('1 error')
  await errors.getByRole('link').click()
  await expect(page).toHaveURL('/docs/error-codes#missing-corporate-username')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('too many requests')
  await page.getByRole('option', { name: 'Too many requests 429' }).click()
  await expect(page.locator('#too-many-requests')).toBeInViewport()
  await open(page, '/docs/error-codes#Too-Many-Requests')
  await expect(page.locator('#too-many-requests')).toBeInViewport()
})

test('pointing at a page in the menu loads it, so that the click finds it there', async ({ page }) => {
  await page.setViewportSize(viewports.lowDesktop)
  await open(page, '/docs')
  const chunk = page.waitForResponse(/\/assets\/httpMethods-[^/]+\.js$/)
  const menu = page.getByRole('navigation', { name: 'Documentation pages' })
  await menu.getByRole('link', { name: 'HTTP methods' }).hover()
  expect((await chunk).ok()).toBe(true)
})

test('on paper there is the text and nothing around it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await open(page, '/docs/password-flow')
  await page.emulateMedia({ media: 'print' })
  await expect(article(page)).toBeVisible()
  for (const away of ['header', 'footer', '.docs-toc', '.docs-neighbours', '.docs-page-actions', '.copy'])
    await expect(page.locator(away).first()).toBeHidden()
  await expect(page.getByText('"error_description": "Unauthorized customer number"')).toBeVisible()
  const cut = page
    .locator('.code pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)
  expect(await cut).toBe(0)
  const ink = () => article(page).evaluate((element) => getComputedStyle(element).color)
  const lightInk = await ink()
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  expect(await ink()).toBe(lightInk)
  await page.emulateMedia({ media: 'screen' })
  expect(await ink()).not.toBe(lightInk)
  await page.emulateMedia({ media: 'print' })
  const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width)
  expect(await widthOf(article(page))).toBeGreaterThan(1000)

  // Chromium now and then shows a new document on the screen again.
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/docs/api/account-information/account-list')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('link[href^="/assets/definition-"]')).toBeAttached()
  for (const away of [
    'header',
    'footer',
    '.dashboard-side',
    '.dashboard-float',
    '.definition-actions',
    '.try-slot',
    '.copy',
  ])
    await expect(page.locator(away).first()).toBeHidden()
  await expect(page.getByText('The access token is missing, wrong or expired').first()).toBeVisible()
  expect(await widthOf(page.locator('.definition'))).toBeGreaterThan(800)
  const headings = page.locator('.docs-product :is(h2, h3, h4, summary, .operation-call)')
  const breaks = await headings.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter))
  expect(new Set(breaks), 'what ends a sheet').toEqual(new Set(['avoid']))
})

test('what is selected around a sample is without the name of its button', async ({ page }) => {
  await open(page, '/docs/password-flow')
  const selected = await article(page)
    .locator('figure:has(.copy-button)')
    .first()
    .evaluate((figure) => {
      getSelection()?.selectAllChildren(figure)
      return String(getSelection())
    })
  expect(selected).toContain('curl -s')
  expect(selected).not.toContain('Copy')
})

test('the Postman collection is there to download', { tag: '@full' }, async ({ page }) => {
  await open(page, '/docs/postman-collection')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Postman collection', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('portico.postman_collection.json')
})

test('a link within a page of text leaves the focus where it leads to', async ({ page }) => {
  await open(page, '/docs/terminology')
  const link = page.getByRole('link', { name: 'Link to Corporate customer', exact: true })
  await link.focus()
  for (const _ of ['another place', 'the same']) {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/terminology#corporate-customer')
    await expect(link).toBeFocused()
  }
  await open(page, '/docs/password-flow')
  const first = contents(page).getByRole('link').first()
  const hash = await first.getAttribute('href')
  await first.press('Enter')
  await expect(page.locator(`h2${hash}`)).toBeFocused()
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1)).toBeLessThan(200)
})
