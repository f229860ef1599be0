import { expect, type Page } from '@playwright/test'
import { standInTexts } from '../../src/rules/captcha.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { hydrated, signIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const popUps = (page: Page) => page.locator('.pop-up')
const newest = ['Planned maintenance', 'FAST limits', 'Virtual cards for everyone']

test('the announcements are listed, the last updated first, with their local dates', async ({ page }) => {
  await page.goto('/announcement')
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...newest,
    'Signed answers',
    'Longer statements',
    'Welcome to the developer portal',
  ])
  await expect(main.getByText('On the coming Sunday between 02:00 and 04:00')).toBeVisible()
  await expect(
    main.getByText('The portal has everything from the first look at an API to the first live call.'),
  ).toBeVisible()
  await expect(main.locator('.announcement-date', { hasText: /^Updated / })).toHaveCount(6)
  const time = main.locator('time').first()
  const date = new Date((await time.getAttribute('datetime')) ?? '')
  const [year, hour] = [
    date.getUTCFullYear(),
    date.toLocaleTimeString('en-GB', { timeZone: 'Europe/Istanbul', timeStyle: 'short' }),
  ]
  await expect(time).toHaveText(new RegExp(`^\\d{1,2} [A-Z][a-z]+ ${year} at ${hour}$`))
  await expectAccessible(page)
})

test('the three newest pop up, lead to the list, and stay dismissed on this device', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/gettingStarted')
  await expect(popUps(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'The sandbox rests on Sunday night' })).toBeVisible()
  await expect(popUps(page).locator('.pop-up-title')).toHaveText(newest)
  const corner = async () => {
    const box = await page.locator('[data-front="true"] .pop-up').boundingBox()
    return box && [1280 - box.x - box.width, 720 - box.y - box.height].map(Math.round)
  }
  await expect.poll(corner).toEqual([24, 24])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close: Planned maintenance' }).focus()
  await page.keyboard.press('Enter')
  await expect(popUps(page)).toHaveCount(2)
  await page.reload()
  await hydrated(page)
  await expect(popUps(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Close: Planned maintenance' })).toHaveCount(0)
  await page.getByRole('link', { name: 'The limit of a FAST transfer rises' }).click()
  await expect(page).toHaveURL('/announcement')
})

test('a press is not taken by a pop-up that comes under it before it is let go', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const calls = await heldCalls(page, '/announcements')
  await page.goto('/reminder')
  await hydrated(page)
  const captcha = page.getByRole('main').getByRole('button', { name: standInTexts.label })
  await captcha.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await captcha.boundingBox()) ?? {}
  const at = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await calls.release()
  const covers = () =>
    page.locator('[data-front="true"] .pop-up').evaluate((popUp, { x, y }) => {
      const { left, right, top, bottom } = popUp.getBoundingClientRect()
      return left < x && x < right && top < y && y < bottom
    }, at)
  await expect.poll(covers).toBe(true)
  await page.mouse.up()
  await expect(captcha).toHaveAttribute('aria-pressed', 'true')
  await expect(popUps(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Close: Planned maintenance' }).click()
  await expect(popUps(page)).toHaveCount(2)
})

test('pop-ups make way for a dialog and come back after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, `?from=${encodeURIComponent('/myapplications')}`)
  await expect(popUps(page)).toHaveCount(3)
  const shown = () => popUps(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).visibility))
  await page.getByRole('button', { name: 'Settings of Till Companion' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await shown()).toEqual(['hidden', 'hidden', 'hidden'])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(shown).toEqual(['visible', 'visible', 'visible'])
})

test('a list that does not come says why, and Retry brings it', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.goto('/faq')
  await hydrated(page)
  await bank.fault('listAnnouncements', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.goto('/announcement')
  await expect(page.getByRole('alert').getByText('The bank is closed')).toBeVisible()
  await expect(popUps(page)).toHaveCount(0)
  await expectAccessible(page)
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'FAST limits' })).toBeVisible()
})

test('no news is said as well', async ({ page, bank }) => {
  await page.goto('/faq')
  await hydrated(page)
  await bank.fault('listAnnouncements', { kind: 'altered', set: { data: [] } })
  await page.goto('/announcement')
  await expect(page.getByRole('heading', { name: 'There is no news' })).toBeVisible()
  await expectAccessible(page)
})

const close = (page: Page, name: string) => page.getByRole('button', { name: `Close: ${name}`, exact: true })

test('pop-ups by keys alone: the focus goes from one to the next, back to where it was, and is not kept in', async ({
  page,
}) => {
  await page.goto('/gettingStarted')
  await expect(popUps(page)).toHaveCount(3)
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true })
  await link.focus()
  await page.keyboard.press('Alt+n')
  const region = page.getByRole('region', { name: 'News of the platform' })
  for (const name of newest) {
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab')
      await expect(region.locator(':focus')).toBeInViewport({ ratio: 1 })
    }
    await expect(close(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(region.locator(':focus')).toHaveCount(0)

  await link.focus()
  await page.keyboard.press('Alt+n')
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
  for (const name of ['FAST limits', 'Virtual cards for everyone', 'Planned maintenance']) {
    await expect(close(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close(page, name)).toHaveCount(0)
  }
  await expect(link).toBeFocused()
})

test('the last pop-up that closes gives the focus to the heading when nothing had it before', async ({ page }) => {
  await page.goto('/gettingStarted')
  await expect(popUps(page)).toHaveCount(3)
  await page.keyboard.press('Alt+n')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  for (const name of newest) {
    await expect(close(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Of the element's middle and its corners those that lie under a pop-up. */
const coveredPoints = (element: Element): number => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = [
    [0.5, 0.5],
    [0.05, 0.1],
    [0.95, 0.1],
    [0.05, 0.9],
    [0.95, 0.9],
  ] as const
  const over = points.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
  return over.filter((shown) => shown?.closest('[data-sonner-toaster]')).length
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 568],
  [320, 256],
] as const)
  test(`pop-ups cover nothing that has the focus, at ${width} x ${height} (WCAG 2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/faq', '/']) {
      await page.goto(path)
      await expect(popUps(page)).toHaveCount(3)
      const last = page.getByRole('button', { name: 'Watch the charts' })
      for (const [key, end] of [
        ['Tab', last],
        ['Shift+Tab', page.getByRole('link', { name: 'Skip to the content' })],
      ] as const) {
        const covered: string[] = []
        const focused = page.locator(':focus')
        do {
          await page.keyboard.press(key)
          if ((await focused.evaluate(coveredPoints)) > 0) covered.push((await focused.textContent()) ?? '')
        } while (!(await end.evaluate((element) => element === document.activeElement)))
        expect(covered, `${path} ${key}`).toEqual([])
      }
    }
  })

test('pop-ups leave the first button of the home page free on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await expect(popUps(page)).toHaveCount(3)
  const register = page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).first()
  expect(await register.evaluate(coveredPoints)).toBe(0)
  await expect(page.locator('[data-front="true"] .pop-up')).toBeInViewport({ ratio: 1 })
})
