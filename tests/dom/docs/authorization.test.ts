import { editAddress, field, heading, button as save } from '../../support/browser/applications.ts'
import { accountList, bar, button, openCall } from '../../support/browser/authorization.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

test('a token of the password grant takes two clicks and is in no storage', async ({ page }) => {
  await startSignedIn(page, accountList)
  await openCall(page)
  await expect(bar(page)).toContainText('This call needs an access token.')
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await expect(dialog.getByRole('combobox', { name: 'Application' })).toHaveValue(/.+/)
  await dialog.getByRole('button', { name: 'Get token' }).click()
  await expect(bar(page)).toContainText(/left/)
  await expect(dialog).toHaveCount(0)
  await expect(bar(page)).toContainText('password · Budget Diary · Elif Yılmaz · accounts')
  await page.getByRole('button', { name: 'Preview request' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.call-panel[data-state="answered"]')).toContainText('200')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /[\da-f]{8}-[\da-f]{4}/,
  )
})

test('while a token is renewed no other one can be asked for, it can be forgotten, and the focus stays on what can be done', async ({
  page,
  bank,
}) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, accountList)
  await openCall(page)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await dialog.getByRole('button', { name: 'Get token' }).click()
  await expect(bar(page)).toContainText(/left/)
  const renew = button(page, 'Renew')
  // All in one row, as far as there is room.
  await expect(bar(page).locator('.authorization-actions')).toHaveText(['RenewGet another tokenRemove token'])
  const before = (await bank.events('requestToken')).length
  await calls.hold('/oauth/token')
  await renew.press('Enter')
  await expect(bar(page).getByText('Waiting for the bank')).toBeVisible()
  await expect(button(page, 'Get another token')).toBeDisabled()
  await expect(renew).toHaveAttribute('aria-disabled', 'true')
  await renew.press('Enter')
  await calls.release()
  await expect(renew).toHaveAttribute('aria-disabled', 'false')
  await expect(renew).toBeFocused()
  await expect(button(page, 'Get another token')).toBeEnabled()
  expect((await bank.events('requestToken')).length - before, 'a second press while it waits asks nothing').toBe(1)
  await calls.hold('/oauth/token')
  await renew.press('Enter')
  await button(page, 'Remove token').press('Enter')
  await expect(bar(page)).toContainText('This call needs an access token.')
  await expect(button(page, 'Authorize')).toBeFocused()
})

test('who is not signed in is led to the sign-in and back to the operation', async ({ page }) => {
  await openBank(page)
  await page.goto(accountList)
  await expect(page.getByRole('link', { name: 'Sign in to try it out' })).toHaveAttribute(
    'href',
    '/login?from=%2Fdocs%2Fapi%2Faccount-information%2Faccount-list%23listAccounts',
  )
})

test('the sign-in and the registration of the header lead back to the page of the documentation', async ({ page }) => {
  await openBank(page)
  const links = page.getByRole('banner').getByRole('link', { name: /^SIGN / })
  for (const [address, from] of [
    [accountList, '?from=%2Fdocs%2Fapi%2Faccount-information%2Faccount-list'],
    [`${accountList}#listAccounts`, '?from=%2Fdocs%2Fapi%2Faccount-information%2Faccount-list%23listAccounts'],
    ['/faq', ''],
  ] as const) {
    await page.goto(address)
    await expect(links.first()).toHaveAttribute('href', `/login${from}`)
    await expect(links.last()).toHaveAttribute('href', `/register${from}`)
  }
})

test('an application that another tab changes leaves what is typed in the dialog, and the focus', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await startSignedIn(page, accountList)
  await openCall(page)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await dialog.getByRole('combobox', { name: 'Test customer' }).selectOption('')
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await password.fill('hunter')
  await other.goto(editAddress())
  await field(other, 'Name').fill('Household Diary')
  await save(other, 'Save').click()
  await expect(heading(other, 'My Applications')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Application' })).toContainText('Household Diary')
  await expect(password).toHaveValue('hunter')
  await expect(password).toBeFocused()
})

test('an application that is opened to switch on the API of a call has it on, and Save leads back with it', async ({
  page,
}) => {
  await startSignedIn(page, '/docs/api/money-transfers/fast-transfer')
  await openCall(page)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await expect(dialog).toContainText('This application doesn’t use this API. Switch it on, then come back.')
  await dialog.getByRole('link', { name: 'Edit Application' }).click()
  await expect(heading(page, 'Edit Application')).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Money Transfers/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: /^Account Information/ })).toBeChecked()
  await save(page, 'Save').click()
  await expect(dialog.getByRole('button', { name: 'Get token' })).toHaveAttribute('aria-disabled', 'false')
})

test('without an application, and when they can’t be loaded, the dialog can be closed by its button', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/dashboard\/applications/)
  await startSignedIn(page, accountList)
  await openCall(page)
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  const loaded = 'Choose an application to get a token.'
  for (const [fault, said, links, intro] of [
    [
      { kind: 'altered', set: { data: [] } },
      'You have no application yet.',
      ['Create an application with this API'],
      0,
    ],
    [{ kind: 'status', status: 503, message: 'The bank is closed' }, 'The bank is closed', [], 1],
  ] as const) {
    await bank.fault('listApplications', fault)
    await button(page, 'Authorize').click()
    await expect(dialog).toContainText(said)
    await expect(dialog.getByText(loaded)).toHaveCount(intro)
    await expect(dialog.locator('.dialog-actions').getByRole('link')).toHaveText([...links])
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Authorize')).toBeFocused()
  }
})
