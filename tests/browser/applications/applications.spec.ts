import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import {
  applications,
  button,
  card,
  choose,
  editAddress,
  field,
  heading,
  names,
  stored,
} from '../../support/browser/applications.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { expectTexts, notice, openLink } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'
import { gif, pngOf, readAsDataUrl } from '../../support/images.ts'

test('applications, their menus, dialogs and forms fit and are accessible in any font', {
  tag: ['@layout', '@full'],
}, async ({ page }) => {
  test.slow(true, 'axe reads the list, its menus, dialogs and forms')
  await startSignedIn(page, applications)
  await expect(names(page)).toHaveText(['Till Companion', 'Budget Diary'])
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
  await page.getByTestId('icon-file').setInputFiles({ name: 'mislabelled.png', mimeType: 'image/png', buffer: gif })
  await expect(page.getByRole('img', { name: 'Icon' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Otp Needed?' }).click()
  const name = 'The password flow asks for a one-time password'
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const thumb = page.getByRole('switch', { name: 'Otp Needed?' }).locator('.rt-SwitchThumb')
  await expect(thumb).not.toHaveCSS('transform', 'none')
  await button(page, 'Generate Keys').click()
  await expect(page.getByRole('textbox', { name: 'Private Key' })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await expectAccessible(page)
})

test('the list that fails, loads, finds nothing and is empty is accessible, and what it copies can be pasted', {
  tag: '@full',
}, async ({ page, context, bank, quiet }) => {
  test.slow(true, 'axe reads the list in all its states')
  quiet.allow(/Failed to load resource|request failed/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const calls = await heldCalls(page)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'connectionLost' })
  await startSignedIn(page, applications)
  await expect(page.getByText("Applications couldn't get, please try again later")).toBeVisible()
  await expectAccessible(page)

  const clientId = '0123456789abcdef'.repeat(3)
  const data = Array.from({ length: 13 }, (_, index) => ({
    ...stored,
    id: `many-${index}`,
    name: index === 1 ? 'Long name '.repeat(100) : `Stall ${index}`,
    description: index === 1 ? 'Long description '.repeat(100) : 'One of many',
    icon: '',
    oauthClientId: clientId,
    oauthClientSecret: 'secret',
  }))
  await bank.fault('listApplications', { kind: 'altered', set: { data } })
  await calls.hold('/dashboard/applications')
  await button(page, 'Retry').click()
  await expect(page.getByText('Loading your applications')).toBeVisible()
  await expectAccessible(page)
  await calls.release()

  await expect(names(page)).toHaveCount(13)
  const lines = await page
    .locator('main .application-card')
    .nth(1)
    .locator('h2, p')
    .evaluateAll((texts) =>
      texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    )
  expect(lines.slice(0, 2), 'a long name and description are cut after three lines').toEqual([3, 3])
  await field(page, 'Search your applications').fill('market')
  await expect(page.getByRole('heading', { name: 'No matching applications' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Clear search').click()

  for (const [item, said, value] of [
    ['Copy ID', 'Client ID copied', clientId],
    ['Copy Secret', 'Client secret copied', 'secret'],
  ] as const) {
    await choose(page, 'Stall 0', item)
    await expect(notice(page, said)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'))
  })
  await choose(page, 'Stall 0', 'Copy ID')
  const dialog = page.getByRole('dialog', { name: 'Copy manually' })
  const value = dialog.getByLabel('Client ID')
  await expect(value).toBeVisible()
  await expectTexts(page, [
    'Your browser blocks access to the clipboard. The value is selected, so you can copy it here.',
  ])
  await value.focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await value.inputValue())
  await expectAccessible(page)
  const size = page.viewportSize() ?? viewports.laptop
  await page.setViewportSize(viewports.smallPhone)
  const unseen = await value.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])
  expect(unseen, 'the value shows as a whole on a small phone').toEqual([0, 0])
  await expect(value).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(size)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await openLink(page, 'New Application')
  await bank.fault('listApplications', { kind: 'altered', set: { data: [] } })
  await openLink(page, 'My Applications')
  await expect(page.getByRole('heading', { name: 'New Application', level: 2 })).toBeVisible()
  await expectAccessible(page)
})

test('the form that asks, saves, fails, finds other changes or takes no change is accessible', {
  tag: '@full',
}, async ({ page, bank, quiet }) => {
  test.slow(true, 'axe reads the form in all its states')
  quiet.allow(/Failed to load resource|request failed/)
  const calls = await heldCalls(page)
  await startSignedIn(page, editAddress())
  const name = field(page, 'Name')
  await test.step('closing the page with unsaved changes asks', async () => {
    await name.click()
    await page.keyboard.type('s')
    await expect(name).toHaveValue('Budget Diarys')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(name).toHaveValue('Budget Diarys')
  })
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay' }).click()

  const elsewhere = { ...stored, id: 'application-000002', name: 'Another name', icon: '' }
  await bank.fault('listApplications', { kind: 'altered', set: { data: [elsewhere] } })
  await button(page, 'Save').click()
  const conflict = page.getByRole('dialog', { name: 'This application was changed elsewhere' })
  await expect(conflict.getByRole('group', { name: 'Name' })).toHaveText(
    'NameYoursBudget DiarysSaved elsewhereAnother name',
  )
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Back to the form' }).click()
  await bank.noFaults()

  await bank.fault('saveApplication', { kind: 'connectionLost' })
  await button(page, 'Save').click()
  await expect(page.getByText(/Your changes weren’t saved/)).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await calls.hold('/saveapplication')
  await button(page, 'Save').click()
  await expect(name).not.toBeEditable()
  await expectAccessible(page)
  await calls.release()

  await choose(page, 'Budget Diarys', 'View')
  await expect(name).toBeDisabled()
  await expectAccessible(page)

  await bank.fault('listApplications', { kind: 'altered', set: { data: [stored] } })
  await openLink(page, 'My Applications')
  await card(page, 'Till Companion').getByRole('link').click()
  await expect(page.getByText('10.0.0.256: Invalid IP Address', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'

test('an icon is a picture that the browser can show, the private key is saved as a file, and paper has every API', async ({
  page,
}) => {
  await startSignedIn(page, '/newapplication')
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

  await button(page, 'Generate Keys').click()
  const privateKey = page.getByRole('textbox', { name: 'Private Key' })
  await expect(privateKey).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
  await expect(page.getByRole('region', { name: 'Private Key' })).toBeInViewport({ ratio: 1 })
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(await readFile(await download.path(), 'utf8')).toBe(await privateKey.inputValue())
  await button(page, 'Hide now').click()
  await expect(page.getByText('The private key is hidden.', { exact: false })).toBeVisible()

  const apis = page.getByRole('region', { name: 'APIs', exact: true }).last()
  const track = apis.getByRole('switch').first()
  const transitions = await track.evaluate((control) =>
    [getComputedStyle(control, '::before'), getComputedStyle(control.firstElementChild ?? control)].map(
      ({ transitionProperty }) => transitionProperty,
    ),
  )
  expect(transitions, 'nothing moves for who asked for that').toEqual(['none', 'none'])
  await page.emulateMedia({ media: 'print' })
  expect(await apis.evaluate((list) => list.scrollHeight - list.clientHeight), 'every API is printed').toBe(0)
  expect(await track.evaluate((control) => getComputedStyle(control, '::before').printColorAdjust)).toBe('exact')
})
