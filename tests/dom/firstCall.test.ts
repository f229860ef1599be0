import type { Page } from '@playwright/test'
import { editAddress, fillApplication, heading } from '../support/browser/applications.ts'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { signIn, signOut } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { tokenOf } from '../support/browser/token.ts'

const guide = '/dashboard?page=firstCall'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const current = (page: Page, step: string) =>
  expect(main(page).locator('[aria-current="step"]').getByRole('heading')).toHaveText(`${step} (Current step)`)
const reach = async (page: Page) => {
  // The other application has an IP list, so its call would be refused.
  await current(page, 'Get its credentials')
  await expect(main(page).getByText('Budget Diary', { exact: true })).toBeVisible()
  await button(page, 'I have saved them').click()
  await button(page, 'Choose this customer: Elif Yılmaz').click()
  await current(page, 'Request an access token')
}

test('the guide goes on after a reload and a new sign-in, and Home follows it', async ({ page }) => {
  await startSignedIn(page, guide)
  await reach(page)
  await page.reload()
  await current(page, 'Request an access token')
  await page.goto('/')
  await expect(page.getByText('First call: to do. Make your first call')).toBeVisible()
  await page.getByRole('link', { name: 'Make your first call' }).click()
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('heading', { name: 'The bank answered 200' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/deniz|token"/)
  await signOut(page)
  await expect(page.getByText('First call:')).toHaveCount(0)
  await signIn(page)
  await page.goto('/')
  await expect(page.getByText('First call: done. Open the go-live checklist')).toBeVisible()
  await page.getByRole('link', { name: 'Open the go-live checklist' }).click()
  await expect(main(page).getByRole('heading', { name: 'You have made your first call.' })).toBeVisible()
  await button(page, 'Change: Choose a test customer').click()
  await button(page, 'Choose this customer: Mehmet Kaya').click()
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).locator('pre')).toContainText('"accounts": []')
})

test('My Applications leads to the first call; a done step says what its button does', async ({ page }) => {
  await startSignedIn(page, '/myapplications')
  await main(page).getByRole('link', { name: 'Make your first call', exact: true }).click()
  await expect(page).toHaveURL(guide)
  await reach(page)
  await button(page, 'Request a token').click()
  await current(page, 'Call the accounts list')
  await expect(main(page).locator('.guide-head').getByRole('button')).toHaveText([
    'Change',
    'Show again',
    'Change',
    'Request again',
  ])
  await button(page, 'Request again: Request an access token').click()
  await current(page, 'Request an access token')
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('heading', { name: 'The bank answered 200' })).toBeVisible()
})

test('a bank that fails at a step leaves what was done', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 50\d|status of 401/)
  await openBank(page)
  await bank.settings({ expiresIn: 7200 })
  await bank.fault('listApplications', { kind: 'status', status: 503, message: 'The bank is closed' })
  await startSignedIn(page, guide)
  await expect(main(page).getByText('The bank is closed')).toBeVisible()
  await bank.noFaults()
  await button(page, 'Retry').click()
  await reach(page)
  await bank.fault('requestToken', { kind: 'status', status: 500, message: 'Internal Server Error' })
  await button(page, 'Request a token').click()
  await expect(main(page).getByRole('alert')).toHaveText('The bank answered 500: Internal Server Error.')
  await current(page, 'Request an access token')
  await bank.noFaults()
  await bank.settings({ expiresIn: 599 })
  await button(page, 'Request a token').click()
  await bank.fault('listAccounts', { kind: 'status', status: 503, message: 'The bank is closed' })
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('alert')).toContainText('The bank answered 503: The bank is closed.')
  await bank.noFaults()
  await bank.clock({ advance: 3_600_000 })
  await expect(main(page).getByText('The access token has expired.')).toBeVisible()
  await button(page, 'Request a token').click()
  await button(page, 'Call the accounts list').click()
  await expect(main(page).getByRole('heading', { name: 'The bank answered 200' })).toBeVisible()
})

