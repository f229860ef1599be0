import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { texts } from '../../src/rules/texts.ts'
import { applicationFormTexts } from '../../src/ui/applications/form/applicationFormTexts.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { deniz, expectTexts, greeting, notice, signOut, submitSignIn } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'
import { gif, pngOf, readAsDataUrl } from '../support/images.ts'

const list = '/myapplications'
const form = (query: string) => `/dashboard?page=${query}`
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Settings for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true })

async function fillApplication(page: Page) {
  await field(page, 'Name').fill('Market Stall')
  await field(page, 'Description').fill('Takes orders by phone')
  await field(page, 'Public Key').fill('MIGfMA0')
  await field(page, 'Redirect URI').fill('https://stall.example.com/callback')
}

test('applications, their menus, dialogs and forms fit and are accessible in any font', { tag: '@layout' }, async ({
  page,
}) => {
  test.slow(true, 'axe reads the list, its menus, dialogs and forms')
  await startSignedIn(page, list)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Till Companion', 'Budget Diary'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Settings for Till Companion' }).click()
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu?.height, 'the menu is as high as its items').toBeLessThan(300)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Warning!' })
  await expect(question).toContainText('Are you sure to delete this application?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()

  await card(page, 'Till Companion').getByRole('link').click()
  await button(page, 'Show client secret').click()
  await expect(button(page, 'Hide client secret')).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await field(page, 'Client ID').evaluate(
      (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
    )
    expect([width, cut], 'the client ID is readable in full').toEqual([width, false])
  }
  await expectAccessible(page)
  await button(page, 'Refresh Secret').click()
  await expect(page.getByRole('alertdialog', { name: 'Replace client ID and secret?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'New Application' }).click()
  await expect(heading(page, 'New Application')).toBeVisible()
  const apiList = await page.getByRole('region', { name: 'APIs', exact: true }).last().boundingBox()
  expect(apiList?.height, 'the API list is 350 px high, borders included').toBe(350)
  await button(page, 'Add').click()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(4)
  await expectAccessible(page)
  await page.getByTestId('icon-file').setInputFiles({ name: 'mislabelled.png', mimeType: 'image/png', buffer: gif })
  await expect(page.getByRole('img', { name: 'Icon' })).toBeVisible()
  await expectAccessible(page)
  for (const isNeeded of ['asks', 'doesn’t ask']) {
    await page.getByRole('switch', { name: 'Otp Needed?' }).click()
    const name = `The password flow ${isNeeded} for a one-time password`
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await button(page, 'Generate Keys').click()
  await expect(page.getByRole('textbox', { name: 'Private Key' })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await expectAccessible(page)
})

test('what an application holds is copied, and it is deleted after a question', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startSignedIn(page, list)
  await expect(heading(page, 'My Applications')).toBeVisible()
  await expect(page.getByText('You can create or edit applications here.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Till Companion', 'Budget Diary'])
  await expectTexts(page, ['OTP needed', 'No OTP', 'Client type API'])

  await page.getByRole('button', { name: 'Settings for Till Companion' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Copy ID', 'Copy Secret', 'View', 'Edit', 'Delete'])
  await page.getByRole('menuitem', { name: 'Copy ID', exact: true }).click()
  await expect(notice(page, 'Client ID copied')).toBeVisible()
  const id = await page.evaluate(() => navigator.clipboard.readText())
  await choose(page, 'Till Companion', 'Copy Secret')
  await expect(notice(page, 'Client secret copied')).toBeVisible()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect([id.length, secret.length, id === secret]).toEqual([32, 40, false])

  await choose(page, 'Till Companion', 'Delete')
  const dialog = page.getByRole('alertdialog', { name: 'Warning!' })
  await expect(dialog).toContainText('Are you sure to delete this application?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  for (const name of ['Till Companion', 'Budget Diary']) {
    await choose(page, name, 'Delete')
    await dialog.getByRole('button', { name: 'Ok' }).click()
    await expect(card(page, name)).toHaveCount(0)
  }
  await expect(notice(page, 'Your application has been deleted').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'New Application', level: 2 })).toBeVisible()
  await expectTexts(page, [
    'Your first application gets a client ID and a client secret. You choose the APIs it can use.',
  ])
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Add application' }).click()
  await expect(heading(page, 'New Application')).toBeVisible()
})

test('where the clipboard is refused the value is there, selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'))
  })
  await startSignedIn(page, list)
  await choose(page, 'Budget Diary', 'Copy ID')
  const dialog = page.getByRole('dialog', { name: 'Copy manually' })
  const value = dialog.getByLabel('Client ID')
  await expect(value).toBeVisible()
  await expectTexts(page, [
    'Your browser blocks access to the clipboard. The value is selected, so you can copy it here.',
  ])
  await value.focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await value.inputValue())
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a list that fails says so, and a deletion without an answer is looked up', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500|Failed to load resource|request failed/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'connectionLost' })
  await startSignedIn(page, '/dashboard?page=applications')
  await expect(page.getByText("Applications couldn't get, please try again later")).toBeVisible()
  await expectAccessible(page)
  await bank.fault('listApplications', { kind: 'timeout', times: 1 })
  await button(page, 'Retry').click()
  await expect(page.getByText('Loading your applications')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(card(page, 'Till Companion')).toBeVisible()
  await bank.fault('deleteApplication', { kind: 'connectionLost' })
  await choose(page, 'Till Companion', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText(/The application may have been deleted/)).toBeVisible()
  await expect(card(page, 'Till Companion')).toBeVisible()
})

