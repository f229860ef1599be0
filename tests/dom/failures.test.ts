// @module-tag full

import { leadTime } from '../support/browser/clock.ts'
import { answered, failInTurn, rows, withoutAnswer } from '../support/browser/failures.ts'
import { test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'

/** Each call fails with an answer and without one; tests/contract/client/failures.test.ts has all fourteen failures of every call. */
for (const [place, row] of rows.entries()) {
  const operations = [row.operation].flat()
  test(`${operations.join(', ')}: failures are reported once each, with nothing lost`, async ({
    page,
    bank,
    quiet,
  }) => {
    test.setTimeout(120_000 * operations.length)
    quiet.allow(/unhandled request: .* 404|status of|Failed to load resource|request failed|net::ERR/)
    const failures = operations.map((_, index) => [answered, withoutAnswer(place + index)])
    if (failures.flat().some(({ name }) => name === 'timeout')) await leadTime(page)
    await startSignedIn(page, row.from)
    await failInTurn(page, bank, row, (index) => failures[index] ?? [])
  })
}
