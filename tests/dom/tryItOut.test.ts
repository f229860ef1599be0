import { tryItOutTexts as texts } from '../../src/ui/docs/viewer/tryItOut/tryItOutTexts.ts'
import { dockTexts } from '../../src/ui/sandbox/dock/dockTexts.ts'
import { openBank } from '../support/browser/bank.ts'
import { expect, test } from '../support/browser/runner.ts'
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
} from '../support/browser/tryItOut.ts'

const accountList = '/docs/api/1000/1001'
const transfer = '/docs/api/3000/3001'
const fastTransfer = '/docs/api/3000/3003'

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
  await expect(title(page)).toHaveText('This is the request')
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

test('an order is signed, confirmed by the SMS in the dock, and a lost answer says what may have happened', async ({
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
  await expect(page.getByRole('list', { name: 'Switched on' })).toHaveText('Only the code sent is right')
  const code = (await step(page).locator('q').textContent())?.slice(0, 6) ?? ''
  await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeVisible()
  await step(page)
    .getByLabel('Code')
    .fill(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(step(page)).toContainText('Invalid OTP')
  await step(page).getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Response')
  await expect(step(page)).toContainText('"responseTypeDesc": "REALIZED"')
  await bank.fault('createInternalTransfer', { kind: 'answerLost', times: 1 })
  await send(page)
  await expect(title(page)).toHaveText('The response is lost')
  await expect(step(page)).toContainText('The bank may have carried out the call.')
})

test('a customer with the mobile app confirms there, or rejects as the phone of the dock says', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, fastTransfer)
  await authorize(page, '5')
  await pasteKey(page)
  const body = panel(page).getByRole('textbox', { name: 'Request body' })
  const order = JSON.parse((await body.inputValue()).replace('1010000001', '1010000051'))
  await body.fill(JSON.stringify({ ...order, amount: { ...order.amount, amount: '1.00' } }))
  await send(page)
  await expect(step(page)).toContainText('The customer confirms in the mobile app.')
  await openDock(page, 'Clock')
  for (const minute of [1, 2, 3]) {
    await page.getByRole('button', { name: '+ 1 minute' }).click()
    await expect(page.getByRole('list', { name: 'Switched on' })).toHaveText(`${minute} min ahead`)
  }
  await expect(step(page)).toContainText(texts.otpExpired)
  await page.getByRole('button', { name: 'Reset to real time' }).click()
  await send(page)
  await expect(step(page)).toContainText('The customer confirms in the mobile app.')
  await page.getByRole('region', { name: dockTexts.title }).getByRole('button', { name: 'Phone' }).click()
  await page.getByLabel('Outcome').selectOption('Rejected by the customer')
  const switchedOn = page.getByRole('list', { name: 'Switched on' })
  await expect(switchedOn).toHaveText('Next one-time password: rejected')
  await button(page, 'Complete the call').click()
  await expect(step(page)).toContainText('Invalid OTP')
  await expect(switchedOn).toHaveText('')
  const dock = page.getByRole('region', { name: dockTexts.title })
  await dock.getByLabel('You confirm or reject here').check()
  await expect(switchedOn).toHaveText('Confirmations by hand')
  const phone = (decision: string) => dock.getByRole('button', { name: new RegExp(`^${decision} `) })
  // The first call waits again, as the clock was set back.
  await expect(phone('Reject')).toHaveCount(1)
  await send(page)
  await expect(phone('Reject')).toHaveCount(2)
  await phone('Reject').first().click()
  await expect(phone('Reject')).toHaveCount(1)
  await expect(dock.getByRole('heading', { name: 'Calls that wait' })).toBeFocused()
  await button(page, 'Complete the call').click()
  await expect(step(page)).toContainText('Invalid OTP')
  await send(page)
  await expect(phone('Confirm')).toHaveCount(2)
  await phone('Confirm').first().click()
  await expect(dock.getByText('Confirmed', { exact: true })).toBeVisible()
  await button(page, 'Complete the call').click()
  await expect(title(page)).toHaveText('Response')

  await dock.getByLabel('The customer confirms at once').check()
  await expect(switchedOn).toHaveText('')
  await send(page)
  await button(page, 'Complete the call').click()
  await expect(title(page)).toHaveText('Response')
})

test('a refused call says why and where it is explained, and goes through once that is mended', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  await openCall(page, accountList)
  await authorize(page, undefined, 'Till Companion')
  await send(page)
  await expect(title(page)).toHaveText('The bank refused the call')
  await expect(step(page)).toContainText('which is not on the application')
  await expect(step(page).getByRole('link', { name: 'About this error' })).toHaveAttribute(
    'href',
    '/docs/error-codes#invalid-ip',
  )
  await panel(page).getByLabel('Call from this IP address').fill('198.51.100.24')
  await send(page)
  await expect(title(page)).toHaveText('Response')
})