test('ten thousand applications are searched, and shown some at a time', async ({ page, bank }) => {
  test.slow(true, 'a list of ten thousand')
  await openBank(page)
  const application = { description: 'One of many', icon: '', productList: [], oauthRedirectUri: '', publicKey: '' }
  const data = Array.from({ length: 10_000 }, (_, index) => ({
    ...application,
    id: `many-${index}`,
    name: `Stall ${index}`,
    ...(index === 1 && { name: 'Long name '.repeat(100), description: 'Long description '.repeat(100) }),
    oauthClientId: `client-${index}`,
    oauthClientSecret: `secret-${index}`,
    ipList: [],
    otpNeeded: false,
  }))
  await bank.fault('listApplications', { kind: 'altered', set: { data } })
  await startSignedIn(page, '/myapplications')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveCount(48)
  const lines = await page
    .locator('main .application-card')
    .nth(1)
    .locator('h2, p')
    .evaluateAll((texts) =>
      texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    )
  expect(lines.slice(0, 2), 'a long name and description are cut after three lines').toEqual([3, 3])
  await button(page, 'SHOW MORE').click()
  await expect(names).toHaveCount(96)
  await expect(page.getByRole('link', { name: 'Stall 48', exact: true })).toBeFocused()
  await field(page, 'Search your applications').fill('stall 9999')
  await expect(names).toHaveText(['Stall 9999'])
  await expect(page.getByText('1 of 10,000 applications', { exact: true })).toBeVisible()
  await field(page, 'Search your applications').fill('market')
  await expect(page.getByRole('heading', { name: 'No matching applications' })).toBeVisible()
  await expectTexts(page, ['Try another word from the name or description.'])
  await expectAccessible(page)
  await button(page, 'Clear search').click()
  await expect(names).toHaveCount(48)
})

test('an application is made: rules first, then keys, addresses and APIs', async ({ page }) => {
  await startSignedIn(page, '/newapplication')
  await expect(heading(page, 'New Application')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['About', 'Security', 'APIs'])
  await expect(page.getByRole('group', { name: 'IP whitelist', exact: true })).toBeVisible()
  await expectTexts(page, [
    'Describe your application and choose the APIs it can use. You get a client ID and a client secret when you add it.',
    'PNG, JPEG, GIF or WebP up to 1024 × 1024 pixels. The maximum size is 100KB.',
    'Letters, digits, underscores and spaces',
    'The bank uses it to verify your application’s signatures',
    'Where the bank redirects your customers, for example https://app.example.com/callback',
    'Optional. Without an address, the bank accepts calls from any IP.',
    'No addresses yet',
  ])
  await page.getByRole('button', { name: 'About Otp Needed?', exact: true }).hover()
  // Once for a screen reader, once in the card.
  await expect(page.getByText('Whether the password flow asks for a one-time password.', { exact: true })).toHaveCount(
    2,
  )
  await page.mouse.move(0, 0)
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

  const file = page.getByTestId('icon-file')
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(102_401) })
  await expect(notice(page, 'Icon size must be less than 100KB').first()).toBeVisible()
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No image') })
  await expect(notice(page, 'Choose a PNG, JPEG, GIF or WebP image').first()).toBeVisible()
  const named = { mimeType: 'image/png', buffer: Buffer.from('No image') }
  for (const wrong of [
    { ...named, name: 'fake.png' },
    { ...named, name: 'empty.png', buffer: Buffer.alloc(0) },
    { name: 'dot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(dot) },
    // A header without a picture.
    { ...named, name: 'header.png', buffer: pngOf(8, 8) },
  ]) {
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(102_401) })
    await expect(page.getByRole('main').getByText('Icon size must be less than 100KB', { exact: true })).toBeVisible()
    await file.setInputFiles(wrong)
    await expect(
      page.getByRole('main').getByText('Choose a PNG, JPEG, GIF or WebP image', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'Icon' })).toBeHidden()
  }
  await file.setInputFiles({ ...named, name: 'wide.png', buffer: pngOf(1025, 8) })
  await expect(page.getByRole('main').getByText('Icon must be at most 1024 × 1024 pixels')).toBeVisible()
  await file.setInputFiles({ ...named, name: 'mislabelled.png', buffer: gif })
  await expect(page.getByRole('img', { name: 'Icon' })).toHaveAttribute('src', readAsDataUrl(gif, 'image/gif'))
  await button(page, 'Reset Icon').click()
  await expect(page.getByRole('img', { name: 'Icon' })).toBeHidden()

  await field(page, 'IP Address').fill('10.0.0.256')
  await button(page, 'Add IP').click()
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
  const thumb = page.getByRole('switch', { name: 'Otp Needed?' }).locator('.rt-SwitchThumb')
  await expect(thumb).not.toHaveCSS('transform', 'none')
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
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(await readFile(await download.path(), 'utf8')).toBe(await privateKey.inputValue())
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
  'Otp Needed only governs the password flow. When it is on, a call that moves money or changes data first returns a transaction. Your customer completes the transaction by SMS or in the bank’s app. The authorization-code and client-credentials flows always ask for a one-time password.'

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'

