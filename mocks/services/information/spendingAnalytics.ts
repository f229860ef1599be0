import { dayOf } from '../../bank/dates.ts'
import { invalid, refused } from '../../bank/serviceError.ts'
import {
  type AgeGroup,
  balanceByAge,
  type Category,
  customersByAge,
  customersByCity,
  forecastMonth,
  otherCity,
  spending,
  spendingByAge,
  spendingMonth,
} from '../../fixtures/spending.ts'
import { toMoney } from '../../ledger/money/money.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'
import { service } from '../pipeline/service.ts'

interface Group {
  city?: string
  ageGroup?: AgeGroup
}

const ageGroups = Object.keys(customersByAge) as AgeGroup[]
const agesOf = ({ ageGroup }: Group) => (ageGroup === undefined ? ageGroups : [ageGroup])

/** A smaller group is not shown. */
const smallestGroup = 1000

function customersOf(group: Group): number {
  const all = agesOf(group).reduce((sum, age) => sum + customersByAge[age], 0)
  const share = group.city === undefined ? 1_000_000 : (customersByCity[group.city] ?? otherCity)
  return Math.round((all * share) / 1_000_000)
}

/** Of what customers in Istanbul spend and have, in percent. */
const levels: Readonly<Record<string, number>> = {
  '34': 100,
  '35': 96,
  '06': 93,
  '07': 94,
  '16': 92,
  '41': 95,
  '48': 97,
}
const levelOf = ({ city }: Group) => (city === undefined ? 92 : (levels[city] ?? 84)) / 100

/** The mean over the ages of a group, weighted by their customers. */
function meanOf(group: Group, figureOf: (age: AgeGroup) => number): number {
  const ages = agesOf(group)
  const customers = ages.reduce((sum, age) => sum + customersByAge[age], 0)
  return ages.reduce((sum, age) => sum + (figureOf(age) * customersByAge[age]) / customers, 0)
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** The change of what is spent in a category since the month before, as a fraction. */
function changeOf(category: Category, month: number): number {
  const shown = spending.find((each) => each.category === category)
  if (monthOf(month) === spendingMonth && shown) return shown.change / 10_000
  return Math.round(150 + 320 * pseudoRandom(`${category} ${monthOf(month)}`)) / 10_000
}

/** What is spent in a category in a month, relative to the month of the known figures. */
function trend(category: Category, month: number): number {
  let factor = 1
  for (let at = monthNumber(spendingMonth); at < month; at++) factor *= 1 + changeOf(category, at + 1)
  for (let at = monthNumber(spendingMonth); at > month; at--) factor /= 1 + changeOf(category, at)
  return factor
}

/** What a customer of a group spends in each category, in minor units; not rounded. */
const averagesOf = (group: Group, month: number) =>
  spending.map(({ category, average }) => ({
    category,
    average:
      average *
      meanOf(group, (age) => (spendingByAge[age][category] ?? 100) / 100) *
      levelOf(group) *
      trend(category, month),
  }))

/** A category with less of all spending than this is counted with the others. */
const smallestShare = 0.05

function categoriesOf(group: Group, month: number) {
  const averages = averagesOf(group, month)
  const before = new Map(averagesOf(group, month - 1).map(({ category, average }) => [category, average]))
  const total = averages.reduce((sum, { average }) => sum + average, 0)
  const isShown = ({ category, average }: { category: Category; average: number }) =>
    category !== 'OTHER' && average / total >= smallestShare
  const sumOf = (entries: { category: Category; average: number }[]) => ({
    average: entries.reduce((sum, { average }) => sum + average, 0),
    previous: entries.reduce((sum, { category }) => sum + (before.get(category) ?? 0), 0),
  })
  const shown = averages
    .filter(isShown)
    .sort((one, other) => other.average - one.average)
    .map((entry) => ({ category: entry.category, ...sumOf([entry]) }))
  const others = { category: 'OTHER' as const, ...sumOf(averages.filter((entry) => !isShown(entry))) }
  return [...shown, others].map(({ category, average, previous }) => ({
    category,
    average: toMoney(Math.round(average), 'TRY'),
    share: ((average / total) * 100).toFixed(2),
    change: percent(average / previous - 1),
  }))
}

const percent = (fraction: number) => (Math.round(fraction * 10_000) / 100).toFixed(2).replace(/^-(0\.00)$/, '$1')

const firstMonth = '2021-01'

function assertCity(city: string | undefined) {
  if (city !== undefined && (Number(city) < 1 || Number(city) > 81))
    throw invalid('city: Expected a plate code from 01 to 81', `No province has the plate code ${city}.`)
}

/** A month is complete on the fifth day of the one after. */
function assertComplete(month: string, today: string) {
  const last = monthNumber(today.slice(0, 7)) - (Number(today.slice(8)) < 5 ? 2 : 1)
  if (monthNumber(month) > last)
    throw refused('203101', 'month: Expected a complete month', `The last complete month is ${monthOf(last)}.`)
  if (month < firstMonth)
    throw invalid(`month: Expected ${firstMonth} or later`, `The figures go back to ${firstMonth}.`)
}

export const spendingAnalyticsServices = [
  service('spending-analytics/spending-by-category', async ({ bank, query }) => {
    const { month, ...group } = query
    assertCity(group.city)
    assertComplete(month, dayOf(bank.clock.now()))
    const customerCount = customersOf(group)
    if (customerCount < smallestGroup) return { month, customerCount: 0, categories: [] }
    return { month, customerCount, categories: categoriesOf(group, monthNumber(month)) }
  }),

  service('spending-analytics/balance-forecast', async ({ bank, query: group }) => {
    assertCity(group.city)
    const madeOn = dayOf(bank.clock.now())
    const month = madeOn.slice(0, 7)
    const customerCount = customersOf(group)
    if (customerCount < smallestGroup) return { month, madeOn, customerCount: 0, forecast: null }
    const age = monthNumber(month) - monthNumber(forecastMonth)
    const level = group.city === undefined ? 1 : levelOf(group) / levelOf({})
    // Balances grow by 1.5 percent a month; in tens of TRY they say no more than the forecast knows.
    const expected = Math.round((meanOf(group, (each) => balanceByAge[each]) * level * 1.015 ** age) / 10) * 1000
    const inTens = (minor: number) => toMoney(Math.round(minor / 1000) * 1000, 'TRY')
    return {
      month,
      madeOn,
      customerCount,
      forecast: {
        expected: inTens(expected),
        low: inTens((expected * 126) / 143),
        high: inTens((expected * 162) / 143),
      },
    }
  }),
]
