import type { Page } from '@playwright/test'
import { sandboxCaptchaPrefix } from '../../src/rules/sandbox/captcha.ts'
import { texts } from '../../src/rules/text/texts.ts'
import { profileTexts } from '../../src/ui/profile/profileTexts.ts'
import type { Bank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import {
  deniz,
  ekin,
  endSession,
  expectTexts,
  greeting,
  hydrated,
  notice,
  openLink,
  signOut,
  submitSignIn,
} from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { changeToken } from '../support/browser/token.ts'

const personal = (page: Page) => page.getByRole('form', { name: 'Profil Info' })
const passwords = (page: Page) => page.getByRole('form', { name: 'Password Info' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function open(page: Page) {
  await startSignedIn(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Edit Your Profile', level: 1 })).toBeVisible()
  await expect(field(page, 'Last name')).toHaveValue(deniz.lastName)
}

test('a changed name is greeted at once, and survives a reload', async ({ page }) => {
  await open(page)
  await expect(field(page, 'Name')).toHaveValue(deniz.firstName)
  await expect(field(page, 'Country')).toHaveValue('TR')
  await expect(field(page, 'Country').locator('option').first()).toHaveText('COUNTRY')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Profil Info', 'Password Info'])
  await expect(page.getByRole('main').locator('label')).toHaveText([
    'Name',
    'Last name',
    'Country',
    'Current password',
    'New password',
    'Re-enter new password',
  ])
  await expectTexts(page, [
    'Update your name and country, or change your password.',
    'At least 8 characters: uppercase and lowercase letters, a number and a special character',
    'Password forgotten or longer than 30 characters? Renew it by email',
  ])
  await expect(page.getByRole('link', { name: 'Renew it by email', exact: true })).toHaveAttribute('href', '/reminder')
  await field(page, 'Name').fill('a'.repeat(31))
  await personal(page).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(personal(page).getByText('The maximum allowed length is 30', { exact: true })).toBeVisible()
  await field(page, 'Name').fill(' Deryanaz ')
  await personal(page).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(notice(page, 'Personal info saved successfully')).toBeVisible()
  await expect(greeting(page, 'Deryanaz')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'Name')).toHaveValue('Deryanaz')
})

const passwordMessages = [
  ['Current password', 'short', 'At least 8 characters must be entered.'],
  ['Current password', 'long enough', 'Must contain at least 1 digit.'],
  ['Current password', '12345678', 'Must contain at least 1 letter.'],
  [
    'Current password',
    `1${'a'.repeat(30)}`,
    'The maximum allowed length is 30. To renew a longer password, use the link below.',
  ],
  [
    'New password',
    'all-small-1',
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.',
  ],
  ['New password', 'Passw0rd!', 'This password is too common, please choose a stronger password.'],
] as const

test('a failure says why and keeps what was typed: a failed change of password clears none of its fields', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of (?:400|500)/)
  await open(page)
  await bank.fault('updateUser', { kind: 'status', status: 500, message: 'The bank is closed' })
  await field(page, 'Name').fill('Derya')
  await personal(page).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(personal(page).getByRole('status')).toHaveText('Couldn’t save your changes. The bank is closed')
  await expect(field(page, 'Name')).toHaveValue('Derya')
  await expect(greeting(page, deniz.firstName)).toBeVisible()

  await bank.fault('updateUser', { kind: 'altered', set: { data: null } })
  await personal(page).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(notice(page, 'System error occured')).toBeVisible()

  await passwords(page).getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(passwords(page).getByText('Required', { exact: true })).toHaveCount(3)
  for (const [label, typed, message] of passwordMessages) {
    await field(page, label).fill(typed)
    await expect(passwords(page).getByText(message, { exact: true })).toBeVisible()
  }
  await field(page, 'Current password').fill('Not-Mine-26')
  await field(page, 'New password').fill('Bosphorus-1453!')
  await field(page, 'Re-enter new password').fill('Bosphorus-1453?')
  await passwords(page).getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(passwords(page).getByText('Password does not match', { exact: true })).toBeVisible()
  await field(page, 'Re-enter new password').fill('Bosphorus-1453!')
  await passwords(page).getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(notice(page, 'The current password is not correct')).toBeVisible()
  await expect(passwords(page).getByRole('status')).toHaveText(
    'Couldn’t change your password. The current password is not correct',
  )
  const typed = ['Not-Mine-26', 'Bosphorus-1453!', 'Bosphorus-1453!']
  for (const [index, label] of ['Current password', 'New password', 'Re-enter new password'].entries())
    await expect(field(page, label)).toHaveValue(typed[index] ?? '')
  await bank.noFaults()
  await personal(page).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(notice(page, 'Personal info saved successfully')).toBeVisible()
  await expect(notice(page, 'The current password is not correct')).toBeVisible()
})

test('a change that was left and got no answer is still reported', async ({ page, bank, quiet }) => {
  quiet.allow(/Failed to load resource|request failed/)
  const calls = await heldCalls(page)
  await open(page)
  await bank.fault('updateUser', { kind: 'connectionLost' })
  await calls.hold('/updateuser')
  await field(page, 'Name').fill('Derya')
  await personal(page).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(personal(page).getByRole('button', { name: 'SAVE CHANGES' })).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Applications' }).click()
  await expect(page.getByRole('heading', { name: 'My Applications', level: 1, exact: true })).toBeVisible()
  await calls.release()
  await expect(notice(page, profileTexts.outcomeUnknown.personal(texts.networkError))).toBeVisible()
})

test('a changed password opens the next session; each field is masked until shown', async ({ page }) => {
  await open(page)
  for (const [label, shown] of [
    ['Current password', 'current password'],
    ['New password', 'new password'],
    ['Re-enter new password', 'repeated password'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: `Show ${shown}`, exact: true }).click()
    await expect(field(page, label)).toHaveAttribute('type', 'text')
    await expect(page.getByRole('button', { name: `Hide ${shown}`, exact: true })).toHaveCount(1)
  }
  await field(page, 'Current password').fill(deniz.password)
  await field(page, 'New password').fill('Bosphorus-1453!')
  await field(page, 'Re-enter new password').fill('Bosphorus-1453!')
  await passwords(page).getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(notice(page, 'Password info updated successfully')).toBeVisible()
  await expect(field(page, 'Current password')).toHaveValue('')
  await signOut(page)
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await page.goto('/login')
  await submitSignIn(page, deniz.eMailAddress, 'Bosphorus-1453!')
  await expect(greeting(page, deniz.firstName)).toBeVisible()
})

test('a profile that cannot be loaded offers Retry', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page)
  await bank.fault('getUser', { kind: 'status', status: 500, message: 'The bank is closed' })
  await page.goto('/profile')
  await expect(page.getByText('Couldn’t load your profile')).toBeVisible()
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(field(page, 'Name')).toHaveValue(deniz.firstName)
})

