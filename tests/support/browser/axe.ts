import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { isUsualFont } from './usualFont.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  var axe: { run(options: object): Promise<AxeResults> } | undefined
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The other theme changes colours and nothing else. */
const rules = { light: wcag, dark: ['color-contrast', 'link-in-text-block'] }

/** Of them what the size of letters changes: all that the run with another font asks. */
const measured = ['target-size', 'scrollable-region-focusable']

/** Nothing on the page as it stands violates WCAG 2.2 A and AA in either theme, as far as axe knows. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectAccessibleInThemes(page, (colorScheme) =>
    expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`)),
  )

/** The same for a page that takes its theme from the browser, without a class. */
export const expectPlainPageAccessible = (page: Page): Promise<void> =>
  expectAccessibleInThemes(page, () => Promise.resolve())

async function expectAccessibleInThemes(page: Page, themed: (colorScheme: string) => Promise<void>): Promise<void> {
  if (!isUsualFont()) {
    expect(await violationsOn(page, measured)).toEqual([])
    return
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await themed(colorScheme)
    await settled(page)
    expect(await violationsOn(page, rules[colorScheme]), colorScheme).toEqual([])
    expect(await unstyledLinks(page), colorScheme).toEqual([])
  }
}

/** The links that have the colour of the browser: its contrast is enough for axe, and no part of the portal chose it. */
export const unstyledLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'LinkText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [...document.links].filter((link) => getComputedStyle(link).color === color).map((link) => link.outerHTML)
  })

/**
 * Colours that are still fading are not what a person reads; a spinner never ends, so nothing waits for it. Asked again and
 * again, as Chromium never settles the promise of some animations that end with their element.
 */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

async function violationsOn(page: Page, runOnly: readonly string[]): Promise<string[] | undefined> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const run = (selectors: boolean) => globalThis.axe?.run({ runOnly, resultTypes: ['violations'], selectors })
    // A selector is made for every element that a rule looks at: they are wanted only to report a violation.
    const isRight = (await run(false))?.violations.length === 0
    return isRight
      ? []
      : (await run(true))?.violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
        )
  }, runOnly)
}
