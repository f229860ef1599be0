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

const purchase = (
  number: number,
  card: string,
  date: string,
  description: string,
  amount: number,
  others: Pick<Purchase, 'instalmentCount' | 'isPending'> = {},
): Purchase => ({ number, card, date, description, amount, ...others })

/** What the examples show, on their days, and what adds up to the debts of the test customers. */
const purchases: readonly Purchase[] = [
  purchase(41, gold, '2026-01-19', 'Elektronik Dünyası', 900_000, { instalmentCount: 6 }),
  purchase(12, gold, '2026-02-08', 'Çarşı Market Kadıköy', 124_530),
  purchase(63, gold, '2026-02-11', 'Deniz Eczanesi', 38_640),
  purchase(88, gold, '2026-02-14', 'Boğaz Restoran', 142_000),
  purchase(113, gold, '2026-02-23', 'Anadolu Havayolları', 525_000, { instalmentCount: 4 }),
  purchase(54, gold, '2026-02-27', 'İstanbul Akaryakıt', 165_000),
  purchase(9, gold, '2026-03-02', 'Dijital Yayın', 24_990),
  purchase(71, gold, '2026-03-03', 'Kitap Köşesi', 41_875),
  purchase(35, gold, '2026-03-04', 'Ev ve Bahçe Yapı Market', 199_775),
  purchase(27, gold, '2026-03-07', 'Spor Malzemeleri', 100_000, { instalmentCount: 3 }),
  purchase(44, gold, '2026-03-09', 'İstanbul Akaryakıt', 141_676),
  purchase(18, gold, '2026-03-12', 'Çarşı Market Kadıköy', 49_990),
  purchase(52, gold, '2026-03-13', 'Boğaz Restoran', 30_000, { isPending: true }),
  purchase(30, classic, '2026-01-14', 'Alsancak Giyim', 642_050),
  purchase(16, classic, '2026-01-17', 'Ege Tatil', 1_080_000),
  purchase(95, classic, '2026-01-29', 'Kordon Market', 171_814),
  purchase(21, business, '2026-02-12', 'Anadolu Havayolları', 1_846_000),
  purchase(83, business, '2026-02-26', 'Marmara Lojistik', 4_275_025),
  purchase(40, business, '2026-03-10', 'Deniz Ofis Kirtasiye', 2_520_000),
  purchase(61, business, '2026-03-13', 'Marmara Lojistik', 120_000, { isPending: true }),
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
