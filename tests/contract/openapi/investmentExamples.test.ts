import { expect, it } from 'vitest'
import { testCustomerInvestments } from '../../../mocks/fixtures/testCustomers/investments.ts'
import { cents, divided, percent, scaled, sum } from '../../support/decimal.ts'
import { answerOf } from '../../support/definitionAnswers.ts'

const portfolioOf = (example: string) => answerOf('investment-accounts/portfolio', example)

const listedFunds = answerOf('funds/fund-list', 'usual').funds
const listedFund = (code: string) => listedFunds.find(({ fundCode }) => fundCode === code)

/** The check digit of an ISIN (ISO 6166): Luhn over the digits of its letters. */
function isIsin(isin: string): boolean {
  const digits = [...isin].map((letter) => String(Number.parseInt(letter, 36))).join('')
  const total = [...digits].reverse().reduce((rest, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return rest + Math.floor(weighted / 10) + (weighted % 10)
  }, 0)
  return total % 10 === 0
}

/** quantity × price in hundredths; both have at most six decimals. */
const valueAt = (quantity: string, price: string) => divided(scaled(quantity, 6) * scaled(price, 6), 10n ** 10n)

it('checks the digit of an ISIN', () => {
  expect(['US0378331005', 'TRATHYAO91M5', 'US0378331006'].map(isIsin)).toEqual([true, true, false])
})

