// @module-tag full

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { analytics, choose, field, generate } from '../../support/browser/analytics.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('analytics is accessible however the bank answers, and a report is drawn again as it was and saved as a file', async ({
  page,
  bank,
  quiet,
}) => {
  test.slow(true, 'axe reads the screen in all its states')
  quiet.allow(/Failed to load resource|request failed/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'connectionLost' })
  await startSignedIn(page, analytics)
  await expect(page.getByText('Applications couldnt get, please try again later')).toBeVisible()
  await expectAccessible(page)
  await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Nothing to report yet')).toBeVisible()
  await expectAccessible(page)

  await bank.noFaults()
  await page.reload()
  for (const label of ['Applications', 'Choose Date Range']) await field(page, label).selectOption('')
  await generate(page).click()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const gaps = await page.locator('.report-filter .field').evaluateAll((fields) => {
    const boxes = fields.map((each) => each.getBoundingClientRect())
    return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
  })
  expect(gaps, 'an error is as far from the label below it as in other forms').toEqual([10, 10])
  await page.setViewportSize({ width: 1280, height: 720 })
  await bank.fault('generateReports', { kind: 'connectionLost' })
  await choose(page, 'Last 1 Year')
  const failure = page.getByText('ProductServices couldnt get, please try again later')
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await generate(page).click()
  await expect(failure).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })

  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row')).toHaveCount(53)
  await test.step('a second report has the colours of the first, also in dark', async () => {
    const canvas = page.getByRole('img', { name: /^Line chart/ }).locator('canvas')
    const drawn = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await expect(canvas).toBeVisible()
    const first = await drawn()
    const again = page.waitForResponse(/generatereports/)
    await generate(page).click()
    await again
    await expect(canvas).toBeVisible()
    await expect.poll(drawn).toBe(first)

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const printed = await drawn()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await drawn(), 'the colours of the screen after printing').toBe(first)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(drawn, 'the colours of the light theme on paper').toBe(printed)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(drawn).toBe(first)
  })

  await choose(page, 'Last 24 Hours')
  await expect(page.getByRole('img', { name: /^Line chart: .*Last 24 Hours/ }).locator('canvas')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(25)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  const table = page.locator('.report-rows')
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight), 'every row is printed').toBe(0)
  const widthOnPaper = await page.locator('.report-chart').evaluate((chart: HTMLElement) => {
    chart.style.width = '300px'
    const width = chart.querySelector('canvas')?.getBoundingClientRect().width
    chart.style.width = ''
    return width
  })
  expect(widthOnPaper, 'a sheet that is narrower than the screen has all of the line').toBe(300)
  await page.emulateMedia({ media: 'screen' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('calls-application-000001-0.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(25)
  expect(text.startsWith('time,calls\r\n')).toBe(true)

  await bank.fault('generateReports', { kind: 'altered', set: { data: [] } })
  await generate(page).click()
  await expect(page.getByText('No calls in this range')).toBeVisible()
  await expectAccessible(page)
})

test('a line that is still being drawn follows the window', async ({ page }) => {
  await page.setViewportSize(viewports.lowDesktop)
  await startSignedIn(page, analytics)
  await generate(page).click()
  await page.locator('.report canvas').waitFor()
  await page.setViewportSize(viewports.tablet)
  await expect
    .poll(() => page.locator('.report canvas').evaluate((canvas) => canvas.getBoundingClientRect().right - innerWidth))
    .toBeLessThan(0)
})
