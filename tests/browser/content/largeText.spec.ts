import { expect, type Page } from '@playwright/test'
import { hydrated, moveTo } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

/** What is wider than its box, or over what comes before it. */
const misplaced = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all
      .filter((each) => {
        const before = each.previousElementSibling?.getBoundingClientRect()
        const box = each.getBoundingClientRect()
        const isOver =
          before && before.right > box.left + 1 && before.bottom > box.top + 1 && before.top < box.bottom - 1
        return isOver || each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
      })
      .map((each) => each.outerHTML.slice(0, 200)),
  )

test('text twice as large stays in its box: the picture of the home page, the clock, icons, a select', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await startSignedIn(page, '/dashboard?page=applications')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  try {
    for (const [path, parts] of [
      ['/dashboard?page=applications', 'span.application-icon'],
      ['/dashboard?page=myTickets', '.pager select'],
      ['/sandbox/clock', '.due-list li > span'],
      ['/', '.code-card > *'],
    ] as const) {
      if (path !== '/dashboard?page=applications') await moveTo(page, path)
      await hydrated(page)
      await expect(page.locator(parts).first(), path).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await misplaced(page, parts), `${path} at ${width}`).toEqual([])
      }
    }
    const [text, card] = await Promise.all(
      ['.hero-fact', '.code-card'].map((part) => page.locator(part).evaluate((each) => each.getBoundingClientRect())),
    )
    expect(card?.top, 'the card is below the text').toBeGreaterThan(text?.bottom ?? 0)
  } finally {
    // The next test uses the tab.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  }
})

test('the list of state machines is whole in a narrow window, and that of the shortcuts has room for its words', async ({
  page,
}) => {
  await page.setViewportSize(viewports.zoomed)
  await moveTo(page, '/sandbox/state-machines')
  await hydrated(page)
  const list = page.locator('.inspector-actors')
  await expect(list).toContainText('announcements')
  expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  await page.keyboard.press('?')
  const width = (part: string) =>
    page
      .getByRole('dialog')
      .locator(part)
      .first()
      .evaluate((each) => each.getBoundingClientRect().width)
  expect(await width('dd'), 'the actions have more room than the keys').toBeGreaterThan(await width('dt'))
})
