import { expect, test } from 'vitest'
import { bankAddressOf, bankNameOf } from '../../../../../src/rules/sandbox/banks/bankNameOf.ts'

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

test.each([
  ['http://127.0.0.1:8787', 'team-a', 'http://127.0.0.1:8787/banks/team-a'],
  ['http://127.0.0.1:8787/', 'team-a', 'http://127.0.0.1:8787/banks/team-a'],
  ['http://127.0.0.1:8787/banks/team-b/', 'team-a', 'http://127.0.0.1:8787/banks/team-a'],
  ['http://127.0.0.1:8787/banks/team-b', null, 'http://127.0.0.1:8787'],
  ['/bank', 'team-a', '/bank/banks/team-a'],
  ['/bank/banks/team-b', null, '/bank'],
])('beside %s the bank %s is at %s', (services, name, address) => {
  expect(bankAddressOf(services, name)).toBe(address)
})