test('a secret is replaced after a question, both values at once', async ({ page, bank }) => {
  await startSignedIn(page, form('editapplication&appId=application-000001'))
  await expect(field(page, 'Client ID')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About',
    'Security',
    'Tokens',
    'APIs',
  ])
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

test('a failure keeps what was typed; without an answer the bank is asked what it has', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of (?:400|500)|Failed to load resource|request failed/)
  await startSignedIn(page, form('editapplication&appId=application-000002'))
  await field(page, 'Name').fill('Household Diary')
  await bank.fault('saveApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await button(page, 'Save').click()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await bank.fault('saveApplication', { kind: 'connectionLost' })
  await button(page, 'Save').click()
  await expect(page.getByText(/Your changes weren’t saved/)).toBeVisible()
  await expectAccessible(page)
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await bank.noFaults()
  await button(page, 'Save').click()
  await expect(card(page, 'Household Diary')).toBeVisible()
})

test('an older application that looks the same is not taken for the one without an answer', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|request failed/)
  await startSignedIn(page, '/newapplication')
  const add = async () => {
    await fillApplication(page)
    await button(page, 'Add').click()
  }
  await add()
  await expect(card(page, 'Market Stall')).toHaveCount(1)
  await page.goto('/newapplication')
  await bank.fault('saveApplication', { kind: 'connectionLost' })
  await add()
  await expect(page.getByText(/Your changes weren’t saved/)).toBeVisible()
  await bank.fault('saveApplication', { kind: 'answerLost' })
  await button(page, 'Add').click()
  await expect(notice(page, 'Your application has been saved')).toBeVisible()
  await expect(card(page, 'Market Stall')).toHaveCount(2)
})

test('unsaved changes ask before they are left, by a link and by Back', async ({ page }) => {
  await startSignedIn(page, list)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(dialog.getByText('You have unsaved changes.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page, 'My Applications')).toBeVisible()
  await card(page, 'Budget Diary').getByRole('link').click()
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
})

test('unsaved changes ask before signing out', async ({ page }) => {
  await startSignedIn(page, list)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await signOut(page)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(greeting(page, deniz.firstName)).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await signOut(page)
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await startSignedIn(page, form('editapplication&appId=application-000002'))
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
  await expect(page.getByText('You have an unsaved draft.')).toHaveCount(0)
})

test('while it is saved the form takes no change, keeps the focus and says so', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  const calls = await heldCalls(page)
  await startSignedIn(page, list)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  const otp = page.getByRole('switch', { name: 'Otp Needed?' })
  const before = await otp.isChecked()
  await bank.fault('saveApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await calls.hold('/saveapplication')
  await field(page, 'Name').press('Enter')
  await expect(page.getByRole('status').getByText('Saving your application', { exact: true })).toHaveCount(1)
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type(' and more')
  await otp.press('Space')
  await field(page, 'IP Address').press('1')
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave while your application is being saved?' })
  await expectTexts(page, ['Saving continues in the background. If it fails, you can restore your changes here.'])
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true')
  await calls.release()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  expect([await field(page, 'Name').inputValue(), await field(page, 'IP Address').inputValue()]).toEqual([
    'Household Diary',
    '',
  ])
  await expect(otp).toBeChecked({ checked: before })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field(page, 'Name').fill('Diary of the House')
  await bank.noFaults()
  await button(page, 'Save').click()
  await expect(card(page, 'Diary of the House')).toBeVisible()
})

test('the form that is being saved is accessible', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, list)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  await calls.hold('/saveapplication')
  await button(page, 'Save').click()
  await expect(field(page, 'Name')).not.toBeEditable()
  await expectAccessible(page)
})