test('what was typed when the session ended is offered after the next sign-in', async ({ page }) => {
  await open(page)
  await field(page, 'Name').fill('Derya')
  await endSession(page)
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/profile')}`)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('You have an unsaved draft.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue(deniz.firstName)
  await page.reload()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(field(page, 'Name')).toHaveValue('Derya')
  await expect(field(page, 'Name')).toBeFocused()
})

test('a restored draft undoes nothing that another tab has saved since, and a field that it changed stays as typed', async ({
  page,
  context,
}) => {
  await open(page)
  await field(page, 'Name').fill('Derya')
  await openLink(page, 'My Applications')
  const other = await context.newPage()
  await other.goto('/profile')
  await field(other, 'Name').fill('Deryanaz')
  await field(other, 'Last name').fill('Deniz')
  await personal(other).getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(notice(other, 'Personal info saved successfully')).toBeVisible()
  await expect(greeting(page, 'Deryanaz')).toBeVisible()
  await openLink(page, 'Edit Your Profile')
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(field(page, 'Name')).toHaveValue('Derya')
  await expect(field(page, 'Last name')).toHaveValue('Deniz')
  await expect(field(page, 'Country')).toHaveValue('TR')
})

/** The password of the second developer, who has been disabled, is renewed by the calls that the forms send. */
async function enableEkin(page: Page, bank: Bank): Promise<void> {
  const send = (path: string, fields: object) =>
    page.evaluate(
      async ([path, body]) =>
        (
          await fetch(`/bank/api-user-service/user/${path}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          })
        ).status,
      [path, JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' }, ...fields })] as const,
    )
  const { eMailAddress, password } = ekin
  const asked = { eMailAddress, recaptchaResponse: `${sandboxCaptchaPrefix}ekin` }
  expect(await send('resetpassword', asked)).toBe(200)
  const [mail] = await bank.mails(eMailAddress)
  expect(await send('changePasswordByKey', { key: mail?.link?.split('/').at(-1), password })).toBe(200)
}

test('a Save in flight when the bank refuses the next refresh: the draft is theirs who typed it, and nobody else’s', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 40[0-3]/)
  const calls = await heldCalls(page)
  await open(page)
  await enableEkin(page, bank)
  const save = personal(page).getByRole('button', { name: 'SAVE CHANGES' })
  const offered = page.getByRole('button', { name: 'Restore draft' })
  const sendAndExpire = async () => {
    await field(page, 'Name').fill('Derya')
    await calls.hold('/updateuser')
    await save.click()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await bank.fault('obtainToken', { kind: 'status', status: 400, message: 'The session is over' })
    await changeToken(page.context(), (token) => ({ ...token, expireDate: Date.now() + 45_000 }))
    await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/profile')}`)
    await bank.noFaults()
  }

  await sendAndExpire()
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL('/profile')
  await expect(field(page, 'Name')).toHaveValue(deniz.firstName)
  await offered.click()
  await expect(field(page, 'Name')).toHaveValue('Derya')
  await calls.release()

  await page.reload()
  await hydrated(page)
  await sendAndExpire()
  await submitSignIn(page, ekin.eMailAddress, ekin.password)
  await expect(page).toHaveURL('/profile')
  await expect(field(page, 'Name')).toHaveValue(ekin.firstName)
  await expect(offered).toHaveCount(0)
  await calls.release()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Derya')
  await signOut(page, ekin.firstName)
  await page.goto('/login?from=/profile')
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL('/profile')
  await expect(offered).toHaveCount(0)
})
