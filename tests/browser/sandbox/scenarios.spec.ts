// @module-tag full

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const outcome = (page: Page, title: string) => page.getByRole('heading', { name: `${title} is set up` })

test('a scenario is accessible as it asks and ends, its link is copied, and a phone has room for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startSignedIn(page, '/sandbox/scenarios?run=bank-down')
  await hydrated(page)
  const linked = page.getByRole('region', { name: 'From your link' })
  await linked.getByRole('button', { name: 'Copy link' }).click()
  await expect(linked.locator('.copy-text').getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/sandbox/scenarios?run=bank-down', page.url()).href,
  )
  // As in a page that comes over http from another machine.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await linked.getByRole('button', { name: 'Copy link' }).click()
  await expect(linked.locator('.copy-text').getByRole('status')).toHaveText('Your browser blocked copying')
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(page.getByRole('link', { name: 'Scenarios', exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(viewports.laptop)

  await button(page, 'Reset and run: Ticket answered').click()
  await expect(outcome(page, 'Ticket answered')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Reset and run: Token about to expire').click()
  const question = page.getByRole('alertdialog', { name: 'The reset deletes 1 ticket.' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
})
