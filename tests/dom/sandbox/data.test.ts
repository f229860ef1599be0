// @module-tag full

import type { Page } from '@playwright/test'
import { sessionNotices } from '../../../src/rules/session/sessionNotices.ts'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { deniz, greeting, hydrated, notice, submitSignIn } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const snapshots = (page: Page) => page.getByRole('list', { name: 'Snapshots, newest first' }).getByRole('listitem')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const application = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

interface File {
  tables: Record<string, Record<string, unknown>[]>
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Import a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('snapshots, files and a reset replace what the portal shows, and end a session that the bank no longer knows', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40[01].*(?:oauth.token|user.getuser)/)
  test.slow(true, 'a long journey in two tabs')
  await startSignedIn(page, '/sandbox/data')
  const name = page.getByRole('form', { name: 'New snapshot' }).getByLabel('Name')
  await expect(page.getByText('No snapshots yet.')).toBeVisible()
  await page.getByText(/^\d+ rows in \d+ tables$/).click()
  await expect(page.locator('.row-counts dl > div').getByText('applications', { exact: true })).toBeVisible()

  await name.focus()
  await page.keyboard.press('Enter')
  await expect(region(page, 'Snapshots').getByText('Required')).toBeVisible()
  await page.keyboard.type('At first')
  await page.keyboard.press('Enter')
  await expect(snapshots(page)).toHaveCount(1)
  await expect(name).toHaveValue('')
  await name.focus()
  await page.keyboard.type('At first')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Overwrite “At first”?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('At first')
  await page.keyboard.press('Enter')
  await button(page, 'Cancel').click()
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Overwrite').click()
  await expect(name).toHaveValue('')
  await button(page, 'Rename At first').click()
  await expect(page.getByLabel('New name')).toBeFocused()
  await page.keyboard.type('Nobody')
  await button(page, 'Cancel').click()
  await expect(button(page, 'Rename At first')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New name')).toHaveValue('At first')
  await page.keyboard.type('Nobody')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Rename At first')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('New name').fill('Before')
  await button(page, 'Save name').press('Enter')
  await expect(snapshots(page)).toHaveText([/^Before/])
  await expect(button(page, 'Rename Before')).toBeFocused()
  await name.fill('Later')
  await name.press('Enter')
  await button(page, 'Rename Later').click()
  await page.getByLabel('New name').fill('Before')
  await page.keyboard.press('Enter')
  await dialog(page, 'Overwrite “Before”?').getByRole('button', { name: 'Overwrite' }).click()
  await expect(snapshots(page)).toHaveText([/^Before/])
  await expect(button(page, 'Rename Before')).toBeFocused()

  const file = await page.evaluate(() =>
    fetch('/sandbox/api/export').then((response): Promise<File> => response.json()),
  )
  const [first] = file.tables.applications ?? []
  if (first) first.name = 'From the file'
  await choose(page, 'mine.json', JSON.stringify(file))
  await expect(dialog(page, 'Import mine.json?')).toBeVisible()
  await button(page, 'Import').click()
  await expect(notice(page, 'File imported')).toBeVisible()
  await expect(region(page, 'Export and import').getByRole('alert')).toHaveCount(0)
  await page.goto('/myapplications')
  const other = await page.context().newPage()
  await other.goto('/myapplications')
  for (const tab of [page, other]) await expect(application(tab, 'From the file')).toBeVisible()

  await page.keyboard.press('Control+Backquote')
  const dock = page.getByRole('region', { name: dockTexts.title })
  await dock.getByRole('button', { name: 'Data', exact: true }).click()
  await button(page, 'Rename Before').click()
  await button(page, 'Save name').press('Escape')
  await expect(dock).toBeVisible()
  await expect(button(page, 'Rename Before')).toBeFocused()
  await button(page, 'Restore Before').click()
  await button(page, 'Restore').click()
  await expect(notice(page, 'Snapshot “Before” restored')).toBeVisible()
  for (const tab of [page, other]) await expect(application(tab, 'Till Companion')).toBeVisible()

  await dock.getByRole('form', { name: 'Reset' }).getByLabel('Seed').fill('another')
  await button(page, 'Reset sandbox').click()
  await expect(dialog(page, 'Reset the sandbox?')).toContainText('that session ends')
  await button(page, 'Reset').click()
  // Either tab may be the first to ask the bank.
  const reported = [page, other].map((tab) =>
    notice(tab, sessionNotices.expired).or(notice(tab, sessionNotices.endedElsewhere)).textContent(),
  )
  expect(new Set(await Promise.all(reported))).toEqual(new Set([sessionNotices.expired, sessionNotices.endedElsewhere]))
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login?from=%2Fmyapplications')
    await expect(application(tab, 'Till Companion')).toHaveCount(0)
  }
  await other.close()

  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await greeting(page, deniz.firstName).waitFor()
  await page.goto('/sandbox/data')
  await expect(page.locator('.seed-in-use')).toHaveText('another')
  await button(page, 'Delete Before').click()
  await button(page, 'Delete').click()
  await expect(page.getByText('No snapshots yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Snapshots' })).toBeFocused()
})

