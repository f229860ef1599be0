import { expect, type Page } from '@playwright/test'
import { chunksLoaded, hydrated, loadedChunks, solveCaptcha } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

const part = {
  offline: 'Couldn’t load part of this page. Check your connection, then try again.',
  outdated: 'A newer version of the portal is available. Reload the page to use it.',
  bug: 'Part of this page stopped working. Try again or reload the page.',
}

const link = (page: Page, place: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(place).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const buttons = (page: Page) => page.getByRole('main').getByRole('button')
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** What the server says of a chunk that a newer version has replaced. */
const gone = {
  'a 404': { status: 404, contentType: 'text/plain', body: 'There is nothing at this address.' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Portal</title>' },
}

const isReplaced = /status of 404|MIME type|Failed to fetch|dynamically imported module/

const spoil = (page: Page, chunk: string, body: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }))

/** The errors that are reported as a bug of the page, from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('pageerror', (error) => reports.push(error.message || String(error)))
  return reports
}

test.describe('without a connection', () => {
  // Else the screen's chunk is in the renderer's memory.
  test.use({ firstVisit: true })

  test('a screen that does not come without a connection says so between header and footer, and Retry brings it', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/)
    const reports = reportsOf(page)
    await page.goto('/community')
    await hydrated(page)
    // Else the bank, what it answers or a notice would be missed as well.
    await chunksLoaded(page, ['PopUpList'])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await loadedChunks(page)).not.toContain('NoticesToaster')
    await page.keyboard.press('Shift')
    await chunksLoaded(page, ['NoticesToaster'])
    await page.context().setOffline(true)
    await link(page, 'banner', 'FAQ').click()
    await expect(heading(page)).toHaveText('Couldn’t load this page')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('Check your connection, then try again.')
    await expect(buttons(page)).toHaveText(['Retry'])
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await link(page, 'banner', 'COMMUNITY').click()
    await expect(heading(page)).toHaveText('Community')
    await link(page, 'banner', 'FAQ').click()
    await expect(buttons(page)).toHaveText(['Retry'])
    await page.context().setOffline(false)
    await press(page, 'Retry')
    await expect(heading(page)).toHaveText('FAQ')
    expect(reports).toEqual([])
  })
})

test.describe('a form that follows a page to read', () => {
  // Else the stylesheet is in the renderer's memory.
  test.use({ firstVisit: true })

  test('says that its stylesheet does not come instead of showing without it, and Retry brings both', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED/)
    const reports = reportsOf(page)
    await page.route('**/assets/style-*.css', (route) => route.abort())
    await page.goto('/community')
    await hydrated(page)
    await link(page, 'contentinfo', 'Contact Us').click()
    await expect(heading(page)).toHaveText('Couldn’t load this page')
    await expect(buttons(page)).toHaveText(['Retry'])
    await page.unroute('**/assets/style-*.css')
    await press(page, 'Retry')
    await expect(heading(page)).toHaveText('Contact Us')
    await expect(page.locator('link[href*="/style-"]')).toHaveCount(1)
    expect(reports).toEqual([])
  })

  test('the dashboard whose own stylesheet does not come says so, and Retry brings it', async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED/)
    await page.route('**/assets/style-*.css', (route) => route.abort())
    await startSignedIn(page, '/dashboard?page=applications')
    await expect(heading(page)).toHaveText('Couldn’t load this page')
    await expect(buttons(page)).toHaveText(['Retry'])
    await page.unroute('**/assets/style-*.css')
    await press(page, 'Retry')
    await expect(heading(page)).toHaveText('My Applications')
    await expect(page.locator('.application-card').first()).toHaveCSS('min-height', '236px')
  })

  test('says that a newer version is there when a page is in the place of its stylesheet', async ({ page, quiet }) => {
    quiet.allow(isReplaced)
    await page.route('**/assets/style-*.css', (route) => route.fulfill(gone['a page']))
    await page.goto('/community')
    await hydrated(page)
    await link(page, 'contentinfo', 'Contact Us').click()
    await expect(heading(page)).toHaveText('This page has been updated')
    await expect(buttons(page)).toHaveText(['Reload'])
  })
})

