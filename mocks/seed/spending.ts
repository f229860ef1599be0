import type { components } from '../openapi/spending-analytics/types.gen.ts'

export type Category = components['schemas']['Category']
export type AgeGroup = '18-24' | '25-34' | '35-49' | '50-64' | '65+'

/** The customers of the bank by age. */
export const customersByAge: Readonly<Record<AgeGroup, number>> = {
  '18-24': 268_340,
  '25-34': 541_824,
  '35-49': 641_805,
  '50-64': 352_610,
  '65+': 121_470,
}

/** What share of the customers lives in a city, in millionths, by its plate code; the others have so few that none is shown. */
export const customersByCity: Readonly<Record<string, number>> = {
  '01': 24_000,
  '06': 91_000,
  '07': 38_000,
  '10': 9_000,
  '16': 44_000,
  '20': 9_500,
  '21': 8_000,
  '26': 11_000,
  '27': 14_000,
  '31': 8_500,
  '33': 15_000,
  '34': 340_000,
  '35': 83_000,
  '38': 12_500,
  '41': 31_000,
  '42': 15_500,
  '45': 10_500,
  '48': 13_000,
  '54': 9_200,
  '55': 9_800,
  '59': 12_400,
  '61': 6_900,
  '65': 3_300,
  '63': 5_200,
  '77': 1_900,
}

/** Of a city without a share of its own, in millionths. */
export const otherCity = 900

interface CategorySpending {
  category: Category
  /** Of a customer in Istanbul from 25 to 34 years in the month of the figures, in minor units of TRY. */
  average: number
  /** The change since the month before, in hundredths of a percent. */
  change: number
}

/** The month of these figures, those of the examples. */
export const spendingMonth = '2026-02'

export const spending: readonly CategorySpending[] = [
  { category: 'GROCERIES', average: 934_010, change: 180 },
  { category: 'HOUSING', average: 812_055, change: 40 },
  { category: 'RESTAURANTS', average: 441_000, change: -310 },
  { category: 'TRANSPORT', average: 360_525, change: 225 },
  { category: 'CLOTHING', average: 170_000, change: -70 },
  { category: 'HEALTH', average: 165_000, change: -70 },
  { category: 'TRAVEL', average: 160_000, change: -70 },
  { category: 'EDUCATION', average: 159_000, change: -70 },
  { category: 'OTHER', average: 207_090, change: -70 },
]

/** How much of the amount above the customers of an age spend, in percent. */
export const spendingByAge: Readonly<Record<AgeGroup, Readonly<Partial<Record<Category, number>>>>> = {
  '18-24': { GROCERIES: 52, HOUSING: 41, RESTAURANTS: 92, TRANSPORT: 74, CLOTHING: 110, HEALTH: 38, EDUCATION: 190 },
  '25-34': {},
  '35-49': { GROCERIES: 128, HOUSING: 121, RESTAURANTS: 88, TRANSPORT: 131, HEALTH: 124, EDUCATION: 230 },
  '50-64': { GROCERIES: 117, HOUSING: 84, RESTAURANTS: 67, TRANSPORT: 112, HEALTH: 188, EDUCATION: 71, TRAVEL: 133 },
  '65+': { GROCERIES: 96, HOUSING: 61, RESTAURANTS: 41, TRANSPORT: 58, CLOTHING: 48, HEALTH: 271, EDUCATION: 9 },
}

/** The average balance of all customers of an age at the end of the month of the forecast's example, in TRY. */
export const balanceByAge: Readonly<Record<AgeGroup, number>> = {
  '18-24': 6_240,
  '25-34': 14_380,
  '35-49': 21_450,
  '50-64': 30_720,
  '65+': 34_110,
}
export const forecastMonth = '2026-03'
