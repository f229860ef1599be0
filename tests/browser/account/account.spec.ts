import { expect, type Page } from '@playwright/test'
import { startOf } from '../../../src/rules/text/serverText.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { holdTime, leadTime, runFor } from '../../support/browser/clock.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { deniz, ekin, hydrated, notice, solveCaptcha } from '../../support/browser/page.ts'
import { ada, fillInRegistration } from '../../support/browser/registration.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the forms about an account are accessible as they fail and end, and the mailbox of the sandbox opens the link', {
  tag: '@full',
}, async ({ page, context, bank, quiet }) => {
  test.slow(true, 'one page, several forms')
  quiet.allow(/status of 503|user\/register/)
  await page.goto('/reminder')
  await hydrated(page)
  await bank.fault('resetPassword', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.getByPlaceholder('YOUR EMAIL').fill(ekin.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(page.getByText(`Mail has been sent to ${ekin.eMailAddress} to renew password`)).toBeVisible()
  await expectAccessible(page)

  const [mail] = await bank.mails(ekin.eMailAddress)
  await page.goto(mail?.link ?? 'there is no mail with a link')
  await hydrated(page)
  for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD'])
    await page.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
  await button(page, 'Change').click()
  await expect(page.getByText('Your password has been updated. Click below to login.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/register')
  await hydrated(page)
  await fillInRegistration(page)
  await bank.fault('register', { kind: 'connectionLost' })
  await button(page, 'SIGN UP').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Network Error. Your account may have been created',
  )
  await expectAccessible(page)
  await bank.noFaults()
  await button(page, 'Sign up again').click()
  await solveCaptcha(page)
  await button(page, 'SIGN UP').click()
  const received = page.getByRole('heading', { name: 'Your registration has been received' })
  await expect(received).toBeFocused()
  await expect(received).toBeInViewport()
  await expectAccessible(page)
  await page.goto('/reactivation')
  await hydrated(page)
  await page.getByPlaceholder('YOUR EMAIL').fill(ada.email)
  await solveCaptcha(page)
  await button(page, 'SEND').click()
  await expect(page.getByText('your activation request has been received')).toBeVisible()

  await page.getByRole('link', { name: 'Open the email in the sandbox', exact: true }).click()
  const mails = page.getByRole('main').locator('.mailbox > li')
  await expect(page.getByText('2 of 3 emails')).toBeVisible()
  await expect(mails).toHaveCount(2)
  await expectAccessible(page)
  await page.setViewportSize(viewports.phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize(viewports.laptop)
  await mails.last().locator('summary').press('Enter')
  await expect(mails.last().getByRole('link')).toBeVisible()
  await mails.first().locator('summary').press('Enter')
  const opened = context.waitForEvent('page')
  await mails.first().getByRole('link').click()
  const tab = await opened
  await expect(tab.getByText('Your activation completed.')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'LOG IN', exact: true })).toHaveAttribute('href', '/login')
  await expectAccessible(tab)
})

test('an activation is accessible while it waits and when it fails, sends its key as no Referer, and leaving does not abort the call', {
  tag: '@full',
}, async ({ page, bank, quiet }) => {
  quiet.allow(/user\/activate|status of 400/)
  const calls = await heldCalls(page, '/user/activate')
  const referrers = new Set<string | null>()
  page.on('request', async (request) => referrers.add(await request.headerValue('referer').catch(() => null)))
  const opened = await page.goto('/confirm/no-such-key')
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.getByText('Activation is completing...')).toBeVisible()
  await expectAccessible(page)
  const reported = [...referrers].map((referrer) => referrer ?? '')
  expect(reported.length).toBeGreaterThan(0)
  expect(reported.filter((referrer) => referrer.includes('no-such-key'))).toEqual([])
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
  await calls.release()
  await expect(notice(page, 'Activation failed. Reason : Activation link is not valid')).toBeVisible()

  await bank.fault('activate', { kind: 'connectionLost' })
  await page.goto('/confirm/no-such-key')
  await calls.release()
  await expect(page.getByText('Activation failed. Reason : Network Error')).toBeVisible()
  await expectAccessible(page)
})

