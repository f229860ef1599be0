import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

/** What a press in the middle of the element would hit. */
const isOnTop = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('the pop-ups are folded where they would cover the button of a form; on a small screen the menu button covers nothing that has the focus, and opens the menu @layout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await startSignedIn(page, '/dashboard?page=createTicket')
  await hydrated(page)
  const popUps = page.getByRole('region', { name: 'Latest announcements' })
  await expect(popUps.getByRole('button')).toHaveText(['3'])
  expect(await isOnTop(page, 'Next')).toBe(true)
  await page.keyboard.press('Alt+n')
  await expect(popUps).toBeFocused()
  await expect(popUps.getByRole('link')).toHaveCount(3)

  await page.setViewportSize({ width: 390, height: 700 })
  const menu = page.getByRole('dialog', { name: 'Dashboard menu' })
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await menu.getByRole('link', { name: 'Edit Your Profile' }).click()
  await hydrated(page)
  const covered: string[] = []
  const focused: string[] = []
  await page.getByLabel('Name', { exact: true }).focus()
  const last = 'Renew it by email'
  while (!focused.includes(last) && focused.length < 20) {
    await page.keyboard.press('Tab')
    const { name, isCovered } = await page.evaluate(() => {
      const { activeElement: element } = document
      const control = element?.getBoundingClientRect()
      const button = document.querySelector('.float-button')?.getBoundingClientRect()
      const name = element?.id
        ? document.querySelector(`label[for="${element.id}"]`)?.textContent
        : element?.textContent
      return {
        name: name ?? '',
        isCovered: !control || !button || (control.bottom > button.top && control.top < button.bottom),
      }
    })
    focused.push(name)
    if (isCovered) covered.push(name)
  }
  expect(focused).toContain(last)
  expect(covered).toEqual([])
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await menu.getByRole('link', { name: 'My Applications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Applications')
})

test('a notice lies over the dialog that caused it, and closing the notice leaves the dialog open', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await startSignedIn(page, '/dashboard?page=myTickets')
  await page.goto('/dashboard?page=myTickets&ticket=TCK-000006')
  const ticket = page.getByRole('dialog', { name: 'Ticket Details' })
  await ticket.getByLabel('Description').fill('The list is still empty.')
  await ticket.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByText('Your ticket has been saved', { exact: true })
  await expect(saved).toBeVisible()
  await expect.poll(() => isOnTop(page, 'Close toast')).toBe(true)
  await page.getByRole('button', { name: 'Close toast' }).click()
  await expect(saved).toHaveCount(0)
  await expect(ticket).toBeVisible()
  await expect(ticket.getByLabel('Description')).toHaveValue('The list is still empty.')
})

test('a notice that the keys reach shows it as its button does, in both themes', async ({ page }) => {
  await startSignedIn(page, '/profile')
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Denizcan')
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click()
  const ringOf = (element: Locator) =>
    element.evaluate((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      return [outlineStyle, outlineWidth, outlineColor]
    })
  // It stays while it is pointed at.
  await page.locator('.toast').hover()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    await page.keyboard.press('Alt+KeyT')
    await page.keyboard.press('Tab')
    await expect(page.locator('.toast')).toBeFocused()
    const ring = await ringOf(page.locator('.toast'))
    await page.keyboard.press('Tab')
    await expect(page.locator('.toast-close')).toBeFocused()
    expect(ring, colorScheme).toEqual(await ringOf(page.locator('.toast-close')))
  }
})

test('a notice is above the search that is opened under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await startSignedIn(page, '/profile')
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Denizcan')
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(page.getByText('Personal info saved successfully', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search', exact: true })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator('.toast').hover()
    await expect
      .poll(async () => {
        const [notice, dialog] = await Promise.all([page.locator('.toast').boundingBox(), search.boundingBox()])
        return notice !== null && dialog !== null && notice.y > 0 && notice.y + notice.height <= dialog.y
      }, String(width))
      .toBe(true)
  }
})

test('notices leave the open menu of the account its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await startSignedIn(page, '/profile')
  await hydrated(page)
  for (const name of ['Denizcan', 'Denizce']) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'SAVE CHANGES' }).click()
    await expect(page.getByRole('button', { name: `Hello, ${name}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Hello, Denizce' }).click()
  for (const width of [390, 820, 960]) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator('.toast').first().hover()
    await expect.poll(() => isOnTop(page, 'Sign out'), String(width)).toBe(true)
    const uncovered = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
    await expect
      .poll(() =>
        uncovered.evaluate((link) => {
          const { left, top, right, bottom } = link.getBoundingClientRect()
          const [x, y] = [left + 24, (top + bottom) / 2]
          return [document.elementFromPoint(x, y), document.elementFromPoint(right - 8, y)].every(
            (each) => each === link,
          )
        }),
      )
      .toBe(true)
  }
})

test('a notice of one or two lines is between the controls of the header and the heading of the page', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  const room = () =>
    page.evaluate(() => {
      const edgesOf = (selector: string, edge: 'top' | 'bottom') =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()[edge])
      const controls = [...document.querySelectorAll('.site-header-end :is(a, button)')]
      const isCovered = controls.some((control) => {
        const { left, right, bottom, width } = control.getBoundingClientRect()
        return width > 1 && document.elementFromPoint((left + right) / 2, bottom - 1)?.closest('.toast')
      })
      const above = Math.max(...edgesOf('.site-header-end :is(a, button, .theme-switch)', 'bottom'))
      const [top = 0] = edgesOf('.toast', 'top')
      const [bottom = 0] = edgesOf('.toast', 'bottom')
      const [heading = 0] = edgesOf('h1', 'top')
      return { above: top > 0 && above <= top && !isCovered, below: bottom <= heading }
    })
  await page.setViewportSize(viewports.phone)
  await startSignedIn(page, '/profile')
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Denizcan')
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click()
  await expect(page.getByText('Personal info saved successfully', { exact: true })).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    // It stays while it is pointed at.
    await page.locator('.toast').hover()
    await expect.poll(room, String(width)).toEqual({ above: true, below: true })
  }
  await page.getByRole('button', { name: 'Close toast' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await bank.fault('updateUser', {
    kind: 'status',
    status: 503,
    message: 'This service is closed until Monday morning, when the maintenance of the bank ends',
  })
  await page.setViewportSize(viewports.phone)
  await page.getByLabel('Name', { exact: true }).fill('Denizce')
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click()
  await page.locator('.toast').hover()
  await page.evaluate(() => scrollTo(0, 0))
  const lines = await page
    .locator('.toast-text')
    .last()
    .evaluate((text) => {
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)
    })
  expect(Math.round(lines)).toBe(2)
  await expect.poll(room, 'two lines').toEqual({ above: true, below: true })
})
