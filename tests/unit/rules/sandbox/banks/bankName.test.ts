import { expect, test } from 'vitest'
import { bankAddressOf, bankNameOf, programAddressOf } from '../../../../../src/rules/sandbox/banks/bankName.ts'

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

test.each([
  ['/bank', 'http://127.0.0.1:8787'],
  ['/bank/banks/team-a', 'http://127.0.0.1:8787/banks/team-a'],
  ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000'],
  ['https://sandbox.bank.com/portico/banks/team-a', 'https://sandbox.bank.com/portico/banks/team-a'],
])('programs reach the bank with the services %s at %s', (services, address) => {
  expect(programAddressOf(services)).toBe(address)
})
