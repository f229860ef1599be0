import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { heldCalls } from '../../support/browser/heldCalls.ts'
import { watchLayoutShift } from '../../support/browser/layoutShift.ts'
import { hydrated, moveTo } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { isUsualFont } from '../../support/browser/usualFont.ts'
import { viewports } from '../../support/browser/viewports.ts'

const popUps = (page: Page) => page.locator('.pop-up')
const counter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newest = ['Planned maintenance', 'FAST limits', 'Virtual cards for everyone']

test('the announcements have local dates and are accessible, also when there are none or they do not come', {
  tag: '@full',
}, async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await openBank(page)
  await bank.fault('listAnnouncements', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.setViewportSize(viewports.desktop)
  const shift = await watchLayoutShift(page)
  await page.goto('/announcement')
  await expect(page.getByRole('alert').getByText('The bank is closed')).toBeVisible()
  await hydrated(page)
  expect(await shift(), 'the footer stays where it waits').toBeLessThan(0.005)
  await expectAccessible(page)
  await bank.fault('listAnnouncements', { kind: 'altered', set: { data: [] } })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No announcements yet' })).toBeVisible()
  await expectAccessible(page)
  await bank.noFaults()
  await page.reload()
  const lines = page.locator('main .announcement-text')
  await expect(lines.first(), 'lines stay lines').toHaveCSS('white-space', 'pre-line')
  const time = page.getByRole('main').locator('time').first()
  const date = new Date((await time.getAttribute('datetime')) ?? '')
  const inIstanbul = (parts: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en-GB', { timeZone: 'Europe/Istanbul', ...parts })
  const [year, hour] = [inIstanbul({ year: 'numeric' }), inIstanbul({ timeStyle: 'short' })]
  await expect(time).toHaveText(new RegExp(`^\\d{1,2} [A-Z][a-z]+ ${year} at ${hour}$`))
  await expectAccessible(page)
})

test('a press is not taken by pop-ups that come before it is let go: they come folded, and open in the corner', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize(viewports.laptop)
  const calls = await heldCalls(page, '/announcements')
  await page.goto('/reminder')
  await hydrated(page)
  await page.mouse.wheel(0, 10_000)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us', exact: true })
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 60))
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  const at = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await calls.release()
  await expect(counter(page, '3 announcements')).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL('/contact')
  await expect(counter(page, '3 announcements')).toBeVisible()
  await expectAccessible(page)
  await counter(page, '3 announcements').click()
  await expect(popUps(page)).toHaveCount(3)
  const corner = async () => {
    const box = await popUps(page).last().boundingBox()
    return box && [1280 - box.x - box.width, 720 - box.y - box.height].map(Math.round)
  }
  await expect.poll(corner).toEqual([24, 24])
  for (const popUp of await popUps(page).all())
    expect(
      await popUp.evaluate(hiddenPoints),
      'on wide screens all three can be read and closed without hovering',
    ).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close: Planned maintenance' }).click()
  await expect(popUps(page)).toHaveCount(2)
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 200)
  await expect(counter(page, '2 announcements')).toBeVisible()
})

test('pop-ups come folded where they would cover a control, also one that comes after them, and open when asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSignedIn(page, '/myapplications')
  await expect(popUps(page)).toHaveCount(3)
  for (const [path, name] of [
    ['/dashboard?page=createTicket', 'Next'],
    ['/profile', 'UPDATE PASSWORD'],
  ] as const) {
    await page.goto(path)
    await expect(counter(page, '3 announcements')).toBeVisible()
    const button = page.getByRole('button', { name, exact: true })
    expect(await button.evaluate(hiddenPoints)).toBe(0)
  }
  await counter(page, '3 announcements').click()
  await expect(popUps(page)).toHaveCount(3)
})

test('pop-ups that have the focus stay open when a control comes below them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startSignedIn(page, '/myapplications')
  await expect(popUps(page)).toHaveCount(3)
  await page.keyboard.press('Alt+n')
  const region = page.getByRole('region', { name: 'Latest announcements' })
  const addBelow = () =>
    page.getByRole('main').evaluate((main) => {
      const button = document.createElement('button')
      button.style.cssText = 'position: fixed; right: 100px; bottom: 60px'
      main.append(button)
      return new Promise((resolve) => requestAnimationFrame(resolve))
    })
  await addBelow()
  await expect(region).toBeFocused()
  await expect(popUps(page)).toHaveCount(3)
  await region.getByRole('button').first().click()
  await addBelow()
  await expect(region.getByRole('button').first()).toBeFocused()
  await expect(popUps(page)).toHaveCount(2)
})

const close = (page: Page, name: string) => page.getByRole('button', { name: `Close: ${name}`, exact: true })

