import { expect } from '@playwright/test'
import { watchLayoutShift } from '../../support/browser/layoutShift.ts'
import { chunksLoaded, deniz, greeting, hydrated, moveTo } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const failed = 'Couldn’t load part of this page. Check your connection, then try again.'
const offline = /ERR_FAILED|Failed to fetch|^uncaught: $/

test('what comes after the first paint may fail: the page says so, keeps what is typed and opens on Retry', async ({
  page,
  quiet,
}) => {
  quiet.allow(offline)
  await page.route('**/assets/bank-*.js', (route) => route.abort('failed'))
  await page.goto('/contact')
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.unroute('**/assets/bank-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  await expect(page.getByText(failed)).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada')
})

test('a part of the page that cannot be loaded says so in its place, the rest stays, and Retry brings it', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  const lose = (chunk: string) => page.route(`**/assets/${chunk}-*.js`, (route) => route.abort('failed'))
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry', exact: true })
  const isTold = async (chunk: string, choices = 'Retry') => {
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(`${failed}${choices}`)
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(greeting(page, deniz.firstName)).toBeVisible()
    await page.unroute(`**/assets/${chunk}-*.js`)
    await retry.click()
  }
  await lose('ApplicationCards')
  await startSignedIn(page, '/myapplications')
  await isTold('ApplicationCards')
  const settings = page.getByRole('button', { name: 'Settings for Till Companion', exact: true })
  await expect(settings).toBeVisible()

  await lose('DeleteDialog')
  await settings.click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await isTold('DeleteDialog', 'RetryCancel')
  await expect(page.getByRole('alertdialog', { name: 'Warning!' })).toBeVisible()

  await page.goto('/dashboard?page=myTickets')
  await lose('TicketDialog')
  await page.getByRole('link', { name: 'TCK-000006', exact: true }).click()
  await isTold('TicketDialog', 'RetryCancel')
  await expect(page.getByRole('dialog', { name: 'Ticket Details' })).toBeVisible()
})

test('a dialog that cannot be loaded is given up, and the focus goes back', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  for (const chunk of ['OtpDialog', 'LeaveDialog'])
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort('failed'))
  const alert = page.getByRole('main').getByRole('alert')
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true })
  await startSignedIn(page, '/newapplication')
  const otp = page.getByRole('switch', { name: 'Otp Needed?' })
  await otp.click()
  await expect(alert).toHaveText(`${failed}RetryCancel`)
  await expect(cancel).toBeFocused()
  await cancel.click()
  await expect(alert).toHaveCount(0)
  await expect(otp).toBeFocused()
  await expect(otp).toBeChecked()

  const faq = page.getByRole('link', { name: 'FAQ', exact: true }).first()
  await faq.click()
  await expect(alert).toHaveText(`${failed}RetryLeaveCancel`)
  await cancel.click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Application')
  await faq.click()
  await page.getByRole('main').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/faq')
})

test('the account menu that cannot be loaded comes when the name is pressed again', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  await page.route('**/assets/AccountMenu-*.js', (route) => route.abort('failed'))
  await startSignedIn(page)
  await page.unroute('**/assets/AccountMenu-*.js')
  await greeting(page, deniz.firstName).click()
  await expect(greeting(page, deniz.firstName)).toHaveAttribute('aria-expanded', 'false')
  await greeting(page, deniz.firstName).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test.describe('with nothing in the memory of the renderer', () => {
  test.use({ firstVisit: true })

  test('offline, the first notice of a page shows, Logout successfully included, and /login is there', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/)
    await startSignedIn(page)
    await page.goto('/profile')
    await greeting(page, deniz.firstName).click()
    await chunksLoaded(page, ['NoticesToaster', 'signIn'])
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Logout successfully', { exact: true })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'SIGN IN', exact: true }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
})

test('a step in the history before the page answers leads there once it does', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await moveTo(page, '/contact')
  await page.addInitScript(() => history.back())
  await page.reload()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ', exact: true })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText(['FAQ'])
})

test('pages of the signed-in area open without a layout shift', async ({ page, bank }) => {
  await page.setViewportSize(viewports.tablet)
  await startSignedIn(page)
  for (const operation of ['listApplications', 'listTickets', 'generateReports'])
    await bank.fault(operation, { kind: 'delay', delay: 100 })
  const shift = await watchLayoutShift(page)
  const main = page.getByRole('main')
  for (const [view, last] of [
    ['home', main.getByText('Across all your applications')],
    ['applications', main.getByRole('link', { name: 'Till Companion' })],
    ['createTicket', main.getByRole('button', { name: 'Next' })],
  ] as const) {
    await page.goto(`/dashboard?page=${view}`)
    await expect(last).toBeVisible()
    await hydrated(page)
    expect(await shift(), view).toBeLessThan(0.005)
  }
})

test('the frame of the signed-in area begins where its page will', async ({ page }) => {
  await startSignedIn(page)
  let release = () => {}
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  let released = Promise.resolve()
  const cornerOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { x, y } = element.getBoundingClientRect()
      return { x, y }
    })
  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(viewports[size])
    released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto('/dashboard?page=analytics', { waitUntil: 'commit' })
    const frame = await cornerOf('.page-frame > :first-child')
    release()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(frame, size).toEqual(await cornerOf('.page-heading'))
  }
})

test('a short page whose code comes late moves nothing: what is under it shows with it', async ({ page }) => {
  await page.setViewportSize(viewports.tablet)
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/gettingStarted')
  await hydrated(page)
  const before = await layoutShift()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await moveTo(page, '/community')
  await expect(page.locator('.page-frame')).toBeVisible()
  const hidden = () =>
    [...document.querySelectorAll('main ~ *')]
      .filter((element) => getComputedStyle(element).visibility === 'hidden')
      .map(({ localName }) => localName)
  expect(await page.evaluate(hidden), 'notices and dialogs show meanwhile').toEqual(['footer', 'aside'])
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await layoutShift()).toBe(before)
})
