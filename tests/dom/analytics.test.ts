import { analytics, choose, field, generate } from '../support/browser/analytics.ts'
import { diary, item } from '../support/browser/applicationMenu.ts'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { expectTexts, translate } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'

test('the latest application, its most called API and the last day are chosen: a report is one press', async ({
  page,
}) => {
  await startSignedIn(page, analytics)
  await expect(field(page, 'APIs')).not.toHaveValue('')
  const applications = field(page, 'Applications')
  const chosen = await applications.inputValue()
  await expect(applications.locator(`option[value="${chosen}"]`)).toHaveText('Budget Diary')
  await generate(page).click()
  await expect(page.getByRole('row')).toHaveCount(25)
  const total = await page.getByRole('heading', { name: /^[\d,]+ calls$/ }).textContent()
  await expect(page.getByRole('status').filter({ hasText: `Report ready: ${total}` })).toHaveCount(1)
})

test('a page that the browser translates makes one report after another', async ({ page }) => {
  await startSignedIn(page, analytics)
  await expect(field(page, 'APIs')).not.toHaveValue('')
  await translate(page)
  await generate(page).click()
  await expect(page.getByRole('row')).toHaveCount(25)
  await translate(page)
  await choose(page, 'Last 7 Days')
  await expect(page.locator('.report-title')).toContainText('Last 7 Days')
})

test('an address chooses the application', async ({ page }) => {
  await startSignedIn(page, analytics)
  const applications = field(page, 'Applications')
  const other = await applications.locator('option', { hasText: 'Till Companion' }).getAttribute('value')
  await page.goto(`${analytics}&appId=${other}`)
  await expect(applications).toHaveValue(other ?? '')
  await expect(field(page, 'APIs')).not.toHaveValue('')
})

test('a report is a line and a table', async ({ page }) => {
  await startSignedIn(page, analytics)
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
  await expectTexts(page, ['See how often an application calls an API, over the last 24 hours or up to a year.'])
  await expect(field(page, 'Choose Date Range').locator('option')).toHaveText([
    'Choose a range',
    'Last 24 Hours',
    'Last 7 Days',
    'Last 1 Month',
    'Last 3 Months',
    'Last 1 Year',
  ])
  for (const label of ['Applications', 'Choose Date Range']) await field(page, label).selectOption('')
  await generate(page).click()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3)
  await choose(page, 'Last 24 Hours')
  await expect(page.getByRole('img', { name: /^Line chart: .*Last 24 Hours/ }).locator('canvas')).toBeVisible()
  const address = await field(page, 'APIs').inputValue()
  const title = page.locator('.report-title')
  await expect(title).toHaveText(`Till Companion, ${address}, Last 24 Hours`)
  expect(await title.evaluate((element) => element.innerHTML)).toContain(address.split(/(?<=\/)/).join('<wbr>'))
  await expect(page.getByRole('row')).toHaveCount(25)
  await expect(page.getByRole('columnheader')).toHaveText(['Time', 'Calls'])
  await expectTexts(page, ['View as table'])
})

test('a report stays when its application is deleted in another tab, and says that it was, and the focus stays', async ({
  page,
  context,
}) => {
  await startSignedIn(page, analytics)
  await expect(field(page, 'APIs')).not.toHaveValue('')
  const address = await field(page, 'APIs').inputValue()
  await generate(page).click()
  const title = page.locator('.report-title')
  await expect(title).toHaveText(`Budget Diary, ${address}, Last 24 Hours`)
  await field(page, 'APIs').focus()
  const other = await context.newPage()
  await other.goto('/dashboard?page=applications')
  await diary(other).click()
  await item(other, 'Delete').click()
  await other.getByRole('button', { name: 'Ok', exact: true }).click()
  await expect(title).toHaveText(`A deleted application, ${address}, Last 24 Hours`)
  await expect(field(page, 'Applications')).toHaveValue('')
  await expect(field(page, 'APIs')).toBeFocused()
})

test('the form that goes with the last application leaves the focus at the heading', async ({
  page,
  context,
  bank,
}) => {
  const other = await context.newPage()
  await startSignedIn(page, analytics)
  await field(page, 'APIs').focus()
  await other.goto('/myapplications')
  await diary(other).click()
  await item(other, 'Delete').click()
  await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
  await other.getByRole('button', { name: 'Ok', exact: true }).click()
  await expect(page.getByText('Nothing to report yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a failure keeps the choice and offers Retry', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500|Failed to load resource|request failed/)
  await startSignedIn(page, analytics)
  await bank.fault('generateReports', { kind: 'connectionLost' })
  await choose(page, 'Last 1 Year')
  await expect(page.getByText('ProductServices couldnt get, please try again later')).toBeVisible()
  await expect(field(page, 'Choose Date Range')).toHaveValue('4')
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row')).toHaveCount(53)
})

test('without applications nothing can be chosen, without calls nothing is drawn, and Retry asks again', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'connectionLost' })
  await startSignedIn(page, '/dashboard?page=analytics')
  await expect(page.getByText('Applications couldnt get, please try again later')).toBeVisible()
  await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Nothing to report yet')).toBeVisible()
  await bank.noFaults()
  await page.reload()
  await bank.fault('generateReports', { kind: 'altered', set: { data: [] } })
  await choose(page, 'Last 24 Hours')
  await expect(page.getByText('No calls in this range')).toBeVisible()
})

test('an application without APIs leads to its form, which leads back', async ({ page, bank }) => {
  await openBank(page)
  await bank.fault('listProductServices', { kind: 'altered', set: { data: [] } })
  await startSignedIn(page, analytics)
  await expect(field(page, 'APIs').locator('option')).toHaveText(['This application has no APIs yet'])
  await page.getByRole('link', { name: 'Add APIs to this application' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Application' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
  await bank.noFaults()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  await expect(field(page, 'APIs')).not.toHaveValue('')
  await expect(page.getByRole('link', { name: 'Add APIs to this application' })).toHaveCount(0)
})

test('Generate Reports waits for the APIs of the chosen application', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, analytics)
  await expect(field(page, 'APIs')).not.toHaveValue('')
  await calls.hold('/product/services')
  await field(page, 'Applications').selectOption({ label: 'Till Companion' })
  await expect(field(page, 'APIs').locator('option')).toHaveText(['Loading APIs …'])
  await expect(generate(page)).toHaveAttribute('aria-disabled', 'true')
  await generate(page).press('Enter')
  await expect(field(page, 'APIs')).toHaveAttribute('aria-invalid', 'false')
  await calls.release()
  await expect(field(page, 'APIs')).not.toHaveValue('')
  await generate(page).click()
  await expect(page.getByRole('row')).toHaveCount(25)
})
