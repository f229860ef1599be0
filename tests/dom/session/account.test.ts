import type { Page } from '@playwright/test'
import { countries } from '../../../src/rules/forms/countries.ts'
import { openBank } from '../../support/browser/bank.ts'
import { runFor, stopTime } from '../../support/browser/clock.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import {
  deniz,
  ekin,
  greeting,
  hydrated,
  notice,
  signOut,
  solveCaptcha,
  submitSignIn,
  translate,
} from '../../support/browser/page.ts'
import { ada, fillInRegistration } from '../../support/browser/registration.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** The confirmation leads to its email, which is open in the mailbox. */
async function seesMail(page: Page, { search, subject }: { search: string; subject: string }): Promise<void> {
  await page.getByRole('link', { name: 'Open the email in the sandbox', exact: true }).click()
  await expect(page.getByLabel('Search emails')).toHaveValue(search)
  await expect(page.locator('.mailbox details[open] summary strong')).toHaveText(subject)
}

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Sign up', level: 1, exact: true })).toBeVisible()
  const country = page.getByLabel('Country', { exact: true })
  await expect(country).toHaveValue('-1')
  expect(await country.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe('COUNTRY')
  const options = await country
    .locator('option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]))
  expect(options).toEqual([['-1', 'COUNTRY'], ...countries.map(({ code, name }) => [code, name])])
  await button(page, 'SIGN UP').click()
  await expect(page.getByText('Required', { exact: true })).not.toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'At least 8 characters: uppercase and lowercase letters, a number and a special character Required',
  )
  await fillInRegistration(page)
  await button(page, 'SIGN UP').click()
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeFocused()
  await expect(page.getByText('Click the link sent to ada@lovelace.test to activate your account.')).toBeVisible()
}

for (const path of ['/contact', '/support'])
  test(`a message sent on ${path} arrives, and the form is empty again`, async ({ page, bank }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Contact Us', exact: true })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.getByLabel('Email', { exact: true }).fill('ada@lovelace.test')
    await page.getByLabel('Subject', { exact: true }).fill('Going live')
    await page.getByLabel('Message', { exact: true }).fill('How do I go live?')
    await solveCaptcha(page)
    await button(page, 'SEND').click()
    await expect(notice(page, 'Your message has been received')).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We reply by email.')
    await seesMail(page, { search: 'ada@lovelace.test', subject: 'Going live' })
    expect(await bank.mails('developers@portico.example')).toHaveLength(1)
  })

test('a message that is begun while the last one is sent stays, also past another page', async ({ page }) => {
  const calls = await heldCalls(page)
  await page.goto('/contact')
  await hydrated(page)
  const fields = { Name: 'Ada', Email: 'ada@lovelace.test', Subject: 'Going live', Message: 'How do I go live?' }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await solveCaptcha(page)
  await calls.hold('/savecontact')
  await button(page, 'SEND').click()
  await expect(button(page, 'SEND')).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Message', { exact: true }).fill('And when?')
  await calls.release()
  await expect(notice(page, 'Your message has been received')).toBeVisible()
  await expect(page.getByText('We reply by email. You may also find')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  const left = Object.keys(fields).map((label) => page.getByLabel(label, { exact: true }).inputValue())
  expect(await Promise.all(left)).toEqual(['', '', '', 'And when?'])
  await expect(page.getByText('Required', { exact: true })).toHaveCount(0)
  const message = page.getByLabel('Message', { exact: true })
  const throughFaq = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect(page).toHaveURL('/faq')
    await page.goBack()
  }
  await throughFaq()
  await expect(message).toHaveValue('And when?')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')

  // Theirs who write it, also where the page opens before it knows who that is.
  await startSignedIn(page, '/contact')
  await message.fill('Deniz writes')
  await throughFaq()
  await expect(message).toHaveValue('Deniz writes')
  await page.reload()
  await expect(message).toHaveValue('Deniz writes')
  await signOut(page)
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us', exact: true }).click()
  await expect(message).toHaveValue('')
})