test('a file that is no export is refused before anybody is asked about it', async ({ page }) => {
  await page.goto('/sandbox/data')
  await hydrated(page)
  for (const [text, problem] of [
    ['no JSON', 'The file is not a JSON object'],
    ['{"format":"another"}', 'format: Expected portico-sandbox, the format of a file that a sandbox has exported'],
  ] as const) {
    await choose(page, 'other.json', text)
    await expect(region(page, 'Export and import').getByRole('alert')).toHaveText(
      `Couldn’t import the file. ${problem}`,
    )
    await expect(dialog(page, 'Import other.json?')).toHaveCount(0)
  }
})

test('a snapshot that is gone when its restoring is confirmed is reported above the list', async ({ page, quiet }) => {
  quiet.allow(/snapshots.Friday.restore/)
  const call = (method: string, path: string, body?: string) =>
    pageHost(page).call(path, { method, body: body ?? null })
  await page.goto('/sandbox/data')
  await hydrated(page)
  await call('POST', '/sandbox/api/snapshots', '{"name":"Friday"}')
  await button(page, 'Restore Friday').click()
  await call('DELETE', '/sandbox/api/snapshots/Friday')
  await expect(page.getByText('No snapshots yet.', { exact: true })).toBeVisible()
  await dialog(page, 'Restore “Friday”?').getByRole('button', { name: 'Restore' }).click()
  await expect(region(page, 'Snapshots').getByRole('alert').first()).toHaveText(/^Couldn’t restore the snapshot\. /)
})

test('a reset in the workbench ends the session of its page there', async ({ page, quiet }) => {
  quiet.allow(/status of 40[01].*(?:oauth.token|user.getuser)/)
  await startSignedIn(page, '/sandbox/data')
  await page.getByRole('form', { name: 'Reset' }).getByLabel('Seed').fill('another')
  await button(page, 'Reset sandbox').click()
  await button(page, 'Reset').click()
  await expect(notice(page, sessionNotices.expired)).toBeVisible()
  await expect(greeting(page, deniz.firstName)).toHaveCount(0)
  await expect(page).toHaveURL('/sandbox/data')
  await expect(page.locator('.seed-in-use')).toHaveText('another')
})

test('what a test customer has is changed by form, and what was typed survives a failure', async ({ page, quiet }) => {
  quiet.allow(/status of 400.*sandbox.api.customers/)
  await page.goto('/sandbox/data')
  await hydrated(page)
  await page.getByLabel('Customer', { exact: true }).selectOption('3')
  const form = page.getByRole('form', { name: 'Current account 1010000031' })
  const balance = form.getByLabel('Balance in TRY')
  await expect(balance).toHaveValue('55.00')
  await balance.fill('1,50')
  await balance.press('Enter')
  await expect(form.getByText('Enter an amount such as 1250.00, below one billion.')).toBeVisible()
  await expect(balance).toBeFocused()
  await balance.fill('5')
  await balance.press('Enter')
  const section = region(page, 'Test customers')
  await expect(section.getByRole('alert').first()).toHaveText(
    'Couldn’t change the account. balance: Expected at least 12.90 TRY: what is reserved must be covered',
  )
  await expect(balance).toHaveValue('5')
  await balance.fill('1250.5')
  await form.getByLabel('Status').selectOption('Blocked')
  // The bank acts, and its answer is lost once.
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      const response = await real(input, init)
      if (!(input instanceof Request) || input.method !== 'PUT') return response
      window.fetch = real
      throw new TypeError('Failed to fetch')
    }
  })
  await button(page, 'Save 1010000031').click()
  await expect(section.getByRole('alert')).toHaveText('Couldn’t change the account. Network Error')
  await expect(section.getByText('Available 0.00 TRY')).toBeVisible()
  await expect(balance).toHaveValue('1250.5')
  await button(page, 'Save 1010000031').click()
  await expect(balance).toHaveValue('1250.50')
  await expect(form.getByLabel('Status')).toHaveValue('BLOCKED')
  await expect(section.getByRole('alert')).toHaveCount(0)
  await expect(section.getByText('Available 0.00 TRY')).toBeVisible()

  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
  await expect(cards).toHaveText([/Active/])
  await button(page, 'Block DC1000000031').click()
  await expect(cards).toHaveText([/Blocked/])
  await expect(button(page, 'Unblock DC1000000031')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveText([/Active/])
  await expect(button(page, 'Block DC1000000031')).toBeFocused()

  await page.getByLabel('Customer', { exact: true }).selectOption('2')
  await expect(page.getByText('No accounts.')).toBeVisible()
  await page.getByLabel('Customer', { exact: true }).selectOption('3')
  await page.reload()
  await page.getByLabel('Customer', { exact: true }).selectOption('3')
  await expect(balance).toHaveValue('1250.50')
})