test('what is being saved when it is left is offered again only if the bank does not take it', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500|Failed to load resource|request failed/)
  const calls = await heldCalls(page)
  const leave = async () => {
    await calls.hold('/saveapplication')
    await button(page, 'Save').click()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Applications' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave while your application is being saved?' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expect(heading(page, 'My Applications')).toBeVisible()
    await calls.release()
  }
  await startSignedIn(page, list)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  await bank.fault('saveApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await leave()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await card(page, 'Budget Diary').getByRole('link').click()
  await button(page, 'Restore draft').click()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await bank.fault('saveApplication', { kind: 'connectionLost' })
  await leave()
  await expect(notice(page, applicationFormTexts.leftUnanswered(texts.networkError))).toBeVisible()
  await card(page, 'Budget Diary').getByRole('link').click()
  await button(page, 'Restore draft').click()
  await bank.noFaults()
  await leave()
  await expect(notice(page, 'Your application has been saved')).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.includes('application'))).toEqual([])
})

test('an address that is typed and not added is a change: it asks, and is offered again', async ({ page, context }) => {
  await startSignedIn(page, list)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'IP Address').fill('10.0.0.7')
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await context.clearCookies()
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await button(page, 'Restore draft').click()
  await expect(field(page, 'IP Address')).toHaveValue('10.0.0.7')
  await field(page, 'IP Address').fill('')
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
})

