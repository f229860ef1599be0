import { type Page, test } from '@playwright/test'
import { moveTo } from './page.ts'

/** Not one of the runs that have other fonts and ask only what these change. */
export const isUsualFont = () => test.info().project.name === 'narrow fonts'

/** What other fonts change does not depend on how one came; to load each page takes longer than all that is asked of it. */
export async function visit(page: Page, path: string): Promise<void> {
  if (isUsualFont()) await page.goto(path)
  else await moveTo(page, path)
}
