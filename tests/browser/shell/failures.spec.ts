// @module-tag full

import { expectAccessible } from '../../support/browser/axe.ts'
import { leadTime } from '../../support/browser/clock.ts'
import { failInTurn, rows, withoutAnswer } from '../../support/browser/failures.ts'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

/** The failures of the other calls are among the states that the files of their screens show to axe. */
const together = [
  ['listProducts', 'listProductServices', 'updateUser', 'changePassword'],
  ['deleteApplication', 'renewTokens', 'getTicket', 'updateTicket'],
]

for (const operations of together)
  test(`${operations.join(', ')}: each failure as it is shown is accessible`, async ({ page, bank, quiet }) => {
    test.slow(true, 'one page, several failures')
    quiet.allow(/status of|Failed to load resource|request failed|net::ERR/)
    await leadTime(page)
    await startSignedIn(page, '/profile')
    for (const [place, operation] of operations.entries()) {
      const row = rows.find((row) => [row.operation].flat()[0] === operation)
      if (!row) throw new Error(`No row begins with ${operation}`)
      await page.goto(row.from)
      // What the page asks for at its start must not take the fault.
      await hydrated(page)
      await failInTurn(
        page,
        bank,
        { ...row, operation },
        () => [withoutAnswer(place)],
        () => expectAccessible(page),
      )
    }
  })
