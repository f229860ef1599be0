import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { hydrated } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'
import { isUsualFont, visit } from '../support/browser/usualFont.ts'

const popUps = (page: Page) => page.locator('.pop-up')
const newest = ['Planned maintenance', 'FAST limits', 'Virtual cards for everyone']

test('the announcements have local dates and are accessible, also when there are none or they do not come', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  await openBank(page)
  await bank.fault('listAnnouncements', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.goto('/announcement')
  await expect(page.getByRole('alert').getByText('The bank is closed')).toBeVisible()
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
  const [year, hour] = [
    date.getUTCFullYear(),
    date.toLocaleTimeString('en-GB', { timeZone: 'Europe/Istanbul', timeStyle: 'short' }),
  ]
  await expect(time).toHaveText(new RegExp(`^\\d{1,2} [A-Z][a-z]+ ${year} at ${hour}$`))
  await expectAccessible(page)
})

test('a press is not taken by a pop-up that comes under it before it is let go; all three are then in the corner', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
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
  const covers = () =>
    popUps(page).evaluateAll((all, { x, y }) => {
      const boxes = all.map((each) => each.getBoundingClientRect())
      return boxes.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom)
    }, at)
  await expect.poll(covers).toBe(true)
  await page.mouse.up()
  await expect(page).toHaveURL('/contact')
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
})

const close = (page: Page, name: string) => page.getByRole('button', { name: `Close: ${name}`, exact: true })

test('pop-ups make way for a dialog; by keys alone the focus goes from one to the next, back to where it was, and is not kept in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await startSignedIn(page, '/myapplications')
  await expect(popUps(page)).toHaveCount(3)
  const shown = () => popUps(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).visibility))
  await page.getByRole('button', { name: 'Settings for Till Companion' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await shown()).toEqual(['hidden', 'hidden', 'hidden'])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(shown).toEqual(['visible', 'visible', 'visible'])

  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true })
  await link.focus()
  await page.keyboard.press('Alt+n')
  const region = page.getByRole('region', { name: 'Platform news' })
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
  await page.keyboard.press('Alt+n')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  for (const name of ['FAST limits', 'Virtual cards for everyone', 'Planned maintenance']) {
    await expect(close(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close(page, name)).toHaveCount(0)
  }
  await expect(link).toBeFocused()
})

/** Notes after each Tab what has the focus, and whether a pop-up lies over some of it; at `tabEnd` the focus stays. */
const noteFocus = () => {
  const points = [
    [0.5, 0.5],
    [0.05, 0.1],
    [0.95, 0.1],
    [0.05, 0.9],
    [0.95, 0.9],
  ] as const
  const isAtEnd = () => globalThis.tabbed?.at(-1)?.text === globalThis.tabEnd
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && isAtEnd()) event.preventDefault()
  })
  addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab' || isAtEnd()) return
    const focused = document.activeElement ?? document.body
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = points.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
    const isCovered = over.some((shown) => shown?.closest('.pop-ups'))
    globalThis.tabbed?.push({ text: focused.textContent?.trim() ?? '', isCovered })
  })
}

declare global {
  var tabbed: { text: string; isCovered: boolean }[] | undefined
  var tabEnd: string | undefined
}

const windows = [
  [1280, 720],
  [390, 844],
  [320, 568],
  [320, 256],
] as const

for (const path of ['/faq', '/'])
  test(`pop-ups cover nothing that has the focus on ${path} (WCAG 2.4.11)`, { tag: '@layout' }, async ({ page }) => {
    test.slow(true, 'every control of the page, forwards and backwards, in four windows')
    await page.goto(path)
    await page.evaluate(noteFocus)
    for (const [width, height] of isUsualFont() ? windows : ([windows[0], windows[3]] as const)) {
      await page.setViewportSize({ width, height })
      await expect(popUps(page)).toHaveCount(3)
      for (const [key, end] of [
        ['Tab', 'Inspect state machines'],
        ['Shift+Tab', 'Skip to content'],
      ] as const) {
        await page.evaluate((end) => {
          globalThis.tabbed = []
          globalThis.tabEnd = end
        }, end)
        let tabbed: typeof globalThis.tabbed = []
        do {
          for (let step = 0; step < 10; step++) await page.keyboard.press(key)
          tabbed = await page.evaluate(() => globalThis.tabbed)
        } while (tabbed?.at(-1)?.text !== end)
        const covered = tabbed.flatMap(({ text, isCovered }) => (isCovered ? [text] : []))
        expect(covered, `${key} at ${width} x ${height}`).toEqual([])
      }
    }
  })

/** Of the pop-up's four quarters those in which something else would be hit. */
const hiddenPoints = (popUp: Element): number => {
  const { left, top, width, height } = popUp.getBoundingClientRect()
  const quarters = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  return quarters.filter(([x, y]) => !popUp.contains(document.elementFromPoint(left + x * width, top + y * height)))
    .length
}

/** Letters as wide as in the widest fonts, and the spacing that WCAG 1.4.12 asks for. */
const wideLetters =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

/** The controls of the page that lie under a pop-up in some window full of it. */
const coveredControls = async () => {
  const covered = new Set<string>()
  for (let top = 0; ; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    const { top: above = 0, bottom: below = 0 } = document.querySelector('.pop-ups')?.getBoundingClientRect() ?? {}
    const controls =
      above < innerHeight && below > 0 ? document.querySelectorAll('main :is(a, button, input, select, textarea)') : []
    for (const control of controls) {
      const box = control.getBoundingClientRect()
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      if (document.elementFromPoint(x, y)?.closest('.pop-ups')) covered.add(control.outerHTML)
    }
    if (scrollY < top) return [...covered]
  }
}

test('pop-ups cover Register, the captcha, SEND, Change, SIGN IN at 320, 360 and 390 px: none, with any font', {
  tag: '@layout',
}, async ({ page }) => {
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { id: 'font', textContent: css }))
    })
  }, wideLetters)
  // What another font changes is worst with all letters wide.
  const medias = isUsualFont() ? ['all', 'not all'] : ['all']
  for (const path of ['/', '/register', '/login', '/contact', '/changepassword/any-key', '/docs']) {
    await visit(page, path)
    await hydrated(page)
    await expect(popUps(page)).toHaveCount(3)
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const media of medias) {
        await page.locator('#font').evaluate((style, media) => style.setAttribute('media', media), media)
        expect(await page.evaluate(coveredControls), `${path} at ${width}`).toEqual([])
      }
    }
    await page.getByRole('button', { name: 'Close: FAST limits' }).scrollIntoViewIfNeeded()
    for (const popUp of await popUps(page).all()) expect(await popUp.evaluate(hiddenPoints)).toBe(0)
  }
})