for (const [name, answer] of Object.entries(gone))
  test(`a screen’s chunk with ${name} in its place: a newer version is there, Reload opens it`, {
    tag: '@full',
  }, async ({ page, quiet }) => {
    quiet.allow(isReplaced)
    const reports = reportsOf(page)
    await page.route('**/assets/faq-*.js', (route) => route.fulfill(answer))
    await page.goto('/community')
    await hydrated(page)
    await link(page, 'banner', 'FAQ').click()
    await expect(heading(page)).toHaveText('This page has been updated')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('alert')).toContainText(part.outdated)
    await expect(buttons(page)).toHaveText(['Reload'])
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute('**/assets/faq-*.js')
    await press(page, 'Reload')
    await expect(heading(page)).toHaveText('FAQ')
    expect(reports).toEqual([])
  })

test('parts whose chunks are replaced by a newer version say so in their places, and a draft survives Reload', {
  tag: '@full',
}, async ({ page, quiet }) => {
  quiet.allow(isReplaced)
  const reports = reportsOf(page)
  const replace = (chunk: string) => page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill(gone['a 404']))
  for (const chunk of ['CataloguePage', 'ServicePage', 'passwordFlow']) await replace(chunk)
  await page.goto('/docs')
  await hydrated(page)
  for (const path of [
    '/docs/password-flow',
    '/docs/api/account-information',
    '/docs/api/account-information/account-list',
  ]) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(part.outdated)
    await expect(page.getByRole('main').getByRole('alert').getByRole('button')).toHaveText(['Reload'])
    await page.evaluate(() => history.pushState(null, '', '/docs'))
    await expect(heading(page)).toHaveText('API Overview')
  }
  await page.unroute('**/assets/passwordFlow-*.js')
  await page.evaluate(() => history.pushState(null, '', '/docs/password-flow'))
  await expect(heading(page)).toHaveText('Password Flow')

  await replace('OtpDialog')
  await startSignedIn(page, '/newapplication')
  await page.getByLabel('Name', { exact: true }).fill('Till Friend')
  await page.getByRole('switch', { name: 'Otp Needed?' }).click()
  const alert = page.getByRole('alert').filter({ hasText: part.outdated })
  await expect(alert.getByRole('button')).toHaveText(['Reload', 'Cancel'])
  await press(page, 'Cancel')
  await replace('PrivateKey')
  await press(page, 'Generate Keys')
  await expect(alert.getByRole('button')).toHaveText(['Reload'])
  await expect(page.getByLabel('Public Key', { exact: true })).toHaveValue('')
  await page.unroute('**/assets/PrivateKey-*.js')
  await page.unroute('**/assets/OtpDialog-*.js')
  page.once('dialog', (dialog) => dialog.accept())
  await press(page, 'Reload')
  await press(page, 'Restore draft')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Till Friend')
  expect(reports).toEqual([])
})

