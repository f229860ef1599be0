import { expect, type Locator, type Page } from '@playwright/test'
import { dockTexts as texts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const dockOf = (page: Page) => page.getByRole('region', { name: texts.title })
const splitterOf = (page: Page) => page.getByRole('separator', { name: texts.height })
const chosen = (page: Page, name: string) => dockOf(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
const sharesOf = (page: Page) =>
  dockOf(page).evaluate((dock) => Math.round((dock.getBoundingClientRect().height / innerHeight) * 100))

test('the dock is used by keyboard alone, covers no control and gives the focus back', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const search = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first()
  await search.focus()
  await page.keyboard.press('Control+Backquote')
  await expect(dockOf(page).getByRole('button', { name: /^Requests/ })).toBeFocused()
  await dockOf(page).getByLabel('Search requests').fill('no such call')
  expect(await sharesOf(page)).toBe(45)

  await splitterOf(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(splitterOf(page)).toHaveAttribute('aria-valuenow', '55')
  expect(await sharesOf(page)).toBe(55)
  await page.keyboard.press('End')
  await expect(splitterOf(page)).toHaveAttribute('aria-valuenow', '85')
  await page.keyboard.press('Home')
  expect(await sharesOf(page)).toBe(20)
  const box = await splitterOf(page).boundingBox()
  if (!box) throw new Error('There is no separator')
  await page.mouse.move(box.x + 300, box.y + 4)
  await page.mouse.down()
  await page.mouse.move(box.x + 300, 360, { steps: 4 })
  await page.mouse.up()
  await expect(splitterOf(page)).toHaveAttribute('aria-valuenow', '50')

  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const { y, height } = (await last.boundingBox()) ?? { y: Number.NaN, height: 0 }
  expect(y + height).toBeLessThanOrEqual(await topOf(dockOf(page)))

  await page.keyboard.press('Control+Backquote')
  await expect(chosen(page, 'Requests').or(dockOf(page).getByRole('button', { name: /^Requests/ }))).toBeFocused()
  await chosen(page, 'Clock').press('Enter')
  await dockOf(page).getByRole('button', { name: '+1 hour' }).press('Enter')
  await expect(dockOf(page).getByRole('list', { name: 'Changed from the defaults' })).toHaveText('1 h ahead')
  await dockOf(page)
    .getByRole('button', { name: /^Requests/ })
    .press('Enter')
  await expect(dockOf(page).getByLabel('Search requests')).toHaveValue('no such call')
  await chosen(page, 'Clock').press('Enter')
  await expect(heading(page, 'FAQ')).toHaveCount(await page.getByRole('heading', { level: 1 }).count())
  await expectAccessible(page)
  await chosen(page, 'Scenarios').press('Enter')
  // What has the focus is in sight by itself.
  await splitterOf(page).focus()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(chosen(page, 'Scenarios')).toBeInViewport({ ratio: 1 })
  }
  await chosen(page, 'Clock').press('Enter')
  await page.setViewportSize(viewports.laptop)

  await page.keyboard.press('Escape')
  await expect(dockOf(page)).toHaveCount(0)
  await expect(search).toBeFocused()
  await page.keyboard.press('Control+Backquote')
  await expect(chosen(page, 'Clock')).toBeFocused()
  expect(await sharesOf(page)).toBe(50)
  await page.keyboard.press('Control+Backquote')
  await expect(dockOf(page)).toHaveCount(0)
})

test('the dock covers neither the end of the documentation’s menu nor the button of the dashboard’s menu', async ({
  page,
}) => {
  await startSignedIn(page, '/docs/api-overview')
  await hydrated(page)
  await page.keyboard.press('Control+Backquote')
  await expect(dockOf(page)).toBeVisible()
  const last = page.locator('.docs-nav').getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  const { y, height } = (await last.boundingBox()) ?? { y: Number.NaN, height: 0 }
  expect(y + height).toBeLessThanOrEqual(await topOf(dockOf(page)))
  await page.setViewportSize(viewports.phone)
  await page.goto('/dashboard?page=createTicket')
  await hydrated(page)
  await page.keyboard.press('Control+Backquote')
  await expect(dockOf(page)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Dashboard menu' })
  const { y: top, height: high } = (await menu.boundingBox()) ?? { y: Number.NaN, height: 0 }
  expect(top + high).toBeLessThanOrEqual(await topOf(dockOf(page)))
  await page.keyboard.press('Control+Backquote')
  await expect(dockOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe('')
})

test('on a small screen neither a field that gets the focus nor an announcement at the page’s end is under the dock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await startSignedIn(page, '/profile')
  await hydrated(page)
  await expect(page.locator('.pop-up')).toHaveCount(3)
  await page.keyboard.press('Control+Backquote')
  await expect(chosen(page, 'Requests').or(dockOf(page).getByRole('button', { name: /^Requests/ }))).toBeFocused()
  const edge = await topOf(dockOf(page))
  const bottomOf = (control: Locator) => control.evaluate((each) => each.getBoundingClientRect().bottom)
  const covered: string[] = []
  const field = page.getByLabel('Last name', { exact: true })
  await field.evaluate((each, edge) => scrollBy(0, each.getBoundingClientRect().top - edge - 20), edge)
  expect(await bottomOf(field)).toBeGreaterThan(edge)
  for (const control of [field, ...(await page.locator('.pop-up').getByRole('button').all())]) {
    await control.focus()
    if ((await bottomOf(control)) > edge) covered.push((await control.getAttribute('aria-label')) ?? 'Last name')
  }
  expect(covered).toEqual([])
})

test('closed by a key, the dock brings what gets the focus back into sight, and by a pointer leaves the page where it is', async ({
  page,
}) => {
  await page.setViewportSize(viewports.laptop)
  await page.goto('/faq')
  await hydrated(page)
  const opener = page.getByRole('button', { name: sandboxTexts.stripDock })
  const close = dockOf(page).getByRole('button', { name: texts.close, exact: true })
  const openAndScroll = async () => {
    await opener.press('Enter')
    await expect(dockOf(page).getByRole('button', { name: /^Requests/ })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
  }
  for (const key of ['Enter', 'Escape', 'Control+Backquote']) {
    await openAndScroll()
    await page.keyboard.press('Shift+Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press(key)
    await expect(dockOf(page)).toHaveCount(0)
    await expect(opener, key).toBeFocused()
    await expect(opener, key).toBeInViewport({ ratio: 0.9 })
  }
  await openAndScroll()
  await close.click()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await openAndScroll()
  await dockOf(page).getByRole('link', { name: texts.full }).press('Enter')
  await expect(heading(page, 'Requests')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the name of a panel that a key reaches is in sight as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('/faq')
  await hydrated(page)
  await page.keyboard.press('Control+Backquote')
  const names = dockOf(page).getByRole('navigation').getByRole('button')
  await expect(names.first()).toBeFocused()
  const inOrder = await names.all()
  for (const [key, order] of [
    ['Tab', inOrder],
    ['Shift+Tab', inOrder.toReversed()],
  ] as const)
    for (const name of order.slice(1)) {
      await page.keyboard.press(key)
      await expect(name).toBeFocused()
      await expect(name).toBeInViewport({ ratio: 1 })
    }
  await names.last().focus()
  await names.first().evaluate(async (name) => {
    name.style.paddingRight = '24px'
    // Sizes are observed after the frame that has them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(names.last(), 'a count that comes for another name').toBeInViewport({ ratio: 1 })
  const [end = 0, next = 0] = await Promise.all([
    dockOf(page)
      .locator('.workbench-rail ul')
      .evaluate((rail) => rail.getBoundingClientRect().right),
    dockOf(page)
      .locator('.dock-actions')
      .evaluate((actions) => actions.getBoundingClientRect().left),
  ])
  expect(next - end).toBeGreaterThanOrEqual(12)
})

test('a panel that is lost comes by Retry, and the keys scroll a long one', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/mail-*.js', (route) => route.abort())
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: sandboxTexts.stripDock }).click()
  await chosen(page, 'Mail').click()
  await dockOf(page).getByRole('alert').waitFor()
  await page.unroute('**/assets/mail-*.js')
  await dockOf(page).getByRole('button', { name: 'Retry' }).click()
  await expect(dockOf(page).getByText('No emails yet')).toBeVisible()
  await chosen(page, 'Scenarios').click()
  const last = dockOf(page)
    .getByRole('button', { name: /^Refuse / })
    .last()
  await last.waitFor()
  await expect(last).not.toBeInViewport()
  await dockOf(page).getByRole('region', { name: 'Scenarios', exact: true }).press('End')
  await expect(last).toBeInViewport()
})

test('as the dock opens it shows seven requests of one line each, at every width, and folds the filters', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await page.setViewportSize(viewports.lowDesktop)
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(async () => {
    for (let made = 0; made < 9; made++) await fetch('/bank/api/public/v1/branches')
  })
  await page.keyboard.press('Control+Backquote')
  const rows = dockOf(page).getByRole('list', { name: 'Requests, newest first' }).getByRole('button')
  for (const [width, height] of [
    [1440, 800],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(rows.nth(6)).toBeInViewport({ ratio: 1 })
    await expect(rows.nth(7)).toHaveText(/^\d\d:\d\d:\d\dGET \/api\/public\/v1\/branches401\d+ ms/)
    expect((await rows.nth(7).boundingBox())?.height).toBeLessThan(30)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectAccessible(page)
  const outcome = dockOf(page).getByLabel('Outcome')
  await expect(outcome).toBeHidden()
  await dockOf(page).getByText('Filters', { exact: true }).click()
  await outcome.selectOption('Accepted')
  await expect(rows.first()).not.toContainText('401')
})
