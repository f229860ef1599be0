// @module-tag full

import type { Page } from '@playwright/test'
import { openBank } from '../../support/browser/bank.ts'
import { hydrated, signIn, signOut } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { choice, choices, chosen, flow, ownId, sample } from '../../support/browser/sampleCredentials.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const calls = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return () => asked.filter((path) => path.endsWith('/dashboard/applications') || path.includes('startSampleCred'))
}

test('samples show the client ID of the chosen application, never the secret, in every language and on every page', async ({
  page,
}) => {
  await startSignedIn(page, flow)
  await expect(choice(page).locator('option')).toHaveText(['Choose an application', 'Till Companion', 'Budget Diary'])
  await expect(choice(page)).toHaveValue('application-000002')
  const shown = page.locator('.samples > .code:visible .own-client-id').first()
  await expect(shown).toHaveText(ownId)
  const latest = await shown.textContent()
  const id = await chosen(page, 'Till Companion')
  expect(id).not.toBe(latest)
  await expect(sample(page)).toContainText(`-u "${id}:$CLIENT_SECRET"`)
  for (const [language, text] of [
    ['JavaScript', `\`${id}:\${process.env.CLIENT_SECRET}\``],
    ['TypeScript', `\`${id}:\${process.env.CLIENT_SECRET}\``],
    ['Python', `auth=("${id}", os.environ["CLIENT_SECRET"])`],
    ['Java', `"${id}" + ":" + System.getenv("CLIENT_SECRET")`],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).first().click()
    await expect(sample(page)).toContainText(text)
  }
  await page.locator('.samples > .code:visible').first().getByRole('button', { name: 'Copy code' }).click()
  await expect(page.locator('.samples > .code:visible').first().getByRole('status')).toHaveText('Copied')

  await page.goto('/docs/getting-started')
  await expect(page.locator('figure.code').filter({ hasText: 'export CLIENT_ID' })).toContainText(
    `export CLIENT_ID=${id}\nexport CLIENT_SECRET=your-client-secret`,
  )
  await page.goto('/docs/authorization-code-flow')
  await expect(page.getByText(`client_id=${id}&scope=accounts`)).toBeVisible()
  await page.goto('/docs/api/money-transfers/eft-transfer')
  await expect(page.locator('.call-samples')).toContainText(`"${id}:CLIENT_SECRET"`)
  await choice(page).selectOption({ label: 'Choose an application' })
  await expect(page.locator('.call-samples')).toContainText('"CLIENT_ID:CLIENT_SECRET"')
})

test('a page without a place for the choice asks for nothing', async ({ page }) => {
  const asked = calls(page)
  await startSignedIn(page, '/docs/terminology')
  await hydrated(page)
  await page.goto('/docs/http-methods')
  await hydrated(page)
  expect(asked()).toEqual([])
})

test('who is signed out sees the placeholder, and nothing is loaded for it', async ({ page }) => {
  const asked = calls(page)
  await page.goto(flow)
  await hydrated(page)
  await expect(sample(page)).toContainText('$CLIENT_ID')
  await expect(choices(page)).toHaveCount(0)
  expect(asked()).toEqual([])
})

test('when the applications cannot be had, the placeholder stays and the page says nothing', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'status', status: 500, message: 'The bank is closed' })
  const answered = page.waitForResponse(/\/dashboard\/applications$/)
  await startSignedIn(page, flow)
  expect((await answered).status()).toBe(500)
  await expect(sample(page)).toContainText('$CLIENT_ID')
  await expect(choices(page)).toHaveCount(0)
  await expect(page.getByText('The bank is closed')).toHaveCount(0)
})

test('after signing out, here or in another tab, the placeholder is back, until they sign in again', async ({
  page,
  context,
}) => {
  await startSignedIn(page, flow)
  const id = await chosen(page)
  const other = await context.newPage()
  await other.goto(flow)
  await expect(sample(other)).toContainText(id)
  await choice(other).focus()
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(sample(other)).toContainText('$CLIENT_ID')
  await expect(choices(other)).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Copy code' }).filter({ visible: true }).first()).toBeFocused()
  await expect(other.locator('body')).not.toContainText(id)
  await signIn(page)
  await expect(sample(other)).toContainText(id)
  await expect(choice(other)).toHaveValue('application-000002')
})