test('a form whose call is gone with an older version says so, and not that it may have been sent', {
  tag: '@full',
}, async ({ page, quiet }) => {
  quiet.allow(isReplaced)
  await page.route('**/assets/password-*.js', (route) => route.fulfill(gone['a 404']))
  await page.goto('/reminder')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill('ada@lovelace.test')
  await solveCaptcha(page)
  await press(page, 'SEND')
  await expect(page.getByText(`Couldn’t send the email. ${part.outdated}`, { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@lovelace.test')
  await expect(page.locator('.toast').getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.unroute('**/assets/password-*.js')
  page.once('dialog', (dialog) => dialog.accept())
  await press(page, 'Reload')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@lovelace.test')
})

test('a sign-in and a download whose code is gone with an older version offer to reload', {
  tag: '@full',
}, async ({ page, quiet }) => {
  quiet.allow(isReplaced)
  await page.route(/\/assets\/(?:session|browser)-/, (route) => route.fulfill(gone['a 404']))
  await page.goto('/docs/api/account-information/account-list')
  await hydrated(page)
  await press(page, 'Download YAML')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(`${part.outdated}Reload`)

  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Username').fill('ada@lovelace.test')
  await page.getByLabel('Password', { exact: true }).fill('Analytical-1843')
  await solveCaptcha(page)
  await press(page, 'SIGN IN')
  await expect(alert).toHaveText(`${part.outdated}Reload`)
  await page.unroute(/\/assets\/(?:session|browser)-/)
  page.once('dialog', (dialog) => dialog.accept())
  await press(page, 'Reload')
  await expect(page.getByLabel('Username')).toHaveValue('ada@lovelace.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('a bug is reported as one and logged once: Retry starts the screen or the part again', { tag: '@full' }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/a bug of ours|React error #31/)
  const reports = reportsOf(page)
  await spoil(page, 'faq', 'let n = 0; export const screen = () => ({ element: n++ ? "started again" : { a: "bug" } })')
  await page.goto('/community')
  await hydrated(page)
  const faq = link(page, 'banner', 'FAQ')
  await faq.click()
  await expect(heading(page)).toHaveText('This page stopped working')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(buttons(page)).toHaveText(['Retry', 'Reload'])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(reports).toEqual([expect.stringContaining('React error #31')])
  await press(page, 'Retry')
  await expect(page.getByRole('main')).toHaveText('started again')
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toHaveText('This page stopped working')
  await link(page, 'banner', 'SUPPORT').click()
  await expect(heading(page)).toHaveText('Support')

  await spoil(
    page,
    'ApplicationCards',
    'export default () => { if (globalThis.fixed) return "cards"; throw new Error("a bug of ours") }',
  )
  reports.length = 0
  await startSignedIn(page, '/myapplications')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(`${part.bug}RetryReload`)
  expect(reports).toEqual(['a bug of ours'])
  await press(page, 'Retry')
  await expect(alert).toHaveText(`${part.bug}RetryReload`)
  await page.evaluate(() => Object.assign(globalThis, { fixed: true }))
  await press(page, 'Retry')
  await expect(page.getByRole('main')).toContainText('cards')
  await page.unroute('**/assets/ApplicationCards-*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Settings for Till Companion', exact: true })).toBeVisible()
})

test('a part whose bug leaves nothing to see does not touch the page', { tag: '@full' }, async ({ page, quiet }) => {
  quiet.allow(/a bug of ours/)
  await spoil(page, 'AccountMenu', 'throw new Error("a bug of ours"); export default 0')
  await spoil(page, 'PopUpList', 'export default () => { throw new Error("a bug of ours") }')
  await startSignedIn(page, '/profile')
  await expect(heading(page)).toHaveText('Edit Your Profile')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [colorScheme, name, path, title] of [
  ['light', 'Reload', '/community', 'Community'],
  ['dark', 'Back to home', '/', 'Build on a bank that opens its doors.'],
] as const)
  test(`a bug of the frame blanks the portal: a plain page takes its place, ${name} brings it back, ${colorScheme}`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/a bug of ours/)
    const reports = reportsOf(page)
    let spoilt = 0
    await page.route('**/assets/index-*.js', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/className:[`"]site-footer[`"]/, () => {
        spoilt++
        return 'className:(()=>{throw new Error("a bug of ours")})()'
      })
      await route.fulfill({ contentType: 'text/javascript', headers: { 'Cache-Control': 'no-store' }, body })
    })
    await page.emulateMedia({ colorScheme })
    await page.goto('/community')
    await expect(page.getByRole('heading')).toHaveText(['The portal stopped working'])
    expect(spoilt).toBe(1)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('button')).toHaveText(['Reload'])
    await expect(page.getByRole('link')).toHaveText(['Back to home'])
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    await expect(heading(page)).toHaveCSS('color', colorScheme === 'light' ? 'rgb(26, 33, 30)' : 'rgb(236, 238, 237)')
    expect(reports).toEqual(['a bug of ours'])
    await page.unroute('**/assets/index-*.js')
    await page.keyboard.press('Tab')
    if (name === 'Back to home') await page.keyboard.press('Tab')
    await expect(page.getByText(name, { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
