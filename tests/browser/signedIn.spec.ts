import { expect } from '@playwright/test'
import { decodeToken, encodeToken } from '../../src/rules/session.ts'
import { staySignedInTexts } from '../../src/rules/signIn.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { greeting, signIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

test('the dashboard is accessible, on a phone with its drawer open too', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL('/dashboard?page=home')
  await expect(page.getByText('The last one is Budget Diary')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Dashboard menu' })
  for (const name of ['Dashboard Home', 'New Application', 'My Applications', 'Edit Your Profile'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await drawer.getByText('Support Ticket', { exact: true }).click()
  for (const name of ['Create a Ticket', 'My Tickets'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('with less than a minute left a dialog offers to stay signed in, and staying refreshes once', async ({
  page,
  context,
  bank,
}) => {
  await signIn(page)
  await page.goto('/support')
  await expect(greeting(page, 'Deniz')).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'portico.token')
  const token = cookie && decodeToken(cookie.value)
  if (!token) throw new Error('Nobody is signed in')
  await bank.fault('obtainToken', { kind: 'status', status: 503, message: 'The bank is closed' })
  const value = encodeToken({ ...token, expireDate: Date.now() + 45_000 }) ?? ''
  await context.addCookies([{ ...cookie, value }])
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
  const dialog = page.getByRole('alertdialog', { name: staySignedInTexts.title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(staySignedInTexts.refreshable)).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await dialog.getByRole('button', { name: staySignedInTexts.stay }).click()
  await expect(dialog).toBeHidden()
  expect((await bank.events('obtainToken')).filter(({ status }) => status === 200)).toHaveLength(2)
})
