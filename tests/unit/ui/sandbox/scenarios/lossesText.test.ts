import { expect, test } from 'vitest'
import { lossesText } from '../../../../../src/ui/sandbox/scenarios/lossesText.ts'

const nothing = { applications: 0, tickets: 0, accounts: 0, transfers: 0, subscriptions: 0 }

test.each([
  [{}, ''],
  [{ tickets: 1 }, '1 ticket'],
  [{ applications: 2, tickets: 1 }, '2 applications and 1 ticket'],
  [{ applications: 1, accounts: 2, transfers: 3 }, '1 application, 2 accounts and 3 transfers'],
])('what %j loses is "%s"', (losses, text) => {
  expect(lossesText({ ...nothing, ...losses })).toBe(text)
})
