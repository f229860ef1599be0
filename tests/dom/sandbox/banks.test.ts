// @module-tag full

import type { Page } from '@playwright/test'
import { bankNameRule } from '../../../src/rules/sandbox/banks/bankName.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { deniz, greeting, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const banks = (page: Page) => page.getByRole('list', { name: 'Banks' }).getByRole('listitem')
const form = (page: Page) => page.getByRole('form', { name: 'New bank' })
const name = (page: Page) => form(page).getByLabel('Name')
const strip = (page: Page) => page.getByRole('complementary', { name: sandboxTexts.title })
const cookieNames = async (page: Page) => (await page.context().cookies()).map((cookie) => cookie.name).toSorted()

async function make(page: Page, bank: string) {
  await name(page).fill(bank)
  await button(page, 'Create bank').click()
  await expect(button(page, `Open ${bank}`)).toBeVisible()
}

async function open(page: Page, bank: string | null) {
  await button(page, `Open ${bank ?? 'Default bank'}`).click()
  await expect(strip(page)).toContainText(
    bank === null ? sandboxTexts.strip.worker : sandboxTexts.namedStrip(bank, 'worker'),
  )
  await hydrated(page)
}

async function stateOf(page: Page, bank: string) {
  const response = await pageHost(page).call(`/banks/${bank}/sandbox/api/state`)
  const { data } = (await response.json()) as {
    data: { seed: string; clock: { now: string }; settings: { rateLimit: string } }
  }
  return data
}

test('the list follows banks that another tab makes and deletes, also in a page of a named bank', async ({ page }) => {
  const call = (method: string, bank: string) => pageHost(page).call(`/sandbox/api/banks/${bank}`, { method })
  await page.goto('/sandbox/banks')
  await expect(banks(page)).toHaveText([/^Default bank/])
  await call('PUT', 'team-a')
  await expect(banks(page)).toHaveText([/^Default bank/, /^team-a/])
  await open(page, 'team-a')
  await call('PUT', 'team-b')
  await expect(banks(page)).toHaveText([/^Default bank/, /^team-a/, /^team-b/])
  await call('DELETE', 'team-b')
  await expect(banks(page)).toHaveText([/^Default bank/, /^team-a/])
})

test('a bank is created, opened and left: each has its own session, drafts and clock', async ({ page }) => {
  test.slow(true, 'the portal is loaded several times')
  await startSignedIn(page, '/contact')
  await page.getByLabel('Message').fill('of the default bank')
  await page.goto('/sandbox/banks')
  await expect(banks(page)).toHaveText([/^Default bank.*Current$/])

  await button(page, 'Create bank').click()
  await expect(form(page).getByText('Required')).toBeVisible()
  await name(page).fill('Team A')
  await expect(form(page).getByText(`${bankNameRule}.`)).toBeVisible()
  await make(page, 'team-a')
  await expect(name(page)).toHaveValue('')
  await expect(banks(page)).toHaveText([/^Default bank/, /^team-aCreated .*, not called yet, [\d,]+ rowsOpenDelete$/])
  await name(page).fill('team-a')
  await button(page, 'Create bank').click()
  await expect(form(page).getByText('A bank with this name exists. Choose another name.')).toBeVisible()

  await open(page, 'team-a')
  await expect(page.getByRole('link', { name: 'Bank team-a', exact: true })).toHaveAttribute('href', '/sandbox/banks')
  await expect(banks(page)).toHaveText([/^Default bank.*Open$/, /^team-a.*CurrentDelete$/])
  await expect(greeting(page, deniz.firstName)).toHaveCount(0)
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await page.goto('/login')
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  expect(await cookieNames(page)).toEqual(['portico.token', 'portico.token.team-a'])
  await page.goto('/contact')
  await page.getByLabel('Message').fill('of team-a')
  await page.goto('/sandbox/clock')
  await button(page, '+1 minute').click()
  await expect(page.getByText('1 min ahead of real time')).toBeVisible()

  await page.getByRole('link', { name: 'Bank team-a', exact: true }).click()
  await open(page, null)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toBeEmpty()
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('of the default bank')

  await page.goto('/sandbox/banks')
  await button(page, 'Delete team-a').click()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Delete team-a')).toBeFocused()
  await page.keyboard.press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Delete the bank “team-a”?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(banks(page)).toHaveText([/^Default bank/])
  await expect(page.getByRole('heading', { name: 'Your banks' })).toBeFocused()
  expect(await cookieNames(page)).toEqual(['portico.token'])
})

