import { expect, test } from 'vitest'
import { momentOf } from '../../../../src/rules/time/moment.ts'

test.each([
  ['2026-03-14T10:00:00Z', '2026-03-14T10:00:00.000Z', false],
  ['2026-03-14T10:00:00.123456+03:00', '2026-03-14T07:00:00.123Z', false],
  ['2026-03-14T10:00:00.000+0300', '2026-03-14T07:00:00.000Z', false],
  ['2026-03-14 10:00Z', '2026-03-14T10:00:00.000Z', false],
  ['2026-03-14', '2026-03-14T00:00:00.000Z', true],
])('the time %s', (text, iso, isDay) => {
  expect(momentOf(text)).toEqual({ date: new Date(iso), isDay })
})

test.each(['', 'soon', '04.03.2026', '03/04/2026 10:00', '2026-02-30T25:00', '14 Mar 2026', '1773482400000'])(
  'no time is guessed from %j',
  (text) => {
    expect(momentOf(text)).toBeUndefined()
  },
)
