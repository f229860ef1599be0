// @module-tag full

import type { Page } from '@playwright/test'
import type { Bank } from '../support/browser/bank.ts'
import { deniz, hydrated, signOut, submitSignIn } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { address, choose, workbench } from '../support/browser/signatureWorkbench.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { button, openCall, panel } from '../support/browser/tryItOut.ts'

const eft = '/docs/api/money-transfers/eft-transfer'
const place = `${eft}#createEftTransfer`
const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get an access token' })
/** Behind the dialog, where it has no role. */
const fields = (page: Page) => page.locator('.try-it-out')
const edit = (page: Page) => dialog(page).getByRole('link', { name: 'Edit application' })
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** Without loading it. */
const go = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)

test('the token dialog leads to the application and back, to what was open and typed', async ({ page }) => {
  test.slow(true, 'five ways back to one page, and a sign-in')
  await openCall(page, eft)
  await panel(page).getByLabel('Request body').fill('{"typed": true}')
  await panel(page).getByLabel('Simulated client IP').fill('198.51.100.24')
  await panel(page).getByLabel('Sign the request').uncheck()
  await button(page, 'Authorize').click()
  const expectRestored = async () => {
    await expect(page).toHaveURL(place)
    await expect(dialog(page)).toBeVisible()
    await expect(fields(page).getByLabel('Request body')).toHaveValue('{"typed": true}')
    await expect(fields(page).getByLabel('Simulated client IP')).toHaveValue('198.51.100.24')
    await expect(fields(page).getByLabel('Sign the request')).not.toBeChecked()
  }
  const ways = [
    () => page.goBack(),
    () => link(page, 'Back to EFT transfer').click(),
    () => link(page, 'Cancel').click(),
  ]
  for (const comeBack of ways) {
    await edit(page).click()
    await expect(title(page)).toHaveText('Edit Application')
    await comeBack()
    await expectRestored()
    await expect(edit(page)).toBeFocused()
  }
  await edit(page).click()
  await expect(page.getByRole('switch', { name: /^Money Transfers/ })).toBeChecked()
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expectRestored()
  await expect(edit(page)).toHaveCount(0)
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, 'Authorize')).toBeFocused()

  await signOut(page)
  await page.getByRole('link', { name: 'SIGN IN' }).first().click()
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(title(page)).toHaveText(/./)
  await go(page, place)
  await expect(title(page)).toHaveText('EFT transfer')
  await main(page).getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(panel(page).getByLabel('Simulated client IP'), 'signing out drops it').toHaveValue('')
  await expect(panel(page).getByLabel('Request body')).not.toHaveValue('{"typed": true}')
})

/** A page, the link of it that sends people away, and what the way back is called. */
const detours: readonly {
  at: string
  from?: RegExp
  sends: string
  back: string
  before?(page: Page, bank: Bank): Promise<void>
  leave?(page: Page): Promise<void>
}[] = [
  { at: eft, sends: 'Use in an application', back: 'EFT transfer' },
  { at: eft, sends: 'Create a ticket about this API', back: 'EFT transfer' },
  { at: '/docs/getting-started', sends: 'New Application', back: 'Getting Started' },
  { at: '/docs/error-codes', sends: 'create a ticket', back: 'Error codes' },
  {
    at: '/dashboard?page=firstCall',
    sends: 'Create an application',
    back: 'Your First Call',
    // An application that can be used is chosen at once.
    async before(page, bank) {
      await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
      await page.reload()
    },
  },
  { at: '/sandbox/webhooks', sends: 'Add it to an application', back: 'Webhooks – Sandbox' },
  {
    at: '/sandbox/requests',
    from: /\/sandbox\/requests\?call=call-\d+$/,
    sends: 'Create a ticket about this call',
    back: 'Requests – Sandbox',
    before: (page) => page.getByRole('list', { name: 'Requests, newest first' }).getByRole('button').first().click(),
    // The call is attached as a file, which no draft keeps.
    leave: (page) => page.getByRole('button', { name: 'Leave', exact: true }).click(),
  },
]

test('whoever is sent to a form comes back to the link that sent them, by a link and by Back', async ({
  page,
  bank,
}) => {
  test.slow(true, 'every page that sends people away')
  await startSignedIn(page, '/faq')
  for (const { at, from = at, sends, back, before, leave } of detours) {
    await go(page, at)
    await before?.(page, bank)
    await link(page, sends).click()
    await expect(title(page)).toHaveText(/^(New Application|My Applications|Create a Ticket)$/)
    await link(page, `Back to ${back}`).click()
    await leave?.(page)
    await expect(page).toHaveURL(from)
    await expect(link(page, sends)).toBeFocused()
    // What was open is open again.
    await link(page, sends).click()
    await expect(link(page, `Back to ${back}`)).toBeVisible()
    await page.goBack()
    await leave?.(page)
    await expect(page).toHaveURL(from)
    await expect(link(page, sends)).toBeFocused()
  }
})

test('the way back leads through a list, a form and a sign-in, and never out of the portal', async ({ page }) => {
  await page.goto('/sandbox/webhooks')
  await hydrated(page)
  await link(page, 'Add it to an application').click()
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(title(page)).toHaveText('My Applications')
  await link(page, 'Budget Diary').click()
  await expect(title(page)).toHaveText('Edit Application')
  await link(page, 'Cancel').click()
  await expect(page).toHaveURL('/sandbox/webhooks')
  for (const hostile of ['//evil.test', '/docs/..//evil.test', 'https://evil.test', 'javascript:alert(1)']) {
    await go(page, `/dashboard?page=newapplication&from=${encodeURIComponent(hostile)}`)
    await expect(title(page)).toHaveText('New Application')
    await expect(main(page).getByRole('link', { name: /^Back to/ })).toHaveCount(0)
    await expect(link(page, 'Cancel')).toHaveAttribute('href', '/dashboard?page=applications')
    await go(page, '/faq')
  }
})

test('the signature workbench keeps what was typed while somebody signs in, without the token', async ({ page }) => {
  await page.goto(address)
  await page.locator('.workbench-place').scrollIntoViewIfNeeded()
  await workbench(page).getByRole('textbox', { name: 'Access token' }).fill('a token')
  await workbench(page).getByRole('textbox', { name: 'Body' }).fill('{"typed": true}')
  await choose(page, 'Public key of your application')
  await workbench(page).getByRole('link', { name: 'Sign in' }).click()
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL(address)
  await page.locator('.workbench-place').scrollIntoViewIfNeeded()
  await expect(workbench(page).getByRole('textbox', { name: 'Body' })).toHaveValue('{"typed": true}')
  await expect(workbench(page).getByRole('textbox', { name: 'Access token' })).toHaveValue('')
  await expect(workbench(page).getByRole('combobox', { name: 'Application' })).toBeVisible()
})