test('a consent of a test customer is withdrawn', async ({ page }) => {
  await page.goto('/sandbox/data')
  await hydrated(page)
  await page.getByLabel('Customer', { exact: true }).selectOption('4')
  const consents = page.getByRole('list', { name: 'Consents, newest first' })
  await expect(consents.getByRole('listitem')).toHaveText([/^Budget Planner Revoked/])
  await expect(consents.getByRole('button')).toHaveCount(0)
  await page.getByLabel('Customer', { exact: true }).selectOption('1')
  await expect(consents.getByRole('listitem')).toHaveText([/^Budget Planner Valid.* accounts, creditcards, until /])
  await consents.getByRole('button', { name: /^Withdraw CS\d{12}$/ }).click()
  await expect(consents.getByRole('listitem')).toHaveText([/^Budget Planner Revoked.*Consent withdrawn/])
  await expect(consents.getByRole('button')).toHaveCount(0)
  await expect(consents).toBeFocused()
  await page.getByLabel('Customer', { exact: true }).selectOption('2')
  await expect(page.getByText('No consents.')).toBeVisible()
})

test('the focus stays at a consent whose withdrawal the bank reports before it answers', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...call) => {
      const answer = await fetch(...call)
      const [asked] = call
      if (String(asked instanceof Request ? asked.url : asked).endsWith('/withdraw'))
        await new Promise((resolve) => addEventListener('test.answer', resolve, { once: true }))
      return answer
    }
  })
  await page.goto('/sandbox/data')
  await hydrated(page)
  await page.getByLabel('Customer', { exact: true }).selectOption('1')
  const consents = page.getByRole('list', { name: 'Consents, newest first' })
  const withdraw = consents.getByRole('button', { name: /^Withdraw CS\d{12}$/ })
  await withdraw.click()
  await expect(consents.getByRole('listitem')).toHaveText([/^Budget Planner Revoked/])
  await expect(withdraw).toBeFocused()
  await page.evaluate(() => void dispatchEvent(new Event('test.answer')))
  await expect(consents).toBeFocused()
  await expect(withdraw).toHaveCount(0)
})

test('a test customer is made by form, with the accounts of the story, and is gone after a reset', async ({ page }) => {
  await page.goto('/sandbox/data')
  await hydrated(page)
  await page.getByText('New customer', { exact: true }).click()
  const form = page.getByRole('form', { name: 'New customer' })
  await form.getByLabel('Story').selectOption('Overdrawn')
  await expect(page.getByText(/^Has used nearly all of an overdraft/)).toBeVisible()
  await form.getByLabel('Name (optional)').fill('Derin Aydın')
  await form.getByLabel('Seed for the amounts (optional)').fill('first')
  await button(page, 'Add customer').click()
  await expect(page.getByText('Customer added')).toBeVisible()
  await expect(form.getByLabel('Name (optional)')).toHaveValue('')
  await page.getByLabel('Customer', { exact: true }).selectOption('101, Derin Aydın')
  await expect(page.getByLabel('Balance in TRY')).toHaveValue('-1850.00')
  await button(page, 'Reset sandbox').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Customer', { exact: true }).getByRole('option', { name: /Derin/ })).toHaveCount(0)
})

test('a bank whose stored data had to be replaced is reported by a notice', async ({ page }) => {
  await page.route('**/bank/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { 'Content-Type': 'application/json', 'X-Sandbox-Data': 'replaced' } })
  })
  await page.goto('/faq')
  await expect(
    notice(page, 'Couldn’t read the sandbox data stored in this browser. It was replaced by the initial data.'),
  ).toHaveCount(1)
})