test('read-only shows everything and changes nothing; an unknown application leads to the list', async ({ page }) => {
  await startSignedIn(page, list)
  await choose(page, 'Till Companion', 'View')
  await expect(field(page, 'Name')).toBeDisabled()
  await expect(field(page, 'Name')).toHaveValue('Till Companion')
  for (const name of ['Choose an Icon', 'Reset Icon', 'Generate Keys', 'Add IP'])
    await expect(button(page, name)).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Otp Needed?' })).toBeDisabled()
  await expect(field(page, 'Filter APIs'), 'read-only leaves it enabled: it changes nothing').toBeEnabled()
  await expect(page.getByRole('button', { name: /^(?:Save|Add)$/ })).toHaveCount(0)
  await expect(page.getByText('Tokens', { exact: true })).toHaveCount(0)
  await expectTexts(page, ['View your application’s settings. You can’t change them here.'])
  await expectAccessible(page)
  await page.goto('/faq')
  await page.goto('/dashboard?page=editapplication&appId=nobody')
  await expect(heading(page, 'My Applications')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('closing the page with unsaved changes asks', async ({ page }) => {
  await startSignedIn(page, form('editapplication&appId=application-000002'))
  await field(page, 'Name').click()
  await page.keyboard.type('s')
  await expect(field(page, 'Name')).toHaveValue('Budget Diarys')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(field(page, 'Name')).toHaveValue('Budget Diarys')
})

test('what was changed when the session ended is offered after the next sign-in', async ({ page, context }) => {
  await startSignedIn(page, form('editapplication&appId=application-000002'))
  await field(page, 'Name').fill('Household Diary')
  await context.clearCookies()
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page.getByText('You have an unsaved draft.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
  await expectAccessible(page)
  await button(page, 'Restore draft').click()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
})

test('without WebCrypto the keys are made all the same, and the page answers meanwhile', async ({ page }) => {
  test.slow(true, 'an RSA key made in JavaScript')
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  await startSignedIn(page, '/newapplication')
  await button(page, 'Generate Keys').click()
  await field(page, 'Name').fill('Market Stall')
  const privateKey = page.getByRole('textbox', { name: 'Private Key' })
  await expect(privateKey).toHaveValue(/^-----BEGIN PRIVATE KEY-----/, { timeout: 90_000 })
  await expect(field(page, 'Public Key')).toHaveValue(/^MIIB/)
  await expect(field(page, 'Name')).toHaveValue('Market Stall')
})

const stored = {
  id: 'application-000001',
  name: 'Till Companion',
  description: 'Shows a shop what came in today',
  icon: 'not an image',
  productList: ['1000', '4711'],
  oauthRedirectUri: 'https://till.example.com/callback',
  publicKey: '-----BEGIN PUBLIC KEY-----\r\nMIGf\r\nMA0\r\n-----END PUBLIC KEY-----\r\n',
  oauthClientId: 'client-1',
  oauthClientSecret: null,
  ipList: ['198.51.100.24', '10.0.0.256', '198.51.100.24'],
  otpNeeded: true,
  clientType: 'API',
}

test('an application that the bank holds with an IP the form refuses, a duplicate, an icon and a product that are none: all is shown, can be removed, and nothing is erased unasked; a secret that is null is not copied', async ({
  page,
  bank,
}) => {
  await openBank(page)
  const bare = { id: 'bare', name: 'Bare' }
  await bank.fault('listApplications', { kind: 'altered', set: { data: [stored, bare] } })
  await startSignedIn(page, '/myapplications')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Till Companion', 'Bare'])
  await expect(page.locator('main .application-icon')).toHaveText(['TC', 'B'])
  await choose(page, 'Till Companion', 'Copy Secret')
  await expect(notice(page, 'This application has no client secret')).toBeVisible()
  await card(page, 'Till Companion').getByRole('link').click()
  await expect(field(page, 'Public Key')).toHaveValue('MIGfMA0')
  await expect(page.getByText('Choose a PNG, JPEG, GIF or WebP image', { exact: true })).toBeVisible()
  await expect(page.getByText('10.0.0.256: Invalid IP Address', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'API 4711' })).toBeChecked()
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(button(page, 'Choose an Icon')).toBeFocused()
  await button(page, 'Reset Icon').click()
  await button(page, 'Save').click()
  await expect(button(page, 'Remove 10.0.0.256')).toBeFocused()
  await button(page, 'Remove 10.0.0.256').click()
  await expect(page.getByText('198.51.100.24: This IP address is already on the list', { exact: true })).toBeVisible()
  await button(page, 'Remove 198.51.100.24').last().click()
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

test('two tabs edit one application: what changed meanwhile is shown and chosen, and a new pair shows in both', async ({
  page,
  context,
}) => {
  test.slow(true, 'two pages walk the whole form and its dialogs')
  const edit = '/dashboard?page=editapplication&appId=application-000002'
  await startSignedIn(page, form('editapplication&appId=application-000002'))
  await expect(field(page, 'Client ID')).toBeVisible()
  const other = await context.newPage()
  await other.goto(edit)
  await field(other, 'Description').fill('Another tab was here')
  await button(other, 'Save').click()
  await expect(heading(other, 'My Applications')).toBeVisible()
  await other.goto(edit)
  await button(other, 'Refresh Secret').click()
  await other.getByRole('button', { name: 'Replace both' }).click()
  await expect(notice(other, 'Client ID and secret have been replaced')).toBeVisible()
  const renewed = await field(other, 'Client ID').inputValue()
  await expect(field(page, 'Client ID')).toHaveValue(renewed)

  await field(page, 'Name').fill('Household Diary')
  await field(page, 'Description').fill('Mine')
  await button(page, 'Save').click()
  const dialog = page.getByRole('dialog', { name: 'This application was changed elsewhere' })
  const row = dialog.getByRole('group', { name: 'Description' })
  await expect(row).toHaveText('DescriptionYoursMineSaved elsewhereAnother tab was here')
  await expect(row.getByRole('radio', { name: 'Yours' })).toBeChecked()
  await expectAccessible(page)
  await row.getByRole('radio', { name: 'Saved elsewhere' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Household Diary')).toContainText('Another tab was here')
})

test('Leave while Add is under way: the list that then opens gets the new application', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, '/newapplication')
  await fillApplication(page)
  await calls.hold('/saveapplication')
  await button(page, 'Add').click()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Applications' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Till Companion', 'Budget Diary'])
  await calls.release()
  await expect(names).toHaveText(['Till Companion', 'Budget Diary', 'Market Stall'])
})

test('Reload while saving: the form looks in the list and says that it was saved, once', async ({ page, bank }) => {
  await startSignedIn(page, '/newapplication')
  await fillApplication(page)
  await bank.fault('saveApplication', { kind: 'delay', delay: 60_000 })
  await button(page, 'Add').click()
  await expect.poll(async () => (await bank.events('saveApplication')).length).toBeGreaterThan(0)
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(notice(page, 'Your application has been saved')).toBeVisible()
  await expect(card(page, 'Market Stall')).toHaveCount(1)
  await page.goto('/newapplication')
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
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
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave while the private key is shown?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await button(page, 'Open My Applications').click()
  await expect(card(page, 'Market Stall')).toHaveCount(1)
})
