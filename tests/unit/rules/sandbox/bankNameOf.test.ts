import { expect, test } from 'vitest'
import { bankNameOf } from '../../../../src/rules/sandbox/bankNameOf.ts'

test.each([
  ['http://127.0.0.1:8787/banks/team-a', 'team-a'],
  ['http://127.0.0.1:8787/banks/team-a/', 'team-a'],
  ['http://127.0.0.1:8787', null],
  ['/bank', null],
  ['https://api.example/banks/Team', null],
  ['https://api.example/banks/a/b', null],
])('%s is the bank %s', (services, name) => {
  expect(bankNameOf(services)).toBe(name)
})
