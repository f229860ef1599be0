// @module-tag full

import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('the form of a fault is accessible, its call is copied, and a phone has room for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sandbox/faults')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'New fault' })
  const set = page.getByRole('list', { name: 'Active faults' })
  await form.getByLabel('Search calls').fill('activates portal')
  await form.getByLabel('What happens').selectOption({ label: '400 Activation link has expired' })
  await form.getByLabel('Number of calls').fill('3')
  await form.getByLabel('Every 3rd call').check()
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(set).toContainText('Returns 400 Activation link has expired. Hits every 3rd call')
  await expectAccessible(page)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize(viewports.laptop)

  await form.getByLabel('Search calls').press('Escape')
  await form.getByLabel('Call', { exact: true }).selectOption('createEftTransfer')
  await form.getByLabel('What happens').selectOption({ label: '429 Too many requests' })
  await form.getByLabel('Every call until you remove it').check()
  await form.getByLabel('Extra latency in seconds').fill('1.5')
  await form.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(form.getByText('Copied', { exact: true })).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split(' \\\n  ')).toEqual([
    "curl -X PUT 'http://127.0.0.1:8787/sandbox/api/faults/createEftTransfer'",
    `--data-raw '{"kind":"documentedError","error":"tooManyRequests","delay":1500}'`,
  ])
})
