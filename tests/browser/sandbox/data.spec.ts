import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated, notice } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

interface File {
  tables: Record<string, Record<string, unknown>[]>
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Import a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('an exported file is imported, and the panel is accessible and as wide as a phone', async ({ page, quiet }) => {
  quiet.allow(/status of 400.*sandbox.api.import/)
  await page.goto('/sandbox/data')
  await hydrated(page)
  const saving = page.waitForEvent('download')
  await button(page, 'Export').click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('sandbox.json')
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as File
  const [first] = file.tables.applications ?? []
  if (first) first.name = 'From the file'
  await page.getByLabel('Import a file').focus()
  // Of a sandbox by its format, and refused by its rows.
  await choose(page, 'other.json', '{"format":"portico-sandbox"}')
  const importing = dialog(page, 'Import other.json?').getByRole('button', { name: 'Import' })
  // White on red, which axe cannot judge above a page that shines through.
  await expect(importing).toHaveCSS('color', 'rgb(255, 255, 255)')
  await importing.click()
  await expect(region(page, 'Export and import').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Import a file')).toBeFocused()
  await choose(page, 'mine.json', JSON.stringify(file))
  await expect(dialog(page, 'Import mine.json?')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Import').click()
  await expect(notice(page, 'File imported')).toBeVisible()

  await page.setViewportSize(viewports.phone)
  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
    return y + height / 2
  }
  expect(await middleOf(page.getByText('Import a file', { exact: true })), 'in the line of its field').toBeCloseTo(
    await middleOf(page.getByLabel('Import a file')),
    0,
  )
  await page.getByLabel('Customer', { exact: true }).selectOption('3')
  await button(page, 'Block DC1000000031').click()
  await expect(button(page, 'Unblock DC1000000031')).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