test('notices stand top centre, and are never cut', { tag: '@layout' }, async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.setViewportSize(viewports.laptop)
  await leadTime(page)
  await page.goto('/changepassword/any-key')
  await hydrated(page)
  await holdTime(page)
  const notices = page.locator('[data-sonner-toast].toast')
  const after = (milliseconds: number) => async () => {
    await runFor(page, milliseconds)
    return (await notices.allTextContents()).toSorted()
  }
  const endless = 'word '.repeat(20_000)
  const shown: string[] = []
  for (const message of ['The bank is closed', endless]) {
    await bank.fault('changePasswordByKey', { kind: 'status', status: 503, message })
    for (const label of ['PASSWORD', 'RE-ENTER NEW PASSWORD'])
      await page.getByLabel(label, { exact: true }).fill('Ekin-Portico-27')
    await button(page, 'Change').click()
    shown.push(startOf(message, 'notice'))
    await expect.poll(after(20), { intervals: [20] }).toEqual(shown)
  }
  for (const each of await notices.all()) {
    await expect(each.locator('.variant-icon')).toHaveCSS('color', 'rgb(179, 38, 43)')
    const box = await each.boundingBox()
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640)
    expect(box?.y).toBeLessThan(360)
    expect(box?.height).toBeLessThan(180)
  }
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
  // As a password manager does it: React is notified of neither.
  const fillUnheard = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
      field.value = text
    }, text)
  const focus = (label: string) => page.getByLabel(label, { exact: true }).focus()
  await focus('Username')
  await fillUnheard('Username', ekin.eMailAddress)
  await focus('Password')
  // React has drawn it, and draws it no later.
  await expect(page.getByLabel('Username')).toHaveAttribute('value', ekin.eMailAddress)
  await fillUnheard('Username', deniz.eMailAddress)
  await solveCaptcha(page)
  await button(page, 'SIGN IN').click()
  await expect(page).toHaveURL('/dashboard?page=home')

  // A draft that was left is there too.
  const message = page.getByLabel('Message', { exact: true })
  await page.goto('/contact')
  await hydrated(page)
  await message.fill('Deniz writes')
  const letGoAgain = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Subject', { exact: true }).fill('Typed early')
  letGoAgain()
  await expect(message).toHaveValue('Deniz writes')
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Typed early')
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

test('an activation that completes leaves the footer nearly where it is', async ({ page, bank }) => {
  const calls = await heldCalls(page, '/user/activate')
  await page.goto('/register')
  await fillInRegistration(page)
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeVisible()
  const [mail] = await bank.mails(ada.email)
  await page.setViewportSize(viewports.desktop)
  await page.goto(mail?.link ?? 'there is no mail with a link')
  const footer = () => page.getByRole('contentinfo').evaluate((each) => each.getBoundingClientRect().top)
  await expect(page.getByText('Activation is completing...')).toBeVisible()
  const before = await footer()
  await calls.release()
  await expect(page.getByRole('heading', { name: 'Your activation completed.' })).toBeVisible()
  expect(Math.abs((await footer()) - before), 'a fiftieth of the window is not moved').toBeLessThan(40)
})

test('the developers of the sandbox arrive where the sign-in page has kept room for them', { tag: '@layout' }, async ({
  page,
}) => {
  const calls = await heldCalls(page, '/sandbox/api/personas')
  for (const size of [viewports.phone, viewports.tablet]) {
    await page.setViewportSize(size)
    await page.goto('/login')
    await hydrated(page)
    const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true })
    const before = await signUp.boundingBox()
    await calls.release()
    await expect(page.getByRole('button', { name: 'Deniz, an active developer' })).toBeVisible()
    expect((await signUp.boundingBox())?.y, `${size.width} pixels`).toBe(before?.y)
  }
})
