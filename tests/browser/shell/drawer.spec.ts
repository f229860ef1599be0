import { expect, type Page } from '@playwright/test'
import { accountLinks, headerLinks, linksAre } from '../../support/browser/links.ts'
import { endSession, hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { changeToken } from '../../support/browser/token.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('the menu of a small screen has every link of the header, and the search has no key while it is open', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const search = page.getByRole('dialog', { name: 'Search' })
  await page.setViewportSize(viewports.phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await linksAre(menu, [...headerLinks, ...accountLinks])
  await page.keyboard.press('Control+k')
  await page.keyboard.press('/')
  await expect(search).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
})

test('a drawer closes when the window becomes so wide that its button is not shown, and the page can be used', async ({
  page,
}) => {
  for (const name of ['Menu', 'Documentation menu']) {
    await page.setViewportSize(viewports.phone)
    await page.goto('/docs/error-codes')
    await hydrated(page)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 600 })
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await page.setViewportSize(viewports.lowDesktop)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: 'COMMUNITY', exact: true }).click()
    await expect(page).toHaveURL('/community')
  }
})

const code = '**/assets/closeDrawer-*.js'

/** The code of an open drawer, until the function that it gives is called. */
async function holdCode(page: Page): Promise<() => void> {
  let come = () => {}
  const isThere = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(code, async (route) => {
    await isThere
    await route.continue()
  })
  return come
}

test('a menu that is opened again on another page, before its code comes, stays open', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  const come = await holdCode(page)
  await page.goto('/faq')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
  const loaded = page.waitForResponse(code)
  await button.click()
  await menu.getByRole('link', { name: 'COMMUNITY', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused()
  await button.click()
  come()
  await (await loaded).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a session that ends in another tab closes the menu over the page that it leads to', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  const signIn = page.getByRole('heading', { level: 1, name: 'Sign in' })
  for (const comes of ['at once', 'after the page']) {
    const come = await holdCode(page)
    await startSignedIn(page, '/profile')
    await hydrated(page)
    const loaded = page.waitForResponse(code)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible()
    if (comes === 'at once') {
      come()
      await (await loaded).finished()
    }
    await endSession(page)
    await expect(page).toHaveURL(/\/login/)
    come()
    await expect(signIn).toBeFocused()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('the warning about the end of the session closes the menu, below which it could not be used', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await startSignedIn(page, '/support')
  await hydrated(page)
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
  await changeToken(page.context(), (token) => ({ ...token, expireDate: Date.now() + 45_000 }))
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
  const warning = page.getByRole('alertdialog')
  await expect(warning).toBeFocused()
  await expect(menu).toHaveCount(0)
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(warning).toHaveCount(0)
})
