import { expect } from '@playwright/test'
import { greeting, hydrated, notice, signIn, signOut, submitSignIn } from '../../support/browser/page.ts'
import { ada, fillInRegistration } from '../../support/browser/registration.ts'
import { test } from '../../support/browser/test.ts'

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  test('a developer registers, activates in a second tab, signs in, reloads and signs out', async ({
    page,
    context,
    bank,
  }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'SIGN UP' }).click()
    await fillInRegistration(page)
    await page.getByRole('button', { name: 'SIGN UP', exact: true }).click()
    await expect(page.getByText('Your registration has been received')).toBeVisible()
    await expect(page.getByText('Click the link sent to ada@lovelace.test to activate your account.')).toBeVisible()

    const [mail] = await bank.mails(ada.email)
    const mailTab = await context.newPage()
    await mailTab.goto('/faq')
    await mailTab.goto(mail?.link ?? 'there is no mail with a link')
    await expect(mailTab.getByText('Your activation completed.')).toBeVisible()
    await mailTab.getByRole('link', { name: 'LOG IN' }).click()
    await expect(mailTab).toHaveURL('/login')
    await mailTab.goBack()
    await expect(mailTab, 'a step back does not use the key again').toHaveURL('/faq')
    await mailTab.close()

    await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).click()
    await submitSignIn(page, ada.email, ada.password)
    await expect(page).toHaveURL('/dashboard?page=home')
    await expect(greeting(page, 'Ada')).toBeVisible()

    await page.reload()
    await expect(page).toHaveURL('/dashboard?page=home')
    await expect(greeting(page, 'Ada')).toBeVisible()

    await signOut(page, 'Ada')
    await expect(notice(page, 'Logout successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })

  test('the bank remembers when its worker is stopped in mid-journey', async ({ page, context }) => {
    await signIn(page)
    const browser = await context.newCDPSession(page)
    await browser.send('ServiceWorker.enable')
    await browser.send('ServiceWorker.stopAllWorkers')
    await page.reload()
    await expect(greeting(page, 'Deniz')).toBeVisible()
    await browser.send('ServiceWorker.stopAllWorkers')
    await signOut(page)
    await expect(notice(page, 'Logout successfully')).toBeVisible()
  })
})

test('the country that the browser restores on a step back is known to the form', async ({ page }) => {
  await page.goto('/register')
  await fillInRegistration(page)
  await page.goto('/faq')
  await page.goBack()
  const country = page.getByLabel('Country')
  await expect(country).toHaveValue('GB')
  await hydrated(page)
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(country).toHaveValue('GB')
  await expect(country).toHaveAttribute('aria-invalid', 'false')
})
