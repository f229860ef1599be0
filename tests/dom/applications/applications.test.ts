import { applicationNotices } from '../../../src/rules/applications/applicationNotices.ts'
import {
  applications,
  button,
  card,
  choose,
  editAddress,
  field,
  fillApplication,
  heading,
  names,
} from '../../support/browser/applications.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { expectTexts, notice } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

test('what an application holds is copied, and it is deleted after a question', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startSignedIn(page, applications)
  await expect(heading(page, 'My Applications')).toBeVisible()
  await expect(page.getByText('You can create or edit applications here.')).toBeVisible()
  await expect(names(page)).toHaveText(['Till Companion', 'Budget Diary'])
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
  await page.getByRole('main').getByRole('link', { name: 'Add application' }).click()
  await expect(heading(page, 'New Application')).toBeVisible()
})

test('what was typed into the form of an application is removed with it', async ({ page }) => {
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('formDraft')))
  await startSignedIn(page, editAddress())
  await field(page, 'Name').fill('Household Diary')
  await expect.poll(drafts).toEqual(['portico.formDraft.application.application-000002'])
  await page.goto(applications)
  await choose(page, 'Till Companion', 'Delete')
  const ok = page.getByRole('alertdialog', { name: 'Warning!' }).getByRole('button', { name: 'Ok' })
  await ok.click()
  await expect(card(page, 'Till Companion')).toHaveCount(0)
  expect(await drafts()).toEqual(['portico.formDraft.application.application-000002'])
  await choose(page, 'Budget Diary', 'Delete')
  await ok.click()
  await expect(card(page, 'Budget Diary')).toHaveCount(0)
  expect(await drafts()).toEqual([])
})

test('a dialog that opens over the menu of an application gives the focus to its button', async ({ page }) => {
  await startSignedIn(page, applications)
  const settings = page.getByRole('button', { name: 'Settings for Till Companion' })
  await settings.click()
  await expect(page.getByRole('menuitem')).toHaveCount(5)
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(settings).toBeFocused()
})

test('a list that fails says so, and a deletion without an answer is looked up', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500|Failed to load resource|request failed/)
  await openBank(page)
  await bank.fault('listApplications', { kind: 'connectionLost' })
  await startSignedIn(page, '/dashboard?page=applications')
  await expect(page.getByText("Applications couldn't get, please try again later")).toBeVisible()
  await bank.fault('listApplications', { kind: 'timeout', times: 1 })
  await button(page, 'Retry').click()
  await expect(page.getByText('Loading your applications')).toBeVisible()
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
  await startSignedIn(page, applications)
  await expect(names(page)).toHaveCount(48)
  await button(page, 'Show more').click()
  await expect(names(page)).toHaveCount(96)
  await expect(page.getByRole('link', { name: 'Stall 48', exact: true })).toBeFocused()
  await field(page, 'Search your applications').fill('stall 9999')
  await expect(names(page)).toHaveText(['Stall 9999'])
  await expect(page.getByText('1 of 10,000 applications', { exact: true })).toBeVisible()
  await field(page, 'Search your applications').fill('market')
  await expect(page.getByRole('heading', { name: 'No matching applications' })).toBeVisible()
  await expectTexts(page, ['Try another word from the name or description.'])
  await button(page, 'Clear search').click()
  await expect(names(page)).toHaveCount(48)
})

test('read-only shows everything and changes nothing; an unknown application leads to the list', async ({ page }) => {
  await startSignedIn(page, applications)
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
  await page.goto('/faq')
  await page.goto('/dashboard?page=editapplication&appId=nobody')
  await expect(heading(page, 'My Applications')).toBeVisible()
  await expect(notice(page, 'Application not found. It may have been deleted.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('Leave while Add is under way: the list that then opens gets the new application', async ({ page }) => {
  const calls = await heldCalls(page)
  await startSignedIn(page, '/newapplication')
  await fillApplication(page)
  await calls.hold('/saveapplication')
  await button(page, 'Add').click()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Applications' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(names(page)).toHaveText(['Till Companion', 'Budget Diary'])
  await calls.release()
  await expect(names(page)).toHaveText(['Till Companion', 'Budget Diary', 'Market Stall'])
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

test('a secret that the clipboard refused goes from the page once another tab has replaced it', async ({
  page,
  context,
}) => {
  await startSignedIn(page, applications)
  await page.evaluate(
    () => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  )
  await choose(page, 'Budget Diary', 'Copy Secret')
  await expect(page.getByRole('dialog', { name: 'Copy manually' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(editAddress())
  await button(other, 'Refresh Secret').click()
  await other.getByRole('button', { name: 'Replace both' }).click()
  await expect(notice(page, applicationNotices.outdatedCopy)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Settings for Budget Diary' })).toBeFocused()
})
