import { expect, test } from 'vitest'
import { timeAt } from '../../../../../mocks/bank/dates.ts'
import { eftWindow } from '../../../../../mocks/ledger/transfers/eftWindow.ts'
import { definedHours } from '../../../../../mocks/openapi/definedHours.ts'

test('EFT has the hours of its definition, and closes at noon on a half day', () => {
  expect(eftWindow('2026-03-13')).toEqual({
    opensAt: timeAt('2026-03-13', '08:30'),
    closesAt: timeAt('2026-03-13', '17:30'),
  })
  expect(eftWindow('2026-03-19').closesAt).toBe(timeAt('2026-03-19', '12:00'))
  expect(() => eftWindow('2026-03-14')).toThrow('2026-03-14 is not a bank day')
})

test('a BaaS transfer has the same, and an operation that is always open has none', () => {
  expect(definedHours('baas-money-transfers/transfer-order')).toEqual(definedHours('money-transfers/eft-transfer'))
  expect(() => definedHours('money-transfers/fast-transfer')).toThrow(
    'mocks/openapi/money-transfers/fast-transfer.yaml has no x-opening-hours',
  )
})
