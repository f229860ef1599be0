import { expect, test } from 'vitest'
import { matchRoute } from '../../../../src/app/router/routes.ts'
import { docsLocationOf } from '../../../../src/rules/docs/docs.ts'
import { addressOf } from '../../../../src/rules/routes/address.ts'
import { queryChoice, queryFlag } from '../../../../src/rules/routes/queryFlag.ts'

test.each([
  [null, false],
  ['false', false],
  ['FALSE', false],
  ['true', true],
  ['TRUE', true],
  ['True', true],
  ['1', true],
  ['', true],
  ['no', true],
])('a flag of an address that is %j says %s', (value, says) => {
  expect(queryFlag(value)).toBe(says)
})

test.each([
  [null, undefined],
  ['', undefined],
  ['firstCal', undefined],
  ['firstCall', 'firstCall'],
  ['FIRSTCALL', 'firstCall'],
  [' firstcall ', 'firstCall'],
])('a choice of an address that is %j is %s', (value, says) => {
  expect(queryChoice(value, ['home', 'firstCall'])).toBe(says)
})

test('views and places of the documentation are found whatever the case of their query', () => {
  for (const page of ['myTickets', 'MYTICKETS', 'mytickets'])
    expect([page, matchRoute('/dashboard', `?page=${page}`).route.view?.page]).toEqual([page, 'myTickets'])
  expect(matchRoute('/dashboard', '?page=nothing').route.view?.page).toBe('home')
  expect(matchRoute('/dashboard', '').route.view?.page).toBe('home')
  expect(addressOf('/dashboard?page=MyTickets')).toBe('/dashboard?page=MyTickets')
  expect(addressOf('/dashboard?page=nothing')).toBeUndefined()
  for (const [linked, says] of [
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    [null, false],
  ] as const)
    expect(docsLocationOf('/docs/api/account-information', linked)).toMatchObject({ linked: says })
})
