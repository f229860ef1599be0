import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  var axe: { run(options: object): Promise<AxeResults> } | undefined
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing on the page as it stands violates WCAG 2.2 A and AA, as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(async (tags) => {
    const results = await globalThis.axe?.run({ runOnly: tags, resultTypes: ['violations'] })
    return results?.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
  }, wcag)
  expect(violations).toEqual([])
}
