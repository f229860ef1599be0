import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { parse } from 'yaml'
import { createDeferred } from '../../../src/app/bootstrap/shell/createDeferred.ts'
import { partFailedTexts } from '../../../src/ui/kit/parts/lazyPart.tsx'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { builds, test } from '../../support/browser/test.ts'

const service = '/docs/api/money-transfers/eft-transfer'

test('a step back comes to where one was reading', async ({ page }) => {
  await page.goto(service)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'FAST transfer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAST transfer' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'EFT transfer' })).toBeAttached()
  await expect(page.locator('.operation')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
})

test('a link to a field or a heading keeps the focus there, and the arrow keys lead on', async ({ page }) => {
  // What moves between fields comes with the first focus: the keys that were pressed before it wait for it.
  const released = createDeferred<void>()
  await page.route('**/followFields-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(service)
  await hydrated(page)
  const fields = page.locator('.fields').first().locator('.field-link')
  await fields.first().press('Enter')
  await expect(page).toHaveURL(/#createEftTransfer\./)
  await expect(fields.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(fields.first()).toBeFocused()
  released.resolve()
  await expect(fields.nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(fields.nth(1)).toBeFocused()
  const heading = page.locator('.operation .anchor')
  await heading.press('Enter')
  await expect(page).toHaveURL(/#createEftTransfer$/)
  await expect(heading).toBeFocused()
})

test('JSON and YAML downloads hold the same definition', { tag: '@full' }, async ({ page }) => {
  await page.goto(service)
  await hydrated(page)
  const downloadOf = async (name: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const download = await started
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  const json = await downloadOf('Download JSON')
  const yaml = await downloadOf('Download YAML')
  expect([json.name, yaml.name]).toEqual(['eft-transfer.json', 'eft-transfer.yaml'])
  const definition = JSON.parse(json.text)
  expect(definition).toMatchObject({ openapi: '3.1.0', paths: { '/api/moneytransfers/v1/eft': { post: {} } } })
  expect(parse(yaml.text)).toEqual(definition)
})

test('the page is copied as the Markdown that the build wrote, and has it at an address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(service)
  await hydrated(page)
  const written = await (await page.request.get(`${builds.sandbox}${service}.md`)).text()
  expect(written).toMatch(/^# EFT transfer\n\nMoney Transfers\. Endpoint: /)
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await expect(page.locator('.docs-page-actions').getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written)
  await page.getByRole('link', { name: 'View as Markdown' }).click()
  await expect(page).toHaveURL(`${service}.md`)
})

test('when Try it out does not come the reference stays, Close leaves it, and Retry brings it', {
  tag: '@full',
}, async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  let asked = 0
  await page.route('**/assets/startTryItOut-*.js', (route) => {
    // Whether its code is outdated is asked by a fetch.
    if (route.request().resourceType() === 'script') asked += 1
    return route.abort()
  })
  await startSignedIn(page, service)
  const open = page.getByRole('button', { name: 'Try it out', exact: true })
  await open.click()
  const message = page.getByText(partFailedTexts.offline)
  await expect(message).toBeVisible()
  const close = page.locator('.operation').getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await expect(page.getByRole('table', { name: 'Request body: application/json' })).toBeVisible()
  await expect(page.locator('.answers details')).not.toHaveCount(0)
  await expectAccessible(page)
  expect(asked).toBe(1)
  await close.press('Enter')
  await expect(message).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.press('Enter')
  await expect(close).toBeFocused()
  await page.unroute('**/assets/startTryItOut-*.js')
  await page.locator('.operation').getByRole('button', { name: 'Retry' }).click()
  await expect(message).toHaveCount(0)
  await expect(page.locator('.swagger-ui').getByRole('textbox', { name: 'Request body' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Try it out', exact: true })).toBeFocused()
})
