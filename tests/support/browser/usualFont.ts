import { type Page, test } from '@playwright/test'
import { moveTo } from './page.ts'

/** Not the run that has another font and asks only what that changes. */
export const isUsualFont = () => test.info().project.name === 'narrow fonts'

/** What another font changes does not depend on how one came; to load each page takes longer than all that is asked of it. */
export async function visit(page: Page, path: string): Promise<void> {
  if (isUsualFont()) await page.goto(path)
  else await moveTo(page, path)
}