test('an application that is made for the guide is used without a question, and the page that opens next is named', async ({
  page,
}) => {
  await startSignedIn(page, guide)
  await button(page, 'Change: Choose an application').click()
  await main(page).getByRole('link', { name: 'Create an application' }).click()
  await fillApplication(page)
  await button(page, 'Generate Keys').click()
  await expect(page.getByLabel('Public Key', { exact: true })).toHaveValue(/^MIIB/)
  await button(page, 'Add').click()
  await expect(
    page.getByText(
      'Your application has been saved. Store the private key now. Your First Call opens when the key is hidden.',
    ),
  ).toBeVisible()
  await button(page, 'Open Your First Call').click()
  await current(page, 'Get its credentials')
  await expect(main(page).getByText('Market Stall').first()).toBeVisible()
})

test('an application that the guide opens to switch on the API has it on, and is used after Save', async ({ page }) => {
  await startSignedIn(page, editAddress())
  const api = page.getByRole('switch', { name: /^Account Information/ })
  await api.click()
  await button(page, 'Save').click()
  await expect(heading(page, 'My Applications')).toBeVisible()
  await page.goto(guide)
  await button(page, 'Change: Choose an application').click()
  await main(page).getByRole('link', { name: 'Switch on Account Information in Budget Diary' }).click()
  await expect(api).toBeChecked()
  await button(page, 'Save').click()
  await current(page, 'Get its credentials')
  await expect(main(page).getByText('Budget Diary', { exact: true })).toBeVisible()
})

test('Change offers no application that another device has deleted meanwhile', async ({ page }) => {
  await startSignedIn(page, guide)
  await reach(page)
  const { access_token } = await tokenOf(page.context())
  const status = await page.evaluate(
    async ([token, body]) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const path = '/bank/api-dashboard-service/dashboard/deleteapplication'
      return (await fetch(path, { method: 'POST', headers, body })).status
    },
    [
      access_token,
      JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' }, id: 'application-000002' }),
    ] as const,
  )
  expect(status).toBe(200)
  const uses = main(page).getByRole('button', { name: /^Use this application/ })
  const reported = main(page).getByText('The application you chose was deleted. Choose another.')
  await button(page, 'Change: Choose an application').click()
  await expect(reported).toBeVisible()
  await expect(uses).toHaveCount(1)
  await expect(uses).not.toHaveAccessibleName('Use this application: Budget Diary')
  await uses.click()
  await current(page, 'Get its credentials')
})

test('what changes in another tab neither ends what is on its way nor takes the step or the focus', async ({
  page,
}) => {
  const calls = await heldCalls(page)
  const change = () => page.evaluate(() => new BroadcastChannel('portico.applications').postMessage('changed'))
  await startSignedIn(page, guide)
  await reach(page)
  await calls.hold('/oauth/token')
  await button(page, 'Request a token').click()
  await expect(button(page, 'Request a token')).toHaveAttribute('aria-busy', 'true')
  await change()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.focus()
  await calls.release()
  await current(page, 'Call the accounts list')
  await expect(search).toBeFocused()

  await calls.hold('/applications')
  await button(page, 'Call the accounts list').focus()
  await change()
  await expect(button(page, 'Call the accounts list')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Call the accounts list')).toBeFocused()
  await calls.release()
  await expect(button(page, 'Call the accounts list')).toHaveAttribute('aria-disabled', 'false')
  await expect(button(page, 'Call the accounts list')).toBeFocused()
})

test('while a token is held the dock leaves out the calls of the portal, until they are wanted', async ({ page }) => {
  await startSignedIn(page, guide)
  await reach(page)
  await page.keyboard.press('Control+Backquote')
  const rows = page.getByRole('list', { name: 'Requests, newest first' }).getByRole('button')
  const portal = page.getByRole('checkbox', { name: 'Portal calls' })
  await expect(portal).toBeChecked()
  await expect(rows.first()).not.toContainText('Budget Diary')
  await button(page, 'Request a token').click()
  await current(page, 'Call the accounts list')
  await expect(portal).not.toBeChecked()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('requestToken, Budget Diary')
  await portal.check()
  await expect(rows.nth(1)).toContainText('Portal')
})
