import { openBank } from '../../support/browser/bank.ts'
import { endSession } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { tokenOf } from '../../support/browser/token.ts'
import {
  authorize,
  button,
  openCall,
  openDock,
  panel,
  pasteKey,
  prepareApplication,
  send,
  step,
  title,
} from '../../support/browser/tryItOut.ts'
import { keepToken } from '../../walk/portal/actions/people.ts'

const accountList = '/docs/api/account-information/account-list'
const transfer = '/docs/api/money-transfers/transfer-to-own-account'

test('a list is called: what is entered stays while the token is fetched, and the answer has all that it says', async ({
  page,
}) => {
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, accountList)
  await panel(page).getByRole('textbox', { name: 'size' }).fill('2')
  await button(page, 'Preview request').click()
  await expect(title(page)).toHaveText('This call needs an access token')
  await authorize(page)
  const samples = page.locator('.call-samples')
  await expect(samples).toContainText('size=2')
  await expect(samples).toContainText("Authorization: Bearer ACCESS_TOKEN'")
  await expect(title(page)).toHaveText('Request preview')
  await expect(step(page)).toContainText(/GET http:\/\/localhost:\d+\/bank\/api\/accounts\/v1\/accounts\?.*size=2/)
  await expect(step(page)).toContainText('Authorization: Bearer ••••••••')
  await panel(page).getByLabel('Ask the bank to sign the response').check()
  await expect(title(page)).toHaveCount(0)
  await send(page)
  await expect(title(page)).toHaveText('Response')
  await expect(title(page)).toBeFocused()
  await expect(step(page)).toContainText('"accountNumber": "1010000001"')
  await expect(step(page)).toContainText('The bank’s published key verifies the signature of this response.')
  await expect(step(page)).toContainText(/Calls left: \d this second, \d+ today/)
  await expect(samples).toContainText('username=1&')
  await authorize(page, '2')
  await expect(samples).toContainText('username=2&')
  await button(page, 'Close').click()
  await expect(page.getByRole('button', { name: 'Try it out', exact: true })).toBeFocused()
})

test('a scenario, and a balance that the dock sets, are in the next response', async ({ page }) => {
  await openBank(page)
  await page.goto('/sandbox/scenarios')
  await page.getByRole('button', { name: 'Reset and run: Overdrawn customer' }).click()
  await expect(page.getByRole('heading', { name: 'Overdrawn customer is set up' })).toBeVisible()
  await prepareApplication(page)
  await openCall(page, accountList)
  await authorize(page)
  await send(page)
  await expect(step(page)).toContainText('"amount": "-2000.00"')

  await openDock(page, 'Data')
  const account = page.getByRole('form', { name: 'Salary account 1010000001' })
  await account.getByLabel('Balance in TRY').fill('4321.5')
  await account.getByRole('button', { name: 'Save 1010000001' }).click()
  await expect(page.getByText('Available 6321.50 TRY')).toBeVisible()
  await send(page)
  await expect(step(page)).toContainText('"amount": "4321.50"')
})

test('an order is signed, confirmed by the SMS in the dock, and a lost response says what may have happened', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|answerLost|ERR_FAILED/)
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, transfer)
  await authorize(page)
  await button(page, 'Preview request').click()
  await expect(step(page)).toContainText('This call is signed. Add the private key of your application first.')
  await pasteKey(page)
  await button(page, 'Preview request').click()
  await expect(step(page)).toContainText('Signed with the key that your application has registered.')
  await button(page, 'Send').click()
  await expect(title(page)).toHaveText('The bank asks the customer to confirm')
  await button(page, 'Complete the call').click()
  await expect(step(page).getByLabel('Code')).toBeFocused()
  await openDock(page, 'Phone')
  await page.getByLabel('Only the code of the SMS').check()
  await expect(page.getByRole('list', { name: 'Changed from the defaults' })).toHaveText(
    'Only the code of the SMS is accepted',
  )
  const code = (await step(page).locator('q').textContent())?.slice(0, 6) ?? ''
  await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeVisible()
  await step(page)
    .getByLabel('Code')
    .fill(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(step(page)).toContainText('Invalid OTP')
  await step(page)
    .getByLabel('Code')
    .fill(`Your code: ${code.slice(0, 3)}-${code.slice(3)}.`)
  await expect(step(page).getByLabel('Code')).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Response')
  await expect(step(page)).toContainText('"responseTypeDesc": "REALIZED"')
  await bank.fault('createInternalTransfer', { kind: 'answerLost', times: 1 })
  await send(page)
  await expect(title(page)).toHaveText('The response was lost')
  await expect(step(page)).toContainText('The bank may have carried out the call.')
})