test('a disabled developer renews the password by a link that works once', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 400/)
  await page.goto('/reminder')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Password Reminder' })).toBeVisible()
  await expect(page.getByText('You should type your e-mail to renew your password.')).toBeVisible()
  await page.getByPlaceholder('YOUR EMAIL').fill(ekin.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  const sent = page.getByRole('heading', { name: `Mail has been sent to ${ekin.eMailAddress} to renew password` })
  await expect(sent).toBeFocused()
  expect(await sent.evaluate((heading) => heading.innerHTML)).toContain(
    ekin.eMailAddress.replaceAll(/[@.]/g, '$&<wbr>'),
  )
  await seesMail(page, { search: ekin.eMailAddress, subject: 'Renew your password' })

  const [mail] = await bank.mails(ekin.eMailAddress)
  const link = mail?.link ?? 'there is no mail with a link'
  const change = async () => {
    await page.goto(link)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Reset Your Password', level: 1, exact: true })).toBeVisible()
    await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveAccessibleDescription(
      'At least 8 characters, with a letter and a number',
    )
    const intro = 'To change your password successfully, you need to enter your new password in the form below.'
    await expect(page.getByText(intro, { exact: true })).toBeVisible()
    for (const [label, shown] of [
      ['PASSWORD', 'password'],
      ['RE-ENTER NEW PASSWORD', 'repeated password'],
    ] as const) {
      const masked = page.getByLabel(label, { exact: true })
      await expect(masked).toHaveAttribute('type', 'password')
      await button(page, `Show ${shown}`).click()
      await expect(masked).toHaveAttribute('type', 'text')
      await button(page, `Hide ${shown}`).click()
      await expect(masked).toHaveAttribute('type', 'password')
    }
    await page.getByLabel('PASSWORD', { exact: true }).fill('Ekin-Portico-27')
    await page.getByLabel('RE-ENTER NEW PASSWORD', { exact: true }).fill('Ekin-Portico-27')
    await button(page, 'Change').click()
  }
  await change()
  await expect(page.getByText('Your password has been updated. Click below to login.')).toBeVisible()
  await page.getByRole('link', { name: 'LOG IN', exact: true }).click()
  await submitSignIn(page, ekin.eMailAddress, 'Ekin-Portico-27')
  await expect(page).toHaveURL('/dashboard?page=home')

  await change()
  await expect(notice(page, 'Password link has already been used')).toBeVisible()
  await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('RE-ENTER NEW PASSWORD', { exact: true })).toHaveValue('')
})

test('a registration waits for its link: reactivation mails it again, and the mailbox of the sandbox finds it', async ({
  page,
}) => {
  await page.goto('/reactivation')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Resend activation mail', level: 1 })).toBeVisible()
  await register(page)
  await seesMail(page, { search: ada.email, subject: 'Activate your account' })
  await page.goto('/reactivation')
  await hydrated(page)
  await page.getByPlaceholder('YOUR EMAIL').fill(ada.email)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(page.getByRole('heading', { name: 'your activation request has been received' })).toBeFocused()
  await expect(page.getByText(`Click on the link sent at ${ada.email} to activate your account.`)).toBeVisible()

  await seesMail(page, { search: ada.email, subject: 'Activate your account' })
  const mails = page.getByRole('main').locator('.mailbox > li')
  await expect(mails).toHaveCount(2)
  await expect(mails.first()).toContainText(ada.email)
  const search = page.getByLabel('Search emails')
  await search.fill('no such email')
  await expect(page.getByText('0 of 2 emails', { exact: true })).toBeVisible()
  await expect(mails).toHaveCount(0)
  await search.fill(ada.email)
  await expect(page.getByText('2 emails', { exact: true })).toBeVisible()
  await search.press('Enter')
  await expect(mails.first().locator('summary')).toBeFocused()
  await mails.last().locator('summary').press('Enter')
  await expect(mails.getByRole('link')).toHaveCount(1)
  await expect(mails.last().getByRole('link')).toBeVisible()
})

