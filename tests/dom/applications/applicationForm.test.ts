import { applicationFormTexts } from '../../../src/ui/applications/applicationForm/applicationFormTexts.ts'
import {
  button,
  card,
  choose,
  editAddress,
  field,
  fillApplication,
  heading,
  names,
  stored,
} from '../../support/browser/applications.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { expectTexts, hydrated, notice } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

test('an application is made: rules first, then keys, addresses and APIs', async ({ page }) => {
  await startSignedIn(page, '/newapplication')
  await expect(heading(page, 'New Application')).toBeVisible()
  await expect(names(page)).toHaveText(['About', 'Security', 'APIs'])
  await expect(page.getByRole('group', { name: 'IP list', exact: true })).toBeVisible()
  await expectTexts(page, [
    'Describe your application and choose the APIs it can use. You get a client ID and a client secret when you add it.',
    'PNG, JPEG, GIF or WebP up to 1024 × 1024 pixels. The maximum size is 100KB.',
    'Letters, digits, underscores and spaces',
    'The bank uses it to verify your application’s signatures.',
    'Where the bank redirects your customers, for example https://app.example.com/callback',
    'Optional. Without an address, the bank accepts calls from any IP.',
    'No addresses yet',
  ])
  await page.getByRole('button', { name: 'About Otp Needed?', exact: true }).hover()
  // Once for a screen reader, once in the card.
  await expect(page.getByText('Whether the password flow asks for a one-time password.', { exact: true })).toHaveCount(
    2,
  )
  await heading(page, 'New Application').hover()
  await button(page, 'Add').click()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(4)
  await expect(field(page, 'Name')).toBeFocused()

  await field(page, 'Name').fill('Market-Stall')
  await expect(page.getByText('Please change name.', { exact: true })).toBeVisible()
  await field(page, 'Name').fill('a'.repeat(51))
  await expect(page.getByText('Name must be less than 50 characters', { exact: true })).toBeVisible()
  await field(page, 'Name').fill('Market Stall')
  await field(page, 'Description').fill('Takes orders, by phone')
  await expect(page.getByText('Please change your description.', { exact: true })).toBeVisible()
  await expect(field(page, 'Description')).toHaveAccessibleDescription(
    'Letters, digits, underscores and spaces Please change your description.',
  )
  await field(page, 'Description').fill('a'.repeat(256))
  await expect(page.getByText('Description must be less than 255 characters', { exact: true })).toBeVisible()
  await field(page, 'Description').fill('Takes orders by phone')
  await field(page, 'Redirect URI').fill('stall.example.com')
  await expect(page.getByText('Invalid URI !', { exact: true })).toBeVisible()
  await field(page, 'Redirect URI').fill(`https://${'a'.repeat(248)}`)
  await expect(page.getByText('URI must be less than 255 characters', { exact: true })).toBeVisible()
  await field(page, 'Redirect URI').fill('https://stall.example.com/callback')
  await field(page, 'Public Key').fill('javascript')
  await expect(page.getByText('Please change public key.', { exact: true })).toBeVisible()
  await field(page, 'Public Key').fill('a'.repeat(5001))
  await expect(page.getByText('Public key is too long', { exact: true })).toBeVisible()

  await field(page, 'IP Address').fill('10.0.0.256')
  await button(page, 'Add').click()
  await expect(field(page, 'IP Address')).toBeFocused()
  await expect(page.getByText('Invalid IP Address', { exact: true })).toBeVisible()
  await field(page, 'IP Address').fill('10.0.0.25')
  await page.keyboard.press('Enter')
  await field(page, 'IP Address').fill('10.0.0.25')
  await button(page, 'Add IP').click()
  await expect(page.getByText('This IP address is already on the list', { exact: true })).toBeVisible()
  await field(page, 'IP Address').fill('10.0.0.26')

  for (const title of [
    'The password flow asks for a one-time password',
    'The password flow doesn’t ask for a one-time password',
    'The password flow asks for a one-time password',
  ]) {
    await page.getByRole('switch', { name: 'Otp Needed?' }).click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog.getByText(otpExplained, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Ok' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByRole('switch', { name: 'Otp Needed?' })).toBeFocused()
  const apis = await page.getByRole('region', { name: 'APIs', exact: true }).last().getByRole('switch').count()
  await field(page, 'Filter APIs').fill('no such API')
  await expectTexts(page, ['No matching APIs'])
  await field(page, 'Filter APIs').fill('transfer')
  await page.getByRole('switch', { name: /^Money Transfers/ }).click()
  await expect(page.getByText(`1 of ${apis} selected`, { exact: true })).toBeVisible()

  await button(page, 'Generate Keys').click()
  const privateKey = page.getByRole('textbox', { name: 'Private Key' })
  await expect(privateKey).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await expect(page.getByText(/^Shown for \d+ more seconds$/)).toBeVisible()
  await expectTexts(page, ['Save it now. The bank doesn’t store it, and you see it only once.'])
  await button(page, 'Hide now').click()
  await expect(privateKey).toBeHidden()
  const publicKey = await field(page, 'Public Key').inputValue()
  expect(publicKey).toMatch(/^MIIB[\w+/]+=*$/)
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).not.toContain('PRIVATE KEY')

  await button(page, 'Add').click()
  await expect(notice(page, 'Your application has been saved')).toBeVisible()
  await card(page, 'Market Stall').getByRole('link', { name: 'Market Stall' }).click()
  await expect(heading(page, 'Edit Application')).toBeVisible()
  await expect(field(page, 'Public Key')).toHaveValue(publicKey.trim())
  await expect(page.getByRole('listitem').filter({ hasText: /^10\.0\.0\.2\d$/ })).toHaveText(['10.0.0.25', '10.0.0.26'])
  await expect(page.getByRole('switch', { name: 'Otp Needed?' })).toBeChecked()
  await expect(page.getByRole('switch', { name: /^Money Transfers/ })).toBeChecked()
})

const otpExplained =
  'Otp Needed only governs the password flow. When it is on, a call that can ask for a one-time password first returns a transaction. Your customer completes it by SMS or in the bank’s app. The authorization code and client credentials flows always ask for a one-time password.'

test('a restored draft says of a generated key that its private one is hidden, and replaces none that was made since', async ({
  page,
}) => {
  const generated = async () => {
    await button(page, 'Generate Keys').click()
    await expect(page.getByRole('textbox', { name: 'Private Key' })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
    return field(page, 'Public Key').inputValue()
  }
  const reload = async () => {
    await page.reload()
    await hydrated(page)
    await expect(field(page, 'Public Key')).toHaveValue('')
  }
  await startSignedIn(page, '/newapplication')
  const first = await generated()
  await reload()
  await button(page, 'Restore draft').click()
  await expect(field(page, 'Public Key')).toHaveValue(first)
  await expectTexts(page, [applicationFormTexts.privateKeyGone])
  await reload()
  const second = await generated()
  expect(second).not.toBe(first)
  await button(page, 'Restore draft').click()
  await expect(button(page, 'Restore draft')).toHaveCount(0)
  await expect(field(page, 'Public Key')).toHaveValue(second)
  await expect(page.getByRole('textbox', { name: 'Private Key' })).toBeVisible()
})

test('what was revealed is hidden when the page is left, which the browser keeps for Back', async ({ page }) => {
  await startSignedIn(page, editAddress('application-000001'))
  await button(page, 'Show client secret').click()
  await expect(field(page, 'Client secret')).toHaveValue(/^[0-9a-f]{40}$/)
  await button(page, 'Generate Keys').click()
  await expect(page.getByRole('textbox', { name: 'Private Key' })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  const revealed = await page.evaluate(() => {
    const texts = () => [...document.querySelectorAll('textarea')].map(({ value }) => value)
    const before = texts()
    // The page stands still from here on: nothing is rendered later.
    dispatchEvent(new Event('pagehide'))
    const after = texts()
    return before.flatMap((text) => (after.includes(text) ? [] : [text.slice(0, 27).replace(/^[0-9a-f]+$/, 'secret')]))
  })
  expect(revealed).toEqual(['-----BEGIN PRIVATE KEY-----', 'secret'])
  await expect(button(page, 'Show client secret')).toBeVisible()
})

test('a secret is replaced after a question, both values at once', async ({ page, bank }) => {
  await startSignedIn(page, editAddress('application-000001'))
  await expect(field(page, 'Client ID')).toBeVisible()
  await expect(names(page)).toHaveText(['About', 'Security', 'Tokens', 'APIs'])
  await expectTexts(page, ['Update your application and the APIs it can use.'])
  await expect(field(page, 'Client secret'), 'the secret is in the page only once it is asked for').toHaveValue('')
  await button(page, 'Show client secret').click()
  await expect(button(page, 'Hide client secret')).toBeVisible()
  const before = [await field(page, 'Client ID').inputValue(), await field(page, 'Client secret').inputValue()]
  await button(page, 'Refresh Secret').click()
  const dialog = page.getByRole('alertdialog', { name: 'Replace client ID and secret?' })
  await dialog.getByRole('button', { name: 'Replace both' }).dblclick()
  await expect(notice(page, 'Client ID and secret have been replaced')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Client ID')).not.toHaveValue(before[0] ?? '')
  await expect(field(page, 'Client secret')).not.toHaveValue(before[1] ?? '')
  expect(await bank.events('renewTokens')).toHaveLength(1)
})

test('Add pressed while the private key is shown: the key stays until it is hidden, and leaving asks', async ({
  page,
}) => {
  await startSignedIn(page, '/newapplication')
  await fillApplication(page)
  await button(page, 'Generate Keys').click()
  await expect(field(page, 'Public Key')).toHaveValue(/^MIIB/)
  await button(page, 'Add').click()
  await expect(button(page, 'Copy Private Key')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Private Key' })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await expect(button(page, 'Add')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Cancel', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave while the private key is shown?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await button(page, 'Open My Applications').click()
  await expect(card(page, 'Market Stall')).toHaveCount(1)
})

test('an application that is saved while somebody works elsewhere leaves the focus there', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, '/newapplication')
  await fillApplication(page)
  await button(page, 'Generate Keys').click()
  await expect(field(page, 'Public Key')).toHaveValue(/^MIIB/)
  await calls.hold('/saveapplication')
  await button(page, 'Add').click()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.focus()
  await calls.release()
  await expect(button(page, 'Copy Private Key')).toBeVisible()
  await expect(search).toBeFocused()
})

test('an application that the bank holds with an IP the form refuses, a duplicate, an icon and a product that are none: all is shown, can be removed, and nothing is erased unasked; a secret that is null is not copied', async ({
  page,
  bank,
}) => {
  await openBank(page)
  const bare = { id: 'bare', name: 'Bare' }
  await bank.fault('listApplications', { kind: 'altered', set: { data: [stored, bare] } })
  await startSignedIn(page, '/myapplications')
  await expect(names(page)).toHaveText(['Till Companion', 'Bare'])
  await expect(page.locator('main .application-icon')).toHaveText(['TC', 'B'])
  await choose(page, 'Till Companion', 'Copy Secret')
  await expect(notice(page, 'This application has no client secret')).toBeVisible()
  await card(page, 'Till Companion').getByRole('link').click()
  await expect(field(page, 'Public Key')).toHaveValue('MIGfMA0')
  await expect(page.getByText('Choose a PNG, JPEG, GIF or WebP image', { exact: true })).toBeVisible()
  await expect(page.getByText('10.0.0.256: Invalid IP Address', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'API 4711' })).toBeChecked()
  await button(page, 'Save').click()
  await expect(button(page, 'Choose an Icon')).toBeFocused()
  await button(page, 'Reset Icon').press('Enter')
  await expect(button(page, 'Reset Icon')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Reset Icon')).toBeFocused()
  await button(page, 'Save').click()
  await expect(button(page, 'Remove 10.0.0.256')).toBeFocused()
  await button(page, 'Remove 10.0.0.256').click()
  await expect(button(page, 'Remove 198.51.100.24').last()).toBeFocused()
  await expect(page.getByText('198.51.100.24: This IP address is already on the list', { exact: true })).toBeVisible()
  await button(page, 'Remove 198.51.100.24').last().click()
  await expect(button(page, 'Remove 198.51.100.24')).toBeFocused()
  await page.getByRole('switch', { name: 'API 4711' }).click()
  const [request] = await Promise.all([page.waitForRequest(/saveapplication$/), button(page, 'Save').click()])
  expect(request.postDataJSON()).toMatchObject({
    icon: '',
    productList: ['1000'],
    ipList: ['198.51.100.24'],
    publicKey: 'MIGfMA0',
    clientId: 'client-1',
    clientSecret: null,
  })
  await expect(notice(page, 'Your application has been saved')).toBeVisible()
  await bank.noFaults()
})

test('without WebCrypto the keys are made all the same, and the page answers meanwhile', async ({ page }) => {
  test.slow(true, 'an RSA key made in JavaScript')
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await startSignedIn(page, '/newapplication')
  await button(page, 'Generate Keys').click()
  await field(page, 'Name').fill('Market Stall')
  const privateKey = page.getByRole('textbox', { name: 'Private Key' })
  await expect(privateKey).toHaveValue(/^-----BEGIN PRIVATE KEY-----/, { timeout: 60_000 })
  await expect(field(page, 'Public Key')).toHaveValue(/^MIIB/)
  await expect(field(page, 'Name')).toHaveValue('Market Stall')
})
