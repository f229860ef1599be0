import { deniz, ekin, greeting, hydrated, notice, signIn, signOut, submitSignIn } from '../support/browser/page.ts'
import { ada, fillInRegistration } from '../support/browser/registration.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'

const unnamed = { lastName: 'Aydin', eMailAddress: deniz.eMailAddress, phoneNumber: '+905551112233', countryCode: 'TR' }

test('a protected page is asked for, signed in for and then shown', async ({ page }) => {
  for (const path of ['/myapplications', '/newapplication', '/profile', '/dashboard?page=createTicket']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
  }
  await page.goto('/dashboard?page=apps')
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/dashboard?page=apps')}`)
  await hydrated(page)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(page).toHaveURL('/dashboard?page=apps')
  for (const path of ['/newapplication/', '/NewApplication']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'New Application', level: 1, exact: true })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('a disabled developer reads how to renew the password', async ({ page, quiet }) => {
  quiet.allow(/status of 401/)
  await page.goto('/login')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1, exact: true })).toBeVisible()
  for (const [name, href] of [
    ['Forgot password?', '/reminder'],
    ['Resend activation mail', '/reactivation'],
    ['Sign up', '/register'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await submitSignIn(page, ekin.eMailAddress, ekin.password)
  await expect(page.getByRole('alert')).toHaveText('USER DISABLED. PLEASE RENEW PASSWORD BY CLICK : FORGOT PASSWORD')
  await page.getByRole('link', { name: 'FORGOT PASSWORD', exact: true }).click()
  await expect(page).toHaveURL('/reminder')
})

test('what was typed survives a failed registration, which two clicks send once', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.goto('/register')
  await fillInRegistration(page)
  await bank.fault('register', { kind: 'status', status: 503, message: 'The bank is closed', delay: 300 })
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).dblclick()
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  expect(await bank.events('register')).toHaveLength(1)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ada.password)
})

test("an empty form names each missing field, the captcha's with them, and puts the cursor into the first", async ({
  page,
}) => {
  await page.goto('/register')
  await hydrated(page)
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  const required = page.getByRole('main').getByText('Required', { exact: true })
  await expect(required).toHaveCount(8)
  await expect(
    page.locator('.field-message', { hasText: /^Required$/ }).locator('svg'),
    'each with the same sign',
  ).toHaveCount(8)
})

test('a key that is not good is refused in the words of the bank', async ({ page, quiet }) => {
  quiet.allow(/status of 4\d\d/)
  await page.goto('/confirm/no-such-key')
  await expect(page.getByRole('alert')).toContainText('Activation failed. Reason : Activation link is not valid')
})

test('a signed-in developer who opens /login lands on the home page, with an avatar, a greeting and a menu', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page, '/login')
  await expect(page).toHaveURL('/')
  const header = page.getByRole('banner')
  const avatar = header.getByRole('link', { name: 'Your profile', exact: true })
  await expect(avatar).toHaveText('D')
  await expect(header.getByRole('link', { name: /^SIGN/ })).toHaveCount(0)
  await greeting(page, 'Deniz').click()
  await expect(header.locator('.menu').getByRole('listitem')).toHaveText(['Dashboard', 'Sign out'])
  await header.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL('/dashboard?page=home')
  await avatar.click()
  await expect(page).toHaveURL('/profile')

  await bank.fault('getUser', { kind: 'altered', set: { data: { ...unnamed, firstName: '' } } })
  await bank.fault('logout', { kind: 'status', status: 500, message: 'Nobody can leave' })
  await page.reload()
  await expect(avatar).toHaveText('D')
  await signOut(page, deniz.eMailAddress)
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await expect(notice(page, 'Nobody can leave')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(header.getByRole('link', { name: 'SIGN IN', exact: true })).toBeVisible()
})

/** tests/unit/rules/session/session.test.ts has more of them. */
const elsewhere = ['https://evil.test/', '//evil.test/']

test('the origin that sign-in returns to can only be one of our protected pages', async ({ page, context }) => {
  for (const from of elsewhere) {
    await signIn(page, `?from=${encodeURIComponent(from)}`)
    await expect(page, from).toHaveURL('/dashboard?page=home')
    await context.clearCookies()
  }
})
