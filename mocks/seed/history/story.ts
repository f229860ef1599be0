import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { addMonths } from '../../bank/dates.ts'
import type { PostingOrder } from '../../ledger/books/ledger.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'

/** A day of the history, and how many months it lies before the month of the day of seeding. */
export interface StoryDay {
  date: string
  monthsAgo: number
  /** 1 to 12 */
  month: number
}

/** Something that happens every month, or in some. */
export interface RecurringTransaction {
  /** The accounts of customers that it touches: nothing happens before they were opened. */
  accounts: readonly string[]
  dayOfMonth: number
  /** In Istanbul, with seconds. */
  time: string
  /** 1 to 12; without it every month. */
  months?: readonly number[]
  /** First and last month in which it happens, counted back from the month of seeding. */
  monthsAgo?: readonly [first: number, last: number]
  /** Nothing of this kind happens so many days before the day of seeding. */
  quietDays?: number
  /** It does not go on after the day of seeding: another part of the bank, or nobody, takes care of it then. */
  isPast?: boolean
  postings(day: StoryDay): PostingOrder[]
}

export interface Counterparty {
  name: string
  iban?: string
  explanation: string
}

/** What evens out a month, so that it closes with the balance of the story: money that goes out, or comes in. */
export interface Balancing {
  out: Counterparty
  /** For a sum above this one, instead of `out`. */
  largeOut?: Counterparty & { above: number }
  in: Counterparty
}

export interface AccountStory {
  account: string
  currency: string
  /** Small payments, so many a month, from one amount to another in minor units. */
  payments?: {
    count: readonly [number, number]
    amount: readonly [number, number]
    names: readonly string[]
    /** The masked number of the card; without one they are FAST transfers. */
    card?: string
    /** Customers pay in as well, from one amount to another. */
    incoming?: readonly [number, number]
    /** The last month with payments. */
    monthsAgo?: number
  }
  /** The booked balance at the end of a month; without it the balance follows from what happens. */
  closing?(monthsAgo: number): number
  balancing?: Balancing
  /** How many movements the statement of a month has. */
  movementCount?(monthsAgo: number): number | undefined
  /** Monthly interest after tax, as a fraction. */
  interest?: number
  /** How the first money came into an account that was opened within the history. */
  firstDeposit?: Counterparty
}

/** Wages and prices of a year, relative to those of the last one. */
export const yearly = (monthsAgo: number): number => [1, 0.8, 0.64][Math.floor(monthsAgo / 12)] ?? 0.55

/** An amount of today in another year, in whole tens of lira. */
export const ofYear = (amount: number, monthsAgo: number): number =>
  Math.round((amount * yearly(monthsAgo)) / 1000) * 1000

/** A whole number from one to another, always the same for the same text. */
export const between = (text: string, [low, high]: readonly [number, number]): number =>
  low + Math.floor(((pseudoRandom(text) + 1) / 2) * (high - low + 1))

export interface StoryMonth {
  monthsAgo: number
  month: number
  first: string
  last: string
}

/** How many months before the day of seeding the movements begin. */
export const historyMonths = 36

/** The months of the history before a day, the one of that day last. */
export function storyMonths(seededOn: string): StoryMonth[] {
  return Array.from({ length: historyMonths + 1 }, (_, index) => {
    const monthsAgo = historyMonths - index
    const first = addMonths(`${seededOn.slice(0, 7)}-01`, -monthsAgo)
    return { monthsAgo, month: Number(first.slice(5, 7)), first, last: addDays(addMonths(first, 1), -1) }
  })
}
