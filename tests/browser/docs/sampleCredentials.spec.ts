// @module-tag full

import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { watchLayoutShift } from '../../support/browser/layoutShift.ts'
import { choice, choices, chosen, flow, sample } from '../../support/browser/sampleCredentials.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('the choice appears without a shift, is accessible and fits a phone, and what is copied has the client ID', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shift = await watchLayoutShift(page)
  await startSignedIn(page, flow)
  await expect(choice(page)).toBeVisible()
  expect(await shift()).toBeLessThan(0.02)
  await page.setViewportSize(viewports.phone)
  const id = await chosen(page)
  await expect(sample(page)).toContainText(`-u "${id}:$CLIENT_SECRET"`)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Java', exact: true }).first().click()
  await expect(sample(page)).toContainText(`"${id}" + ":" + System.getenv("CLIENT_SECRET")`)
  await page.locator('.samples > .code:visible').first().getByRole('button', { name: 'Copy code' }).click()
  await expect(page.locator('.samples > .code:visible').first().getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`"${id}" + ":"`)
})

test('when the code for the applications cannot be had, the placeholder stays and the page says nothing', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|startSampleCredentials/)
  await page.route('**/assets/startSampleCredentials-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('startSampleCredentials'))
  await startSignedIn(page, flow)
  await refused
  await expect(sample(page)).toContainText('$CLIENT_ID')
  await expect(choices(page)).toHaveCount(0)
})
