import { expectAccessible } from '../support/browser/axe.ts'
import { leadTime } from '../support/browser/clock.ts'
import { answered, failInTurn, rows, withoutAnswer } from '../support/browser/failures.ts'
import { hydrated } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'

/** Few enough for a test of some seconds. */
const together = 6

for (let first = 0; first < rows.length; first += together) {
  const some = [...rows.entries()].slice(first, first + together)
  const operations = some.flatMap(([, { operation }]) => operation)
  test(`${operations.join(', ')}: each failure as it is shown is accessible`, async ({ page, bank, quiet }) => {
    test.slow(true, 'one page, several failures')
    quiet.allow(/unhandled request: .* 404|status of|Failed to load resource|request failed|net::ERR/)
    await leadTime(page)
    await startSignedIn(page, '/profile')
    for (const [place, row] of some) {
      await page.goto(row.from)
      // What the page asks for at its start must not take the fault.
      await hydrated(page)
      await failInTurn(
        page,
        bank,
        row,
        (index) => [...(place === 0 && index === 0 ? [answered] : []), withoutAnswer(place + index)],
        () => expectAccessible(page),
      )
    }
  })
}
