import { expect, type Page } from '@playwright/test'
import { shortcutTexts } from '../../../src/ui/shell/shortcuts/shortcutTexts.ts'
import { hydrated, moveTo } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

const failed = 'Couldn’t load part of this page. Check your connection, then try again.'
const service = '/docs/api/account-information/account-list'

interface Part {
  sheet: string
  open(page: Page): Promise<void>
  shown(page: Page): ReturnType<Page['locator']>
}

const parts: Readonly<Record<string, Part>> = {
  'the search': {
    sheet: 'searchDialog',
    open: (page) => page.keyboard.press('Control+k'),
    shown: (page) => page.getByRole('dialog', { name: 'Search' }),
  },
  'the list of shortcuts': {
    sheet: 'shortcutsDialog',
    open: (page) => page.keyboard.press('?'),
    shown: (page) => page.getByRole('dialog', { name: shortcutTexts.title }),
  },
  'the viewer of a definition': {
    sheet: 'definition',
    open: (page) => moveTo(page, service),
    shown: (page) => page.locator('.definition'),
  },
  'the signature workbench': {
    sheet: 'signatureWorkbench',
    open: (page) => moveTo(page, '/docs/authorization#signature-workbench'),
    shown: (page) => page.locator('.signature-workbench'),
  },
}

// Else the stylesheets are in the renderer's memory.
test.use({ firstVisit: true })

for (const [name, { sheet, open, shown }] of Object.entries(parts))
  test(`${name} without its stylesheet is a part that fails, and Retry shows it with it`, async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/)
    const link = page.locator(`link[href^="/assets/${sheet}-"]`)
    await page.route(`**/assets/${sheet}-*.css`, (route) => route.abort('failed'))
    await page.goto('/community')
    await hydrated(page)
    await open(page)
    await expect(page.getByText(failed)).toBeVisible()
    await expect(shown(page)).toHaveCount(0)
    await page.unroute(`**/assets/${sheet}-*.css`)
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(shown(page)).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
    await expect(link).toHaveCount(1)
    expect(await link.evaluate((each: HTMLLinkElement) => (each.sheet?.cssRules.length ?? 0) > 0)).toBe(true)
  })

test('the page of a service that the build rendered is hydrated also without its stylesheet', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/assets/definition-*.css', (route) => route.abort('failed'))
  await startSignedIn(page, service)
  await page.getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Try it out' })).toBeVisible()
  await expect(page.getByText(failed)).toHaveCount(0)
})
