// @module-tag full

import { expect } from '@playwright/test'
import { test } from '../../support/browser/test.ts'

/** Pixels of a sample line in the portal's own font and in the one for code. DejaVu Sans, a wide font, has 2097. */
const widths: Record<string, { text: number; code: number }> = {
  'narrow fonts': { text: 1566, code: 2400 },
  'missing fonts': { text: 2224, code: 2224 },
}

test(
  'the page is set in the fonts of this run, whatever the machine has',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    test.skip(process.platform !== 'linux', 'other systems do not read fontconfig')
    await page.goto('/faq')
    const width = (font: string) =>
      page.evaluate((family) => {
        const style = getComputedStyle(document.querySelector('.radix-themes') ?? document.body)
        const line = Object.assign(document.createElement('span'), {
          textContent: 'Illustrious million, wavy MOUNTAINS 0123',
        })
        line.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px; letter-spacing: 0'
        line.style.fontFamily = style.getPropertyValue(family)
        document.body.append(line)
        const { width } = line.getBoundingClientRect()
        line.remove()
        return Math.round(width)
      }, font)
    expect({ text: await width('--default-font-family'), code: await width('--code-font-family') }).toEqual(
      widths[project.name],
    )
  },
)