it.each(['usual', 'empty', 'pastDay'])('values a portfolio by quantity and price: %s', (example) => {
  const { holdings, totalValue, valuationDate } = portfolioOf(example)
  for (const { quantity, price, averageCost, value, profit, exchangeRate, accountValue, isin, priceDate } of holdings) {
    expect(cents(value)).toBe(valueAt(quantity, price))
    expect(cents(profit)).toBe(cents(value) - valueAt(quantity, averageCost))
    expect(cents(accountValue)).toBe(divided(cents(value) * scaled(exchangeRate, 6), 10n ** 6n))
    expect(isin === null || isIsin(isin)).toBe(true)
    expect(priceDate).toBe(valuationDate)
  }
  expect(cents(totalValue)).toBe(sum(holdings.map(({ accountValue }) => cents(accountValue))))
  const values = holdings.map(({ accountValue }) => Number(accountValue.amount))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

it.each([
  ['usual', 'usual'],
  ['withoutHoldings', 'empty'],
])('lists an investment account as its owner has it: %s', (example, portfolioExample) => {
  const { accounts } = answerOf('investment-accounts/investment-account-list', example)
  const portfolio = portfolioOf(portfolioExample)
  const owned = testCustomerInvestments.find(({ accountId }) => accountId === portfolio.accountId)
  const { customerNumber: _, holdings, ...facts } = owned ?? expect.fail(`${portfolio.accountId} has no owner`)
  const { totalValue, valuationDate } = portfolio
  expect(accounts).toEqual([{ ...facts, status: 'ACTIVE', currency: 'TRY', totalValue, valuationDate }])
  expect(
    portfolio.holdings.map(({ type, code, currency, quantity, averageCost }) => ({
      type,
      code,
      currency,
      quantity,
      averageCost,
    })),
  ).toEqual(holdings)
})

it('has one price of a fund and one rate of a currency', () => {
  const rates = answerOf('exchange-rates/currency-rates', 'usual').rates
  for (const holding of portfolioOf('usual').holdings) {
    if (holding.type === 'FUND')
      expect(listedFund(holding.code)).toMatchObject({
        price: holding.price,
        priceDate: holding.priceDate,
        isin: holding.isin,
      })
    if (holding.currency !== 'TRY')
      expect(rates.find(({ currency }) => currency === holding.currency)?.buy).toBe(holding.exchangeRate)
  }
  for (const example of ['usual', 'oneDay']) {
    const { fundCode, prices } = answerOf('funds/fund-prices', example)
    const { date: priceDate, price, change } = prices.at(-1) ?? expect.fail('no price')
    expect(listedFund(fundCode)).toMatchObject({ priceDate, price, change })
  }
})

it('compares each price of a fund with the one before', () => {
  const { prices } = answerOf('funds/fund-prices', 'usual')
  const changes = prices.slice(1).map(({ price }, index) => {
    const before = scaled(prices[index]?.price ?? '', 6)
    return divided((scaled(price, 6) - before) * 10_000n, before)
  })
  expect(changes).toEqual(prices.slice(1).map(({ change }) => scaled(change, 2)))
  expect(prices.map(({ date }) => new Date(date).getUTCDay())).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
})

it.each(['usual', 'sale'])('estimates a fund order at the last price: %s', (example) => {
  const order = answerOf('funds/fund-order', example)
  const price = scaled(order.estimatedPrice, 6)
  expect(order.estimatedPrice).toBe(listedFund(order.fundCode)?.price)
  expect(BigInt(order.estimatedQuantity)).toBe(
    order.amount ? (cents(order.amount) * 10_000n) / price : BigInt(order.quantity ?? 0),
  )
  expect(cents(order.estimatedAmount)).toBe(valueAt(String(order.estimatedQuantity), order.estimatedPrice))
})

it.each(['usual', 'cross', 'gold'])('converts at the rates that are published: %s', (example) => {
  const { currencies, metals } = {
    currencies: answerOf('exchange-rates/currency-rates', 'usual').rates,
    metals: answerOf('exchange-rates/metal-rates', 'usual').rates,
  }
  const { from, to, rate } = answerOf('exchange-rates/conversion', example)
  const published = (code: string, side: 'buy' | 'sell') => {
    if (code === 'TRY') return 10n ** 6n
    const found = currencies.find(({ currency }) => currency === code) ?? metals.find(({ metal }) => metal === code)
    return scaled(found?.[side] ?? '', 6)
  }
  expect(scaled(rate, 6)).toBe(divided(published(from.currency, 'buy') * 10n ** 6n, published(to.currency, 'sell')))
  expect(cents(to)).toBe(divided(cents(from) * scaled(rate, 6), 10n ** 6n))
})

it('quotes the customers of partners the published prices', () => {
  const quoted = ['usual', 'sale', 'forSum'].map((example) => {
    const { instrumentCode, price } = answerOf('baas-investment/quote', example)
    return `${instrumentCode} ${price}`
  })
  const { rates: metals } = answerOf('exchange-rates/metal-rates', 'usual')
  const { rates } = answerOf('exchange-rates/currency-rates', 'usual')
  expect(quoted).toEqual([
    `XAU ${metals.find(({ metal }) => metal === 'XAU')?.sell}`,
    `USD ${rates.find(({ currency }) => currency === 'USD')?.buy}`,
    `PRF ${listedFund('PRF')?.price}`,
  ])
})

it('calculates what a deposit earns at the rate of its range', () => {
  const service = 'rates-and-calculators/deposit-rates'
  const { rates, calculation } = answerOf(service, 'calculation')
  const [range] = rates
  const shown = calculation ?? expect.fail('no calculation')
  expect(answerOf(service, 'usual').rates).toContainEqual(range)
  expect(shown.yearlyRate).toBe(range?.yearlyRate)
  const grossInterest = divided(cents(shown.amount) * scaled(shown.yearlyRate, 2) * BigInt(shown.term), 3_650_000n)
  const tax = percent(grossInterest, range?.taxRate ?? '')
  expect([shown.grossInterest, shown.tax, shown.netInterest, shown.maturityAmount].map(cents)).toEqual([
    grossInterest,
    tax,
    grossInterest - tax,
    cents(shown.amount) + grossInterest - tax,
  ])
  expect((Date.parse(shown.maturityDate) - Date.parse('2026-03-14')) / 86_400_000).toBe(shown.term)
})
