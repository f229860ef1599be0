import { expect, it } from 'vitest'
import { momentOf, timeAt } from '../../../../../mocks/bank/dates.ts'
import { balanceOf } from '../../../../../mocks/ledger/books/ledger.ts'
import { bookExchange } from '../../../../../mocks/ledger/money/bookExchange.ts'
import { toMoney } from '../../../../../mocks/ledger/money/money.ts'
import { convert, rateAt, tradedCurrencies, tradedMetals } from '../../../../../mocks/ledger/money/rates.ts'
import { exampleMoment, openLedgerBank, trialBalance } from '../../../../support/ledgerBank.ts'

const shown = (code: string, time: number) => {
  const { buy, sell, change, publishedAt } = rateAt(code, time) ?? {}
  return [code, buy, sell, change, momentOf(publishedAt ?? 0)]
}

it('has the rates of the examples on the Saturday of the examples', () => {
  const friday = '2026-03-13T18:30:00+03:00'
  expect([...tradedCurrencies, ...tradedMetals].map((code) => shown(code, exampleMoment))).toEqual([
    ['CHF', 51370000, 52480000, 24, friday],
    ['EUR', 48120000, 48970000, -7, friday],
    ['GBP', 55640000, 56830000, 11, friday],
    ['JPY', 27460000, 28310000, -31, friday],
    ['USD', 40980000, 41712000, 18, friday],
    ['XAU', 5893600000, 6012400000, 42, friday],
    ['XAG', 51840000, 54120000, 87, friday],
    ['XPT', 1394200000, 1462700000, -15, friday],
    ['XPD', 1521300000, 1602400000, -58, friday],
  ])
  const february = timeAt('2026-02-28', '23:59:59')
  expect(['EUR', 'XAU'].map((code) => shown(code, february))).toEqual([
    ['EUR', 47710000, 48550000, 9, '2026-02-27T18:30:00+03:00'],
    ['XAU', 5768200000, 5884500000, -22, '2026-02-27T18:30:00+03:00'],
  ])
  expect(rateAt('SEK', exampleMoment)).toBeUndefined()
})

it('converts as the examples do', () => {
  const publishedAt = timeAt('2026-03-13', '18:30')
  expect(convert('USD', 'TRY', 10000, exampleMoment)).toEqual({ rate: 40980000, result: 409800, publishedAt })
  expect(convert('EUR', 'USD', 25000, exampleMoment)).toEqual({ rate: 1153625, result: 28841, publishedAt })
  expect(convert('TRY', 'XAU', 1000000, exampleMoment)).toEqual({ rate: 166, result: 166, publishedAt })
  expect(convert('JPY', 'TRY', 10000, exampleMoment)?.rate).toBe(274600)
  expect(convert('TRY', 'SEK', 1, exampleMoment)).toBeUndefined()
})

it('gives a currency without decimals whole amounts', () => {
  expect(convert('USD', 'JPY', 1234, exampleMoment)?.result).toBe(178_600)
  expect(toMoney(178_600, 'JPY')).toEqual({ amount: '1786', currency: 'JPY' })
  expect(toMoney(-5_00, 'JPY')).toEqual({ amount: '-5', currency: 'JPY' })
  expect(toMoney(1, 'XAU')).toEqual({ amount: '0.01', currency: 'XAU' })
  expect(() => toMoney(178_601, 'JPY')).toThrow('JPY has no decimals: 1786.01')
})

it('changes rates on bank days from 09:00 to 18:30 only, by little', () => {
  const publishedAt = (date: string, time: string) => momentOf(rateAt('USD', timeAt(date, time))?.publishedAt ?? 0)
  expect(publishedAt('2026-03-16', '08:59')).toBe('2026-03-13T18:30:00+03:00')
  expect(publishedAt('2026-03-16', '09:00')).toBe('2026-03-16T09:00:00+03:00')
  expect(publishedAt('2026-03-16', '23:00')).toBe('2026-03-16T18:30:00+03:00')
  expect(publishedAt('2026-03-21', '12:00')).toBe('2026-03-19T18:30:00+03:00')
  const changes = Array.from(
    { length: 730 },
    (_, days) => rateAt('USD', exampleMoment - days * 86_400_000)?.change ?? 999,
  )
  expect(changes.filter((change) => Math.abs(change) > 250)).toEqual([])
  expect(new Set(changes).size).toBeGreaterThan(50)
})

it('books an exchange with its tax and takes the positions', async () => {
  const { bank } = await openLedgerBank()
  await bookExchange(bank, {
    from: { account: '4010000001', amount: 901860 },
    to: { account: '4010000002', amount: 150 },
    tax: 1804,
    explanation: 'Gold',
  })
  const balances = ['4010000001', '4010000002', 'EXCHANGE-TRY', 'EXCHANGE-XAU', 'TAXES-TRY']
  expect(balances.map((each) => balanceOf(bank, each))).toEqual([344386, 1390, 901860, -150, 1804])
  expect(trialBalance(bank)).toEqual({ TRY: 0, USD: 0, EUR: 0, XAU: 0 })
})
