// @module-tag full

import type { Page, Route } from '@playwright/test'
import { dashboardViews } from '../../src/rules/dashboard/dashboardViews.ts'
import { routes } from '../../src/rules/routes/routes.ts'
import { panelPath, sandboxPanels } from '../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { startOf } from '../../src/rules/text/serverText.ts'
import { editAddress } from '../support/browser/applications.ts'
import { openBank } from '../support/browser/bank.ts'
import { deniz, hydrated, submitSignIn } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { myTickets } from '../support/browser/tickets.ts'

/** Words, a word without end, lines, and marks that turn the direction. */
const sentence = 'The bank says much more than anybody wants to read. '
const endless = (length: number) =>
  `${sentence}\u202e\n${'x'.repeat(length / 2)}\n${sentence.repeat(Math.ceil(length / 2 / sentence.length))}`

/** Where many are on a page; longer than anything shows at once. */
const addition = endless(1500)

/** Members that the portal reads as something else than a text. */
const facts =
  /^(id|icon|type|status|statusCode|header|clientType|userRole|errorType|timeInMs|requestId|responseId|locale|country)$|Ids?$|Url$|Uri$|Date$|List$|Secret$|Key$|^(ticketNumber|fileData|fileExtension|eMailAddress)$|_/

/** The texts of an answer, each without end: a member that the bank adds, and a screen that shows it, is among them. */
function lengthened(value: unknown, isText: (key: string) => boolean, by: string, key = ''): unknown {
  if (typeof value === 'string') return isText(key) && value !== '' ? `${value} ${by}` : value
  if (Array.isArray(value)) return value.map((each) => lengthened(each, isText, by, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, isText, by, name)]))
}

const answerEndlessly =
  (isText: (key: string) => boolean, by = addition) =>
  async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.startsWith('{')) return route.fulfill({ response })
    const body: unknown = JSON.parse(text)
    return route.fulfill({ response, json: response.status() < 400 ? lengthened(body, isText, by) : body })
  }

const isCall = (url: URL) => url.pathname.startsWith('/bank/') && !url.pathname.startsWith('/bank/oauth/')
const isDefinition = (url: URL) => /\/definitions\//.test(url.pathname)
const isControl = (url: URL) => url.pathname.startsWith('/sandbox/api/')

/** Of the sandbox's own answers, whose other members are numbers, names of states and addresses. */
const controlTexts = new Set(['text', 'subject', 'message', 'applicationName', 'receiverName'])

/** By its number: its name, and with it its address, is another here. */
const product = '/docs/api/1000'
const open = routes.filter(({ access, pattern }) => access === 'public' && !/[:*]/.test(pattern))
/** Every address of the record of routes that shows what the bank answers. */
const addresses: readonly string[] = [
  ...open.map(({ pattern }) => pattern),
  '/docs',
  '/docs/api',
  product,
  ...dashboardViews.map(({ page }) => `/dashboard?page=${page}`),
  editAddress(),
  `${myTickets}&ticket=TCK-000004`,
]

async function expectBounded(page: Page, address: string) {
  const dom = page as unknown as { checkPages(): Promise<void> }
  await page.goto(address)
  await hydrated(page)
  await dom.checkPages()
}

test('every screen shows the start of the bank’s texts, and all of one on request', async ({ page, quiet }) => {
  test.slow(true, 'It opens 25 pages, two thirds of a second each on a busy machine')
  quiet.allow(/request failed|Failed to load/)
  await openBank(page)
  await startSignedIn(page)
  await page.route(
    isCall,
    answerEndlessly((key) => !facts.test(key)),
  )
  for (const address of addresses) await test.step(address, () => expectBounded(page, address))

  await page.goto('/announcement')
  const first = page.locator('.announcement').first()
  const text = first.locator('.announcement-text')
  const all = text.getByRole('button', { name: 'Show all', exact: true })
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  const whole = text.getByRole('group', { name: 'Whole text' })
  await expect(whole).toContainText(addition.trim())
  const less = text.getByRole('button', { name: 'Show less', exact: true })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await expect(less).toBeFocused()
  await less.click()
  await expect(whole).toHaveCount(0)
})

test('why every screen failed shows its start', async ({ page, quiet }) => {
  test.slow(true, 'It opens 25 pages')
  quiet.allow(/status of 500|Failed to load|Ticket TCK|unhandled request/)
  const message = endless(100_000)
  await startSignedIn(page)
  const json = { header: { status: 'ERROR', statusCode: 500, message } }
  await page.route(
    (url) => isCall(url) && !url.pathname.endsWith('/getuser'),
    (route) => route.fulfill({ status: 500, json }),
  )
  for (const address of addresses) await test.step(address, () => expectBounded(page, address))
  await expect(page.getByRole('alert').getByText(startOf(message, 'message'))).toBeVisible()
  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Whole text' })).toHaveText(message)
})

test('why a sign-in failed shows its start', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 401/)
  const message = endless(100_000)
  await page.goto('/login')
  await bank.fault('obtainToken', { kind: 'status', status: 401, message })
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.locator('bdi')).toHaveText(startOf(message, 'message'))
  await alert.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(alert.getByRole('group', { name: 'Whole text' })).toHaveText(message)
})

test('every panel of the sandbox shows the start of its texts', async ({ page, bank }) => {
  await startSignedIn(page)
  await bank.fault('listTickets', { kind: 'status', status: 400, message: endless(2000) })
  await page.route(
    isControl,
    answerEndlessly((key) => controlTexts.has(key)),
  )
  for (const { name } of sandboxPanels) await test.step(name, () => expectBounded(page, panelPath(name)))
})

test('a definition shows the start of its descriptions', async ({ page }) => {
  await openBank(page)
  await page.route(
    isDefinition,
    answerEndlessly((key) => key === 'description' || key === 'summary', endless(12_000)),
  )
  await expectBounded(page, `${product}/1001`)
  await expect(page.locator('.definition').getByRole('button', { name: 'Show all' }).first()).toBeVisible()
})
