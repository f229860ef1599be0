import type { Page } from '@playwright/test'

/** What is read from the page while all its text is twice as large; then it is as before. */
export async function atTwiceTheSize<Result>(page: Page, read: (page: Page) => Promise<Result>): Promise<Result> {
  const restore = await page.evaluateHandle(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('#portal *')].map((element) => ({
      element,
      before: element.style.fontSize,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }))
    for (const { element, size } of texts) element.style.fontSize = `${2 * size}px`
    return () => {
      for (const { element, before } of texts) element.style.fontSize = before
    }
  })
  const result = await read(page)
  await restore.evaluate((run) => run())
  return result
}

/** What lies over something else in the header, is wider than its place, or is cut. */
export const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('header :is(a, button, .account-greeting span)')]
    const shown = all.filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
    const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent
    const boxes = shown
      .filter((each) => !each.matches('.account-greeting span'))
      .map((each) => ({ name: nameOf(each), box: each.getBoundingClientRect() }))
    const over = boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((next) => box.right > next.box.left && box.bottom > next.box.top && box.top < next.box.bottom)
        .map((next) => `${name} over ${next.name}`),
    )
    const cut = shown
      .filter((each) => !each.matches('.home-link'))
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 ||
          (each.matches('.account-greeting span') && each.scrollHeight > 1.2 * each.clientHeight),
      )
      .map((each) => `${nameOf(each)} is cut`)
    const outside = boxes.filter(({ box }) => box.right > innerWidth).map(({ name }) => `${name} is outside`)
    return [...over, ...cut, ...outside]
  })