test('a refused call says why and where it is explained, and goes through once that is fixed', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of (?:403|500)/)
  await openCall(page, accountList)
  await authorize(page, undefined, 'Till Companion')
  await bank.fault('listAccounts', { kind: 'status', status: 500, message: 'Out of order', times: 1 })
  await send(page)
  await expect(title(page)).toHaveText('The call failed')
  await expect(step(page)).toContainText('Out of order')
  await send(page)
  await expect(title(page)).toHaveText('The bank refused the call')
  await expect(step(page)).toContainText('which is not on the application')
  await expect(step(page).getByRole('link', { name: 'About this error' })).toHaveAttribute(
    'href',
    '/docs/error-codes#invalid-ip',
  )
  await panel(page).getByLabel('Simulated client IP').fill('198.51.100.24')
  await send(page)
  await expect(title(page)).toHaveText('Response')
})

test('a refused call leads to the field that it is about', async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, transfer)
  await authorize(page)
  const body = panel(page).getByRole('textbox', { name: 'Request body' })
  await body.fill((await body.inputValue()).replace('"currency": "TRY"', '"currency": "try"'))
  await expect(page.locator('.call-samples')).toContainText('"currency": "try"')
  await pasteKey(page)
  await send(page)
  await expect(title(page)).toHaveText('The bank refused the call')
  await expect(step(page)).toContainText('amount.currency: ')
  const link = step(page).getByRole('link', { name: 'About this field' })
  await expect(link).toHaveAttribute('href', '#createInternalTransfer.body.amount.currency')
  await expect(page.locator('[id="createInternalTransfer.body.amount.currency"]')).toContainText('ISO 4217')
})

test('a panel that opens late has the focus, unless the reader has gone on meanwhile', async ({ page }) => {
  await startSignedIn(page, transfer)
  const buttons = page.getByRole('button', { name: 'Try it out', exact: true })
  await expect(buttons.first()).toBeEnabled()
  const group = page.locator('summary').first()
  await buttons.first().evaluate((opener: HTMLElement) => {
    opener.focus()
    opener.click()
    document.querySelector('summary')?.focus()
  })
  await expect(button(page, 'Preview request')).toBeVisible()
  await expect(group).toBeFocused()
  await button(page, 'Close').click()
  await buttons.first().click()
  await expect(panel(page).getByRole('heading', { name: 'Try it out', level: 4 })).toBeFocused()
})

test('the focus stays with Try it out when the session ends or begins, and after Close', async ({ page, context }) => {
  await openCall(page, transfer)
  const token = await tokenOf(context)
  const slot = page.locator('.try-slot').first()
  await button(page, 'Authorize').focus()
  await endSession(page)
  await expect(slot.getByRole('link', { name: 'Sign in to try it out' })).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
  await keepToken(page, token)
  await expect(panel(page).getByRole('heading', { name: 'Try it out', level: 4 })).toBeFocused()
  await button(page, 'Close').focus()
  await page.keyboard.press('Enter')
  await expect(slot.getByRole('button', { name: 'Try it out' })).toBeFocused()
})

test('a pasted key that is refused leaves its field, empty and with the focus, for another', async ({ page }) => {
  await openCall(page, transfer)
  await button(page, 'Paste a key').click()
  const field = panel(page).getByLabel('Private key (PEM)')
  await field.fill('no key')
  await button(page, 'Use this key').click()
  await expect(panel(page).getByRole('alert')).toHaveText(
    'This isn’t an RSA private key. Paste the whole PEM text of the private key.',
  )
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await button(page, 'Cancel').click()
  await pasteKey(page)
  await button(page, 'Remove key').click()
  await expect(button(page, 'Paste a key')).toBeVisible()
})
