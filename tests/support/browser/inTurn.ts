import type { Page } from '@playwright/test'
import { test } from './test.ts'
import type { Watch } from './watch.ts'

/** Few enough for a test of some seconds, enough to pay for a page once. */
const together = 6

/** Some tests in which one page visits several addresses, one step each; those after the first have the tag full. */
export function inTurn(
  addresses: readonly string[],
  says: string,
  visit: (page: Page, address: string, quiet: Watch) => Promise<void>,
): void {
  for (let first = 0; first < addresses.length; first += together) {
    const some = addresses.slice(first, first + together)
    test(`${some.join(', ')}: ${says}`, { tag: first === 0 ? [] : '@full' }, async ({ page, quiet }) => {
      test.slow(true, 'one page, several addresses')
      for (const address of some) await test.step(address, () => visit(page, address, quiet))
    })
  }
}