test('an activation that failed says why, and Retry shows what the bank says', async ({ page, bank, quiet }) => {
  quiet.allow(/user\/activate/)
  await openBank(page)
  await bank.fault('activate', { kind: 'connectionLost' })
  await page.goto('/confirm/no-such-key')
  await expect(page.getByText('Activation failed. Reason : Network Error')).toBeVisible()
  await expect(page.getByText('Link expired?')).toBeVisible()
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(page.getByText('Activation failed. Reason : Activation link is not valid')).toBeVisible()
  await expect(page.getByText('Your account may already be active. Try signing in.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['LOG IN', 'Resend activation mail'])
  await expect(button(page, 'Retry')).toHaveCount(0)
})

test('a failed reminder keeps the address and asks for the captcha again', async ({ page, bank, quiet }) => {
  quiet.allow(/status of (503|599)/)
  await page.goto('/reminder')
  await hydrated(page)
  await bank.fault('resetPassword', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.getByPlaceholder('YOUR EMAIL').fill(deniz.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(page.getByPlaceholder('YOUR EMAIL')).toHaveValue(deniz.eMailAddress)
  for (const [status, text] of [
    [503, 'Service Unavailable'],
    [599, 'Failed[STATUS=599]'],
  ] as const) {
    await bank.fault('resetPassword', { kind: 'status', status })
    await solveCaptcha(page)
    await button(page, 'SEND').click()
    await expect(notice(page, text)).toBeVisible()
  }
})

test('/login?from=… keeps `from` through Forgot password and back; Back leads to the page before', async ({ page }) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  const origin = '/dashboard?page=analytics#today'
  const from = `?from=${encodeURIComponent(origin)}`
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate((to) => history.pushState(null, '', to), origin)
  await expect(page).toHaveURL(`/login${from}`)
  for (const [name, path] of [
    ['Forgot password?', '/reminder'],
    ['Resend activation mail', '/reactivation'],
    ['Sign up', '/register'],
  ] as const) {
    await link(name).click()
    await expect(page).toHaveURL(path + from)
    await link('Sign in').click()
    await expect(page).toHaveURL(`/login${from}`)
    await page.goBack()
    await page.goBack()
  }
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL(origin)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('what was chosen in a form before it was hydrated is sent', async ({ page }) => {
  await stopTime(page)
  await page.goto('/register')
  await page.getByLabel('Country', { exact: true }).selectOption('GB')
  await page.getByLabel('First name', { exact: true }).fill('Ada')
  await runFor(page, 1000)
  await button(page, 'SIGN UP').click()
  await expect(page.getByLabel('Last name', { exact: true })).toHaveAccessibleDescription('Required')
  for (const label of ['First name', 'Country'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription('')
})

test('what was typed into Sign up survives a reload, no passwords; a lost answer is reported, and the next press doubles nothing', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/user\/register/)
  const typed = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: ada.email, 'Phone number': '+441843000000' }
  const passwords = ['Password', 'Confirm password']
  await page.goto('/register')
  await hydrated(page)
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  for (const label of passwords) await page.getByLabel(label, { exact: true }).fill(ada.password)
  await page.getByLabel('Country').selectOption('GB')
  await page.reload()
  await hydrated(page)
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await expect(page.getByLabel('Country')).toHaveValue('GB')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(ada.password)
  for (const label of passwords) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await page.getByLabel(label, { exact: true }).fill(ada.password)
  }

  await bank.fault('register', { kind: 'connectionLost' })
  await solveCaptcha(page)
  await button(page, 'SIGN UP').click()
  const reported = page.getByRole('main').getByRole('alert')
  await expect(reported).toContainText('Network Error. Your account may have been created')
  await expect(button(page, 'SIGN UP')).toHaveCount(0)
  await bank.noFaults()
  await button(page, 'Sign up again').click()
  await expect(button(page, 'SIGN UP')).toBeFocused()
  await solveCaptcha(page)
  await button(page, 'SIGN UP').click()
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Open the email in the sandbox',
    'LOG IN',
    'Resend activation mail',
  ])
  await page.goto('/register')
  await hydrated(page)
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('a page that the browser translates still signs in', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await translate(page)
  await button(page, 'SIGN IN').click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('The email address you signed up with Required')
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
})

test('a password that is shown is masked when the page is left, which the browser keeps for Back', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(deniz.password)
  await button(page, 'Show password').click()
  await expect(password).toHaveAttribute('type', 'text')
  // The page stands still from here on: nothing is rendered later.
  const left = await password.evaluate((input: HTMLInputElement) => {
    dispatchEvent(new Event('pagehide'))
    return input.type
  })
  expect(left).toBe('password')
  await expect(password).toHaveValue(deniz.password)
  await expect(button(page, 'Show password')).toBeVisible()
})

test('what a password manager fills in without an event stays when the page around it is drawn again', async ({
  page,
}) => {
  const calls = await heldCalls(page, '/personas')
  await page.goto('/login')
  await hydrated(page)
  for (const [label, text] of Object.entries({ Username: deniz.eMailAddress, Password: deniz.password }))
    await page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
      field.value = text
    }, text)
  await calls.release()
  await expect(button(page, deniz.label)).toBeVisible()
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(deniz.eMailAddress)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(deniz.password)
  await solveCaptcha(page)
  await button(page, 'SIGN IN').click()
  await expect(greeting(page, deniz.firstName)).toBeVisible()
})