test('pop-ups and their counter make way for a dialog; by keys alone the focus goes from one to the next, back to where it was, and is not kept in', async ({
  page,
}) => {
  await page.setViewportSize(viewports.laptop)
  await startSignedIn(page, '/myapplications')
  await expect(popUps(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Settings for Till Companion' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.locator('.pop-up-counter')).toHaveCSS('visibility', 'hidden')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.pop-up-counter')).toHaveCSS('visibility', 'visible')

  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true })
  await link.focus()
  await page.keyboard.press('Alt+n')
  const region = page.getByRole('region', { name: 'Latest announcements' })
  for (const name of newest) {
    for (let step = 0; step < 2; step++) {
      await page.keyboard.press('Tab')
      await expect(region.locator(':focus')).toBeInViewport({ ratio: 1 })
    }
    await expect(close(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(region.locator(':focus')).toHaveCount(0)

  await link.focus()
  await expect(counter(page, '3 announcements'), 'who is at another control folds them').toBeVisible()
  await page.keyboard.press('Alt+n')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  for (const name of ['FAST limits', 'Virtual cards for everyone', 'Planned maintenance']) {
    await expect(close(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close(page, name)).toHaveCount(0)
  }
  await expect(link).toBeFocused()
})

/** Of the element's four quarters those in which something else would be hit. */
const hiddenPoints = (element: Element): number => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const quarters = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  return quarters.filter(([x, y]) => !element.contains(document.elementFromPoint(left + x * width, top + y * height)))
    .length
}

/** Letters as wide as in the widest fonts, and the spacing that WCAG 1.4.12 asks for. */
const wideLetters =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

/** The controls of the page that lie under the pop-ups or their counter in some window full of it. */
const coveredControls = async () => {
  const covered = new Set<string>()
  const isOver = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.pop-ups') != null
  for (let top = 0; ; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    const region = document.querySelector('.pop-ups')?.getBoundingClientRect()
    if (!region) throw new Error('no pop-ups')
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      const { left, top, right, bottom } = control.getBoundingClientRect()
      // In what is folded.
      if (!control.checkVisibility()) continue
      const isNear = left < region.right && right > region.left && top < region.bottom && bottom > region.top
      if (!isNear || control.closest('.pop-ups')) continue
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (isOver(x, y) || isOver(left + 2, y) || isOver(right - 2, y)) covered.add(control.outerHTML.slice(0, 200))
    }
    if (scrollY < top) return [...covered]
  }
}

const publicPages = ['/', '/register', '/login', '/contact', '/changepassword/any-key', '/docs']
const signedInPages = [
  '/dashboard?page=home',
  '/myapplications',
  '/dashboard?page=editapplication',
  '/dashboard?page=createTicket',
  '/dashboard?page=myTickets',
  '/profile',
  '/docs/api/account-information/account-list',
  '/faq',
  '/productCard',
  '/gettingStarted',
  '/sandbox',
  '/sandbox/faults',
  '/sandbox/clock',
  '/sandbox/data',
]
/** The narrowest and the widest with all letters wide, which is worst; those between them with the font as it is. */
const smallWindows = [
  [320, 568, 'all'],
  [820, 1180, 'all'],
  [360, 640, 'not all'],
  [390, 844, 'not all'],
] as const

test('pop-ups and their counter cover Register, the captcha, SEND, Change, SIGN IN from 320 to 1440 px: none, with any font', {
  tag: ['@layout', '@full'],
}, async ({ page }) => {
  test.slow(true, 'every control of twenty pages, in six windows')
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { id: 'font', textContent: css }))
    })
  }, wideLetters)
  const windows = smallWindows.filter(([, , media]) => isUsualFont() || media === 'all')
  const check = async (path: string) => {
    // It is what the keys are for: they lead to it as soon as it shows.
    await expect(page.getByRole('region', { name: 'Latest announcements' })).toBeVisible()
    await page.keyboard.press('Alt+n')
    await expect(popUps(page)).toHaveCount(3)
    for (const [width, height, media] of windows) {
      await page.setViewportSize({ width, height })
      // The page learns its new size later.
      await expect(page.locator('.pop-ups[data-over]')).toHaveCount(0)
      await page.locator('#font').evaluate((style, media) => style.setAttribute('media', media), media)
      expect(await page.evaluate(coveredControls), `${path} at ${width}`).toEqual([])
    }
    await page.getByRole('button', { name: 'Close: FAST limits' }).scrollIntoViewIfNeeded()
    for (const popUp of await popUps(page).all()) expect(await popUp.evaluate(hiddenPoints)).toBe(0)
    await page.setViewportSize({ width: 1240, height: 900 })
    // Beside the page's content: a press on nothing is an action too.
    await expect(async () => {
      await page.mouse.click(3, 400)
      await expect(counter(page, '3 announcements')).toBeVisible({ timeout: 1000 })
    }).toPass()
    for (const width of [1240, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(coveredControls), `${path} at ${width}`).toEqual([])
    }
    await page.evaluate(() => scrollTo(0, 0))
  }
  for (const path of publicPages) {
    await moveTo(page, path)
    await hydrated(page)
    await check(path)
  }
  if (!isUsualFont()) return
  await startSignedIn(page)
  for (const path of signedInPages) {
    await page.evaluate((path) => history.pushState(null, '', path), path)
    await hydrated(page)
    await check(path)
  }
})
