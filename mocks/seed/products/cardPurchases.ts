import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { addMonths, dayOf } from '../../bank/dates.ts'
import type { CardPurchaseRow } from '../../db/tables/products/cards.ts'
import { seededCreditCards } from './cards.ts'

interface Purchase extends Pick<CardPurchaseRow, 'card' | 'date' | 'description' | 'amount'> {
  instalmentCount?: number
  /** The last six digits of the ID. */
  number: number
  isPending?: boolean
}

/** By card the last day of the period that was over on the day of the examples. */
const exampleStatements: Readonly<Record<string, string>> = {
  CC1000000001: '2026-03-05',
  CC1000000041: '2026-03-02',
  CC1000000071: '2026-03-10',
  CC1200000001: '2026-03-08',
}

const gold = 'CC1000000001'
const classic = 'CC1000000071'
const business = 'CC1200000001'

/** What the examples show, on their days, and what adds up to the debts of the test customers. */
const purchases: readonly Purchase[] = [
  {
    card: gold,
    date: '2026-01-19',
    description: 'Elektronik Dünyası',
    amount: 900_000,
    instalmentCount: 6,
    number: 41,
  },
  { card: gold, date: '2026-02-08', description: 'Çarşı Market Kadıköy', amount: 124_530, number: 12 },
  { card: gold, date: '2026-02-11', description: 'Deniz Eczanesi', amount: 38_640, number: 63 },
  { card: gold, date: '2026-02-14', description: 'Boğaz Restoran', amount: 142_000, number: 88 },
  {
    card: gold,
    date: '2026-02-23',
    description: 'Anadolu Havayolları',
    amount: 525_000,
    instalmentCount: 4,
    number: 113,
  },
  { card: gold, date: '2026-02-27', description: 'İstanbul Akaryakıt', amount: 165_000, number: 54 },
  { card: gold, date: '2026-03-02', description: 'Dijital Yayın', amount: 24_990, number: 9 },
  { card: gold, date: '2026-03-03', description: 'Kitap Köşesi', amount: 41_875, number: 71 },
  { card: gold, date: '2026-03-04', description: 'Ev ve Bahçe Yapı Market', amount: 199_775, number: 35 },
  {
    card: gold,
    date: '2026-03-07',
    description: 'Spor Malzemeleri',
    amount: 100_000,
    instalmentCount: 3,
    number: 27,
  },
  { card: gold, date: '2026-03-09', description: 'İstanbul Akaryakıt', amount: 141_676, number: 44 },
  { card: gold, date: '2026-03-12', description: 'Çarşı Market Kadıköy', amount: 49_990, number: 18 },
  { card: gold, date: '2026-03-13', description: 'Boğaz Restoran', amount: 30_000, number: 52, isPending: true },
  { card: classic, date: '2026-01-14', description: 'Alsancak Giyim', amount: 642_050, number: 30 },
  { card: classic, date: '2026-01-17', description: 'Ege Tatil', amount: 1_080_000, number: 16 },
  { card: classic, date: '2026-01-29', description: 'Kordon Market', amount: 171_814, number: 95 },
  { card: business, date: '2026-02-12', description: 'Anadolu Havayolları', amount: 1_846_000, number: 21 },
  { card: business, date: '2026-02-26', description: 'Marmara Lojistik', amount: 4_275_025, number: 83 },
  { card: business, date: '2026-03-10', description: 'Deniz Ofis Kirtasiye', amount: 2_520_000, number: 40 },
  { card: business, date: '2026-03-13', description: 'Marmara Lojistik', amount: 120_000, number: 61, isPending: true },
]

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** Moved by months, so that the last statement is the one of the examples; nothing lies after the day of seeding. */
export function seededPurchases(seededAt: number): CardPurchaseRow[] {
  const today = dayOf(seededAt)
  const months = new Map(
    seededCreditCards(seededAt).map(({ id, rowsFrom }) => [id, monthsBetween(exampleStatements[id] ?? '', rowsFrom)]),
  )
  return purchases.map(({ number, isPending = false, instalmentCount = 1, ...purchase }) => {
    const moved = addMonths(purchase.date, months.get(purchase.card) ?? 0)
    const date = moved > today ? today : moved
    return {
      ...purchase,
      id: date.replaceAll('-', '') + String(number).padStart(6, '0'),
      date,
      chargedOn: isPending ? addDays(today, 2) : date,
      instalmentCount,
    }
  })
}
