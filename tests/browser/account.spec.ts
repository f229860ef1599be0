import { expect, type Page } from '@playwright/test'
import { countries } from '../../src/rules/countries.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { openBank } from '../support/browser/bank.ts'
import { holdTime, leadTime, runFor } from '../support/browser/clock.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { deniz, ekin, hydrated, notice, signOut, solveCaptcha, submitSignIn } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const ada = { email: 'ada@lovelace.test', password: 'Analytical-Engine-1843' }

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Sign up', level: 1, exact: true })).toBeVisible()
  const country = page.getByLabel('Country', { exact: true })
  await expect(country).toHaveValue('-1')
  await expect(country.locator('option:checked')).toHaveText('COUNTRY')
  const options = await country
    .locator('option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]))
  expect(options).toEqual([['-1', 'COUNTRY'], ...countries.map(({ code, name }) => [code, name])])
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Phone number').fill('+441843000000')
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(ada.password)
  await page.getByLabel('Country').selectOption('GB')
  await solveCaptcha(page)
  await button(page, 'SIGN UP').click()
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeVisible()
  await expect(page.getByText('Click the link sent to your email to activate your account.')).toBeVisible()
  await expectAccessible(page)
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
  const letGo = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Subject', { exact: true }).fill('Typed early')
  letGo()
  await expect(message).toHaveValue('Deniz writes')
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Typed early')
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
  await expect(page.getByText(`Mail has been sent to ${ekin.eMailAddress} to renew password`)).toBeVisible()
  await expectAccessible(page)

  const [mail] = await bank.mails(ekin.eMailAddress)
  const link = mail?.link ?? 'there is no mail with a link'
  const change = async () => {
    await page.goto(link)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Reset Your Password', level: 1, exact: true })).toBeVisible()
    const intro = 'To change your password successfully, you need to enter your new password in the form below.'
    await expect(page.getByText(intro, { exact: true })).toBeVisible()
    for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD']) {
      const masked = page.getByLabel(label, { exact: true })
      await expect(masked).toHaveAttribute('type', 'password')
      await button(page, `Show ${label.toLowerCase()}`).click()
      await expect(masked).toHaveAttribute('type', 'text')
      await button(page, `Hide ${label.toLowerCase()}`).click()
      await expect(masked).toHaveAttribute('type', 'password')
    }
    await page.getByLabel('PASSWORD', { exact: true }).fill('Ekin-Portico-27')
    await page.getByLabel('RE-ENTER NEW PASSWORD', { exact: true }).fill('Ekin-Portico-27')
    await button(page, 'Change').click()
  }
  await change()
  await expect(page.getByText('Your password has been updated. Click below to login.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'LOG IN', exact: true }).click()
  await submitSignIn(page, ekin.eMailAddress, 'Ekin-Portico-27')
  await expect(page).toHaveURL('/dashboard?page=home')

  await change()
  await expect(notice(page, 'Password key has already been used')).toBeVisible()
  await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('RE-ENTER NEW PASSWORD', { exact: true })).toHaveValue('')
})

test('a registration waits for its link: reactivation mails it again, and the mailbox of the sandbox opens it', async ({
  page,
  context,
}) => {
  await page.goto('/reactivation')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Resend activation mail', level: 1 })).toBeVisible()
  await register(page)
  await page.goto('/reactivation')
  await hydrated(page)
  await page.getByPlaceholder('YOUR EMAIL').fill(ada.email)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(page.getByText('your activation request has been received')).toBeVisible()
  await expect(page.getByText(`Click on the link sent at ${ada.email} to activate your account.`)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/sandbox/mail')
  await hydrated(page)
  const mails = page.getByRole('main').locator('.mailbox > li')
  await expect(mails).toHaveCount(2)
  await expect(mails.first()).toContainText(ada.email)
  const search = page.getByLabel('Search emails')
  await search.fill('no such email')
  await expect(page.getByText('0 of 2 emails', { exact: true })).toBeVisible()
  await expect(mails).toHaveCount(0)
  await search.fill(ada.email)
  await expect(page.getByText('2 of 2 emails', { exact: true })).toBeVisible()
  await search.press('Enter')
  await expect(mails.first().locator('summary')).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1280, height: 720 })
  await mails.last().locator('summary').press('Enter')
  await expect(mails.getByRole('link')).toHaveCount(1)
  await expect(mails.last().getByRole('link')).toBeVisible()
  await mails.first().locator('summary').press('Enter')
  const opened = context.waitForEvent('page')
  await mails.first().getByRole('link').click()
  const tab = await opened
  await expect(tab.getByText('Your activation completed.')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
  await expectAccessible(tab)
})

