import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { expectAccessible } from '../support/browser/axe.ts'
import { hydrated } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const service = '/docs/api/3000/3002'

/** Works in the page as long as its viewer has not taken the place of the outline. */
async function scrollUntilViewer(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, scrollY > 0 ? 0 : document.body.scrollHeight))
    await expect(page.locator('[data-viewer="viewer"]')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
}

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

test('JSON and YAML downloads hold the same definition', async ({ page }) => {
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

test('when the viewer does not come the outline stays complete, and Retry brings the viewer', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  await page.route('**/assets/SwaggerOperation-*.js', (route) => route.abort())
  await page.goto(service)
  await hydrated(page)
  const message = page.getByText('Couldn’t load the API viewer. Everything is in the text above.')
  const body = page.locator('.operation-body')
  await body.scrollIntoViewIfNeeded()
  await expect(message).toBeVisible()
  await expect(page.getByRole('table', { name: 'Request body: application/json' })).toBeVisible()
  await expect(page.locator('.answers details')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/assets/SwaggerOperation-*.js')
  await body.getByRole('button', { name: 'Retry' }).click()
  await expect(message).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await scrollUntilViewer(page)
})
