import { applicationNotices } from '../../../src/rules/applications/applicationNotices.ts'
import { texts } from '../../../src/rules/text/texts.ts'
import { applicationFormTexts } from '../../../src/ui/applications/applicationForm/applicationFormTexts.ts'
import {
  applications,
  button,
  card,
  choose,
  editAddress,
  field,
  fillApplication,
  heading,
} from '../../support/browser/applications.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, endSession, expectTexts, greeting, notice, signOut, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { changeToken } from '../../support/browser/token.ts'

test('a failure keeps what was typed; without an answer the bank is asked what it has', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of (?:400|500)|Failed to load resource|request failed/)
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  await bank.fault('saveApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await button(page, 'Save').click()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  const failed = notice(page, applicationFormTexts.saveFailed('The bank is closed'))
  await expect(failed).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await bank.fault('saveApplication', { kind: 'connectionLost' })
  await button(page, 'Save').click()
  await expect(page.getByText(/Your changes weren’t saved/)).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await bank.noFaults()
  await button(page, 'Save').click()
  await expect(card(page, 'Household Diary')).toBeVisible()
})

test('unsaved changes ask before they are left, by a link and by Back', async ({ page }) => {
  await startSignedIn(page, applications)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(dialog.getByText('You have unsaved changes.', { exact: true })).toBeVisible()
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
  await startSignedIn(page, applications)
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
  await startSignedIn(page, editAddress())
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
  await expect(page.getByText('You have an unsaved draft.')).toHaveCount(0)
})

test('while it is saved the form takes no change, keeps the focus and says so', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  const calls = await heldCalls(page)
  await startSignedIn(page, applications)
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
  await startSignedIn(page, applications)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  await bank.fault('saveApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await leave()
  await expect(notice(page, `${applicationNotices.unsaved} The bank is closed`)).toBeVisible()
  await card(page, 'Budget Diary').getByRole('link').click()
  await button(page, 'Restore draft').click()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await bank.fault('saveApplication', { kind: 'connectionLost' })
  await leave()
  await expect(notice(page, applicationFormTexts.leftOutcomeUnknown(texts.networkError))).toBeVisible()
  await card(page, 'Budget Diary').getByRole('link').click()
  await button(page, 'Restore draft').click()
  await bank.noFaults()
  await leave()
  await expect(notice(page, 'Your application has been saved')).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.includes('application'))).toEqual([])
})

test('an address that is typed and not added is a change: it asks, and is offered again', async ({ page }) => {
  await startSignedIn(page, applications)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'IP Address').fill('10.0.0.7')
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await endSession(page)
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await button(page, 'Restore draft').click()
  await expect(field(page, 'IP Address')).toHaveValue('10.0.0.7')
  await field(page, 'IP Address').fill('')
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
})

test('the sign-out of the dialog about the end of the session asks about unsaved changes too', async ({ page }) => {
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  await changeToken(page.context(), (token) => ({ ...token, expireDate: Date.now() + 45_000 }))
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toHaveAccessibleName('Leave without saving?')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await signOut(page)
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(notice(page, 'Logout successfully')).toBeVisible()
})

test('what was changed when the session ended is offered after the next sign-in', async ({ page }) => {
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  await endSession(page)
  await expect(page).toHaveURL(/\/login\?from=/)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page.getByText('You have an unsaved draft.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
  await button(page, 'Restore draft').click()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
})

test('a draft of an application that another tab has saved since undoes nothing of that without a question', async ({
  page,
  context,
}) => {
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  const other = await context.newPage()
  await other.goto(editAddress())
  await field(other, 'Description').fill('Another tab was here')
  await button(other, 'Save').click()
  await expect(heading(other, 'My Applications')).toBeVisible()
  await endSession(page)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await button(page, 'Restore draft').click()
  await button(page, 'Save').click()
  const dialog = page.getByRole('dialog', { name: 'This application was changed elsewhere' })
  await expect(dialog.getByRole('group')).toHaveText([/^Description.*Saved elsewhereAnother tab was here$/])
  await expect(dialog.getByRole('radio', { name: 'Saved elsewhere' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Household Diary')).toContainText('Another tab was here')
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

test('two tabs edit one application: what changed meanwhile is shown and chosen, and a new pair shows in both', async ({
  page,
  context,
}) => {
  await startSignedIn(page, editAddress())
  await expect(field(page, 'Client ID')).toBeVisible()
  const other = await context.newPage()
  await other.goto(editAddress())
  await field(other, 'Description').fill('Another tab was here')
  await button(other, 'Save').click()
  await expect(heading(other, 'My Applications')).toBeVisible()
  await other.goto(editAddress())
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
  await row.getByRole('radio', { name: 'Saved elsewhere' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Household Diary')).toContainText('Another tab was here')
})

test('the menu of an application that another tab deletes leaves the focus at the heading of the list', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await startSignedIn(page, applications)
  await other.goto(applications)
  await page.getByRole('button', { name: 'Settings for Budget Diary' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused()
  await choose(other, 'Budget Diary', 'Delete')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(heading(page, 'My Applications')).toBeFocused()
})

test('an application that another tab deletes can no longer be saved, and what was typed stays', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  await other.goto(applications)
  await choose(other, 'Budget Diary', 'Delete')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  // Beside Save it may be out of sight.
  await expect(notice(page, applicationNotices.deletedElsewhere)).toBeVisible()
  await expect(page.getByText(applicationFormTexts.applicationGone)).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('Household Diary')
  await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: applicationFormTexts.leaveDeletedTitle })
  await expect(question).toContainText(applicationFormTexts.leaveDeleted)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page, 'My Applications')).toBeVisible()
})

test('leaving while the secret is replaced asks about the changes alone, and drops them', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, applications)
  await card(page, 'Budget Diary').getByRole('link').click()
  await field(page, 'Name').fill('Household Diary')
  await button(page, 'Refresh Secret').click()
  await calls.hold('/renewtokens')
  await page.getByRole('button', { name: 'Replace both' }).click()
  await page.goBack()
  await page
    .getByRole('alertdialog', { name: applicationFormTexts.leaveTitle })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(heading(page, 'My Applications')).toBeVisible()
  await calls.release()
  await expect(notice(page, applicationNotices.refreshed)).toBeVisible()
  await card(page, 'Budget Diary').getByRole('link').click()
  await expect(field(page, 'Name')).toHaveValue('Budget Diary')
  await expect(page.getByText('You have an unsaved draft.')).toHaveCount(0)
})

test('the secret cannot be replaced while a change is sent, which carries it', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  await calls.hold('/saveapplication')
  await button(page, 'Save').click()
  await expect(button(page, 'Refresh Secret')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Refresh Secret').evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await calls.release()
  await expect(card(page, 'Household Diary')).toHaveCount(1)
})