test('an activation is accessible while it waits, sends its key as no Referer, and leaving does not abort the call', async ({
  page,
  quiet,
}) => {
  quiet.allow(/user\/activate|status of 400/)
  const calls = await heldCalls(page, '/user/activate')
  const referrers = new Set<string | null>()
  page.on('request', async (request) => referrers.add(await request.headerValue('referer').catch(() => null)))
  const opened = await page.goto('/confirm/no-such-key')
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.getByText('Activation is completing...')).toBeVisible()
  await expectAccessible(page)
  const told = [...referrers].map((referrer) => referrer ?? '')
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((referrer) => referrer.includes('no-such-key'))).toEqual([])
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
  await calls.release()
  await expect(notice(page, 'Activation failed. Reason : Activation key is not valid')).toBeVisible()
})

test('an activation that failed is accessible, and Retry tells what the bank says', async ({ page, bank, quiet }) => {
  quiet.allow(/user\/activate/)
  await openBank(page)
  await bank.fault('activate', { kind: 'connectionLost' })
  await page.goto('/confirm/no-such-key')
  await expect(page.getByText('Activation failed. Reason : Network Error')).toBeVisible()
  await expect(page.getByText('Link expired?')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await button(page, 'Retry').click()
  await expect(page.getByText('Activation failed. Reason : Activation key is not valid')).toBeVisible()
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
  await expectAccessible(page)
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

test('notices stand top centre, three at once, and leave after six seconds', { tag: '@layout' }, async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  await page.setViewportSize({ width: 1280, height: 720 })
  await leadTime(page)
  await page.goto('/changepassword/any-key')
  await hydrated(page)
  await holdTime(page)
  const notices = page.locator('[data-sonner-toast].toast')
  const after = (milliseconds: number) => async () => {
    await runFor(page, milliseconds)
    return (await notices.allTextContents()).toSorted()
  }
  for (let count = 1; count <= 4; count++) {
    await bank.fault('changePasswordByKey', { kind: 'status', status: 503, message: `The bank is closed, ${count}` })
    for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD'])
      await page.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
    await button(page, 'Change').click()
    await expect.poll(after(20), { intervals: [20] }).toContain(`The bank is closed, ${count}`)
    await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveValue('')
  }
  const newest = [2, 3, 4].map((count) => `The bank is closed, ${count}`)
  await expect.poll(after(5), { intervals: [20] }).toEqual(newest)
  for (const each of await notices.all()) {
    await expect(each).toHaveAttribute('data-type', 'error')
    await expect(each.locator('.variant-icon')).toHaveCSS('color', 'rgb(179, 38, 43)')
    const box = await each.boundingBox()
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640)
    expect(box?.y).toBeLessThan(360)
  }
  expect(await after(3000)()).toEqual(newest)
  await runFor(page, 3000)
  await expect.poll(after(50), { intervals: [20] }).toEqual([])

  await bank.fault('changePasswordByKey', { kind: 'status', status: 503, message: 'word '.repeat(20_000) })
  for (const times of ['', '2 times']) {
    for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD'])
      await page.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
    await button(page, 'Change').click()
    await expect.poll(after(20), { intervals: [20] }).toEqual([`${'word '.repeat(60)}…${times}`])
  }
  expect((await notices.boundingBox())?.height, 'notices are never cut').toBeLessThan(180)
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

test('what was typed into Sign up survives a reload, no passwords; a lost answer is told, and the next press doubles nothing', async ({
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
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toContainText('Network Error. Your account may have been created')
  await expect(button(page, 'SIGN UP')).toHaveCount(0)
  await expectAccessible(page)
  await bank.noFaults()
  await button(page, 'Sign up again').click()
  await expect(button(page, 'SIGN UP')).toBeFocused()
  await solveCaptcha(page)
  await button(page, 'SIGN UP').click()
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['LOG IN', 'Resend activation mail'])
  await page.goto('/register')
  await hydrated(page)
  await expect(page.getByLabel('First name')).toHaveValue('')
})

/** Holds the page's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

test('what is typed before the scripts are there stays out of the address and counts', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill(deniz.eMailAddress)
  await page.getByLabel('Password', { exact: true }).fill(deniz.password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(deniz.password)
  expect(page.url()).toMatch(/\/login$/)
  letGo()
  await hydrated(page)
  // As a password manager does it: React hears of neither.
  const fillUnheard = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
      field.value = text
    }, text)
  const focus = (label: string) => page.getByLabel(label, { exact: true }).focus()
  await focus('Username')
  await fillUnheard('Username', ekin.eMailAddress)
  await focus('Password')
  await expect(page.getByLabel('Username')).toHaveValue(ekin.eMailAddress)
  await fillUnheard('Username', deniz.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SIGN IN').click()
  await expect(page).toHaveURL('/dashboard?page=home')
})

test('a search that is begun before the scripts are there is found', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('webhook')
  letGo()
  await hydrated(page)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^[1-9]\d* /)
  await expect(page.getByRole('searchbox')).toHaveValue('webhook')
  await page.getByRole('searchbox').fill('')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'ｓｗｅｅｐ', selectionStart: 5, selectionEnd: 5 })
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('ｓｗｅｅｐ')
})
