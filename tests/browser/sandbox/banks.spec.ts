import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, type Page } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { deniz, greeting, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const strip = (page: Page) => page.getByRole('complementary', { name: sandboxTexts.title })
const shows = (page: Page, bank: string) => expect(strip(page)).toContainText(sandboxTexts.namedStrip(bank, 'worker'))

const databases = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases()
    return found.map(({ name = '' }) => name).filter((name) => name.includes('team-a'))
  })

test('in this browser a bank has a database of its own, is used by keyboard alone, and goes with all of it', async ({
  page,
}) => {
  test.slow(true, 'the portal is loaded several times')
  await page.goto('/sandbox/banks')
  await hydrated(page)
  await page.getByRole('form', { name: 'New bank' }).getByLabel('Name').focus()
  await page.keyboard.type('team-a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Bank “team-a” created' })).toBeVisible()
  await button(page, 'Open team-a').focus()
  await page.keyboard.press('Enter')
  await shows(page, 'team-a')
  await page.goto('/login')
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await page.goto('/sandbox/requests')
  await expect(page.getByRole('list', { name: 'Requests, newest first' }).getByRole('button').first()).toBeVisible()
  expect(await databases(page)).toEqual(['portico-sandbox/team-a/bank', 'portico-sandbox/team-a/bank-snapshots'])

  await page.goto('/sandbox/banks')
  await button(page, 'Open Default bank').click()
  await expect(strip(page)).toContainText(sandboxTexts.strip.worker)
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await page.goto('/sandbox/requests')
  await expect(page.getByText('Deniz', { exact: false })).toHaveCount(0)

  await page.goto('/sandbox/banks')
  await button(page, 'Delete team-a').click()
  const question = page.getByRole('alertdialog')
  const text = await question.getByText('Its accounts, applications').boundingBox()
  const action = await question.getByRole('button', { name: 'Delete' }).boundingBox()
  expect((action?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0))).toBeGreaterThanOrEqual(16)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bank “team-a” deleted' })).toBeVisible()
  expect(await databases(page)).toEqual([])
})

test('a bank that is deleted while it shows is named at once', { tag: '@full' }, async ({ page, quiet }) => {
  quiet.allow(/404/)
  await page.goto('/sandbox/banks')
  await page.getByRole('form', { name: 'New bank' }).getByLabel('Name').fill('team-a')
  await button(page, 'Create bank').click()
  await button(page, 'Open team-a').click()
  await shows(page, 'team-a')
  await hydrated(page)
  await page.evaluate(() => fetch('/sandbox/api/banks/team-a', { method: 'DELETE' }))
  await expect(strip(page).getByRole('alert')).toHaveText(sandboxTexts.missing('team-a'))
  await strip(page).getByRole('button', { name: sandboxTexts.openDefault }).click()
  await expect(strip(page)).toContainText(sandboxTexts.strip.worker)
})

test('with the bank of a server the portal starts with the one in its address, and switches to others', {
  tag: '@full',
}, async ({ page, quiet }) => {
  test.slow(true, 'a server and a portal of its own')
  quiet.allow(
    /left the origin: http:..(?:localhost|127.0.0.1):|unhandled request: (?:GET|POST|PUT) .sandbox.api|status of 404|sandbox.api.changes/,
  )
  const server = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout, 'data')
  const [address = ''] = /http:\/\/\S+:\d+/.exec(String(line)) ?? []
  const portal = await serve(await ensureBuilt('sandbox'), 0, `${address}/banks/team-a`)
  try {
    await page.goto(`${portal.url}/sandbox/banks`)
    await expect(strip(page).getByRole('alert')).toHaveText(sandboxTexts.missing('team-a'))
    await fetch(`${address}/sandbox/api/banks/team-a`, { method: 'PUT', body: '{"seed":"a"}' })
    await page.goto(`${portal.url}/login`)
    await shows(page, 'team-a')
    await expect(strip(page).getByRole('alert')).toHaveCount(0)
    await submitSignIn(page, deniz.eMailAddress, deniz.password)
    await expect(greeting(page, deniz.firstName)).toBeVisible()

    await page.goto(`${portal.url}/sandbox/banks`)
    await page.getByRole('form', { name: 'New bank' }).getByLabel('Name').fill('team-b')
    await button(page, 'Create bank').click()
    await button(page, 'Open team-b').click()
    await shows(page, 'team-b')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await page.goto(`${portal.url}/sandbox/clock`)
    await button(page, '+1 hour').click()
    await expect(page.getByText('1 h ahead of real time')).toBeVisible()
    const offsetOf = async (bank: string) => {
      const response = await fetch(`${address}${bank}/sandbox/api/clock`)
      const { data } = (await response.json()) as { data: { offset: number } }
      return data.offset
    }
    // A bank's clock is set by a real one, which may go on between two readings.
    const hours = async (bank: string) => Math.round((await offsetOf(bank)) / 60_000) / 60
    expect(await Promise.all(['', '/banks/team-a', '/banks/team-b'].map(hours))).toEqual([0, 0, 1])

    await fetch(`${address}/sandbox/api/banks/team-b`, { method: 'DELETE' })
    await expect(strip(page).getByRole('alert')).toHaveText(sandboxTexts.missing('team-b'))
    await strip(page).getByRole('button', { name: sandboxTexts.openDefault }).click()
    await expect(strip(page)).toContainText(sandboxTexts.strip.server)
    await page.goto(`${portal.url}/sandbox/banks`)
    await button(page, 'Open team-a').click()
    await expect(greeting(page, deniz.firstName)).toBeVisible()
  } finally {
    portal.close()
    server.kill()
  }
})
