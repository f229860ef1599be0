// @module-tag full

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

declare global {
  /** Lets the keys that are asked for be made. */
  var makeKeys: (() => void) | undefined
  /** Refuses what was to be copied last. */
  var refuseCopy: (() => void) | undefined
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => main(page).getByText(text, { exact: true })
const closed = { kind: 'status', status: 500, message: 'The bank is closed' } as const

test('profile, tickets and a report are accessible while they are on their way', async ({ page, bank }) => {
  await startSignedIn(page, '/profile')
  await bank.fault('getUser', { kind: 'timeout' })
  await page.reload()
  await expect(said(page, 'Loading your profile')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await bank.fault('listTickets', { kind: 'timeout' })
  await page.goto('/dashboard?page=myTickets')
  await expect(said(page, 'Loading your tickets')).toBeVisible()
  await expectAccessible(page)
  await bank.fault('generateReports', { kind: 'timeout' })
  await page.goto('/dashboard?page=analytics')
  for (const [label, option] of [
    ['Applications', 'Till Companion'],
    ['APIs', 'Account list'],
    ['Choose Date Range', 'Last 24 Hours'],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption({ label: option })
  await button(page, 'Generate Reports').click()
  await expect(said(page, 'Generating your report')).toBeVisible()
  await expectAccessible(page)
})

test('tickets that are not read again, and an application that is not read, are accessible', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page, '/dashboard?page=myTickets')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(5)
  await bank.fault('listTickets', closed)
  await button(page, 'Refresh').click()
  await expect(main(page).getByRole('alert')).toHaveText('The bank is closedRetry')
  await expect(rows).toHaveCount(5)
  await expectAccessible(page)
  await bank.fault('listApplications', closed)
  await page.goto('/dashboard?page=editapplication&appId=application-000001')
  await expect(said(page, 'Couldn’t load your application')).toBeVisible()
  await expect(said(page, 'The bank is closed')).toBeVisible()
  await expectAccessible(page)
})

test('the live form waits for APIs and keys, and a key that is hidden stays gone when its copy is refused late', async ({
  page,
  bank,
}) => {
  await page.route('**/portal.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), environment: 'live' } })
  })
  await page.addInitScript(() => {
    // The catalogue is kept here from page to page.
    localStorage.clear()
    const { generateKey } = SubtleCrypto.prototype
    const make = Reflect.apply.bind(undefined, generateKey)
    Object.defineProperty(SubtleCrypto.prototype, 'generateKey', {
      value(this: SubtleCrypto, ...asked: unknown[]) {
        return new Promise((resolve) => {
          globalThis.makeKeys = () => resolve(make(this, asked))
        })
      },
    })
    navigator.clipboard.writeText = () =>
      new Promise((_, reject) => {
        globalThis.refuseCopy = () => reject(new Error('Refused'))
      })
  })
  await startSignedIn(page, '/profile')
  await bank.fault('listProducts', { kind: 'timeout' })
  await page.goto('/newapplication')
  await expect(said(page, 'Add at least one address')).toBeVisible()
  await expect(said(page, 'Loading APIs')).toBeVisible()
  await button(page, 'Generate Keys').click()
  await expect(said(page, 'Generating keys …')).toBeVisible()
  await expectAccessible(page)

  const key = page.getByRole('textbox', { name: 'Private Key', exact: true })
  const generated = () => page.evaluate(() => globalThis.makeKeys?.())
  const refused = () => page.evaluate(() => globalThis.refuseCopy?.())
  await generated()
  await expect(key).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await button(page, 'Copy').click()
  await button(page, 'Hide now').click()
  await expect(key).toHaveCount(0)
  await refused()
  await button(page, 'Generate Keys').click()
  await expect(button(page, 'Generate Keys')).toHaveAttribute('aria-busy', 'true')
  await generated()
  await expect(key).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await button(page, 'Copy').click()
  await refused()
  await expect(key).toBeFocused()
  expect(await key.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBeGreaterThan(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('every view of the dashboard begins at its top, what opens within one leaves it where it was', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await startSignedIn(page, '/newapplication')
  const scrolled = () => page.evaluate(() => scrollY)
  const isAtTop = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeInViewport()
    await expect.poll(scrolled).toBe(0)
  }
  const cancel = main(page).getByRole('link', { name: 'Cancel', exact: true })
  await cancel.scrollIntoViewIfNeeded()
  expect(await scrolled()).toBeGreaterThan(400)
  await cancel.click()
  await isAtTop('My Applications')
  await page.goto('/dashboard?page=home')
  await main(page).getByRole('link', { name: 'View analytics', exact: true }).click()
  await isAtTop('Analytics')

  await page.goto('/dashboard?page=myTickets')
  const ticket = main(page).getByRole('link', { name: 'TCK-000006', exact: true })
  await expect(ticket).toBeVisible()
  await page.evaluate(() => scrollTo(0, 120))
  await expect.poll(scrolled).toBe(120)
  await ticket.click()
  const details = page.getByRole('dialog', { name: 'Ticket Details' })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  expect(await scrolled()).toBe(120)
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(scrolled).toBe(0)
})