test('a bank starts as the form says', async ({ page, quiet }) => {
  quiet.allow(/status of 400.*sandbox.api.banks/)
  await page.goto('/sandbox/banks')
  await form(page).getByLabel('Seed (optional)').fill('x')
  await form(page).getByLabel('Start time (optional)').fill('tomorrow')
  await form(page).getByLabel('Rate limits').selectOption('Off')
  await name(page).fill('team-a')
  await button(page, 'Create bank').click()
  await expect(
    page.getByText('startTime: tomorrow is not an ISO 8601 time with an offset, from 2000 to 2099'),
  ).toBeVisible()
  await form(page).getByLabel('Start time (optional)').fill('2030-01-01T13:00:00+03:00')
  await button(page, 'Create bank').click()
  await expect(banks(page)).toHaveText([/^Default bank/, /seed x, no rate limits/])
  const { seed, clock, settings } = await stateOf(page, 'team-a')
  expect([seed, clock.now.slice(0, 16), settings.rateLimit]).toEqual(['x', '2030-01-01T10:00', 'off'])

  await pageHost(page).call('/sandbox/api/reset', { method: 'POST', body: '{"seed":"y"}' })
  await pageHost(page).call('/sandbox/api/snapshots', { method: 'POST', body: '{"name":"Seed y"}' })
  await form(page).getByLabel('Starts with').selectOption('Snapshot Seed y')
  await make(page, 'team-b')
  expect((await stateOf(page, 'team-b')).seed).toBe('y')

  const start = form(page).getByLabel('Starts with')
  await start.selectOption('Snapshot Seed y')
  await pageHost(page).call('/sandbox/api/snapshots/Seed%20y', { method: 'DELETE' })
  await expect(start.locator('option')).toHaveText(['The initial data'])
  await make(page, 'team-c')
})

test('a bank with a start time shows the time of its clock, which a reset keeps', async ({ page }) => {
  test.slow(true, 'the portal is loaded twice')
  const day = `${new Date().getUTCFullYear() + 2}-01-01`
  await page.goto('/sandbox/banks')
  await form(page).getByLabel('Start time (optional)').fill(`${day}T13:00:00+03:00`)
  await make(page, 'team-a')
  await open(page, 'team-a')
  await page.goto('/login')
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await page.goto('/sandbox/clock')
  const clock = page.locator('.clock-now')
  const shows = async (time: RegExp) => {
    await expect(clock.locator('time')).toHaveAttribute('datetime', time)
    await expect(page.locator('.bank-time')).toHaveAttribute('datetime', time)
    await expect(clock).toContainText(/ d(?: \d+ (?:h|min|s))? ahead of real time$/)
  }
  await shows(new RegExp(`^${day}T10:0`))
  await expect(page.getByText('On this clock, your portal session can last another')).toHaveText(
    /last another 59 min \d+ s\. These buttons sign you out: \+1 hour, \+1 day\.$/,
  )
  for (let pressed = 0; pressed < 10; pressed++) await button(page, '+1 minute').click()
  await shows(new RegExp(`^${day}T10:1`))
  await button(page, 'Reset the clock').click()
  await expect(page.getByText('The clock is reset', { exact: true })).toBeVisible()
  await shows(new RegExp(`^${day}T10:0`))
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(button(page, 'Reset to real time')).toHaveCount(0)
})

test('a bank that is deleted where it shows is not called again, and the default bank shows', async ({ page }) => {
  test.slow(true, 'the portal is loaded several times')
  await startSignedIn(page, '/sandbox/banks')
  await make(page, 'team-a')
  await open(page, 'team-a')
  const calls: string[] = []
  page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await button(page, 'Delete team-a').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(banks(page)).toHaveText([/^Default bank.*Current$/])
  const deleted = calls.indexOf('DELETE /sandbox/api/banks/team-a')
  expect(deleted).not.toBe(-1)
  expect(calls.slice(deleted).filter((call) => call.includes('/bank/banks/team-a/'))).toEqual([])
})

test('a bank that is gone is named, and the way leads to the default bank', async ({ page, quiet }) => {
  quiet.allow(/404|no bank|unhandled request/)
  test.slow(true, 'the portal is loaded several times')
  await startSignedIn(page, '/sandbox/banks')
  await make(page, 'team-b')
  await open(page, 'team-b')
  await pageHost(page).call('/sandbox/api/banks/team-b', { method: 'DELETE' })
  await page.goto('/')
  await expect(strip(page).getByRole('alert')).toHaveText(sandboxTexts.missing('team-b'))
  await strip(page).getByRole('button', { name: sandboxTexts.openDefault }).click()
  await expect(strip(page)).toContainText(sandboxTexts.strip.worker)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
})

test('other tabs follow to the bank that one has opened', async ({ page, context }) => {
  await page.goto('/sandbox/banks')
  await make(page, 'team-a')
  const other = await context.newPage()
  await other.goto('/sandbox/clock')
  await open(page, 'team-a')
  await expect(strip(other)).toContainText(sandboxTexts.namedStrip('team-a', 'worker'))
})

test('a command for curl calls the bank that the page shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sandbox/banks')
  await make(page, 'team-a')
  await open(page, 'team-a')
  await page.goto('/sandbox/faults')
  const fault = page.getByRole('form', { name: 'New fault' })
  await fault.getByLabel('Call', { exact: true }).selectOption('createEftTransfer')
  await fault.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(fault.getByText('Copied', { exact: true })).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split(' \\\n')[0]).toBe(
    "curl -X PUT 'http://127.0.0.1:8787/banks/team-a/sandbox/api/faults/createEftTransfer'",
  )
})
