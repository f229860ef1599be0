import { expect, type Page } from '@playwright/test'
import { atTwiceTheSize, headerFaults } from '../../support/browser/header.ts'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

/** None while its button is shown. */
const menuLines = (page: Page) =>
  page
    .locator('header > * > nav a:visible')
    .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size)

test('the header drops the suffix of its name before SIGN IN breaks, and the name with text of 200 %', {
  tag: '@layout',
}, async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const header = page.getByRole('banner')
  const lines = () =>
    header.getByRole('link', { name: /^SIGN (IN|UP)$/ }).evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }),
    )
  await page.setViewportSize(viewports.lowDesktop)
  const letters = await page.addStyleTag({ content: 'header * { letter-spacing: 0.05em !important }' })
  expect(await lines()).toEqual([1, 1])
  expect(await headerFaults(page)).toEqual([])
  for (const width of [680, 820]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await headerFaults(page), String(width)).toEqual([])
    expect(await atTwiceTheSize(page, headerFaults), `${width} at 200 %`).toEqual([])
  }
  await expect(header.getByRole('link', { name: 'Portico Developers' })).toBeVisible()
  await letters.evaluate((style: Element) => style.remove())
  const linesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return [await menuLines(page), await atTwiceTheSize(page, menuLines)]
  }
  expect(await linesAt(1440)).toEqual([1, 0])
  // With a wide font the menu has no room here.
  expect([
    [0, 0],
    [1, 0],
  ]).toContainEqual(await linesAt(1240))
})

test('in a window as low as at 400 % nothing lies over the page that is read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  const overlays = () =>
    page.evaluate(() => {
      scrollTo(0, 400)
      return Array.from(document.querySelectorAll('body *'))
        .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position) && part.checkVisibility())
        .filter((part) => part.getBoundingClientRect().height > 0 && part.getBoundingClientRect().bottom > 0)
        .filter((part) => part.getBoundingClientRect().top < innerHeight)
        .map(({ className }) => className)
    })
  for (const path of ['/docs/authorization', '/faq', '/sandbox/faults']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await overlays()]).toEqual([path, []])
  }
})
