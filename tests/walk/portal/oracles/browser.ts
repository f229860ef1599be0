import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { TakenStep } from './takenStep.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const everyTwentieth = 20

/** The serious findings of axe, each with the element it is about. */
async function seriousOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const found = await globalThis.axe?.run({ resultTypes: ['violations'], selectors: true })
    return (found?.violations ?? [])
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `axe: ${id} at ${nodes[0]?.target.join(' ')}`)
  })
}

/** What only a browser shows: no page scrolls sideways, and axe finds nothing serious. */
export async function browserViolations({ walk, after }: TakenStep): Promise<string[]> {
  if (walk.portal.kind !== 'chromium' || !after.isPortal) return []
  const found: string[] = []
  const wide = await walk.page
    .evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    .catch(() => 0)
  if (wide > 1) found.push(`the page is ${wide} pixels wider than the window`)
  if (walk.steps.length % everyTwentieth === 0) found.push(...(await seriousOn(walk.page).catch(() => [])))
  return found
}
