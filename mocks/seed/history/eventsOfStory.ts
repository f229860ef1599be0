import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { day } from '../../../src/rules/time/units.ts'
import type { PostingOrder } from '../../ledger/books/ledger.ts'
import { interbankFee } from '../../ledger/transfers/transferRules.ts'
import { interbank, movement } from './postings.ts'
import { eventAt, type HistoryEvent, type Span } from './schedule.ts'
import { type AccountStory, between, type StoryMonth } from './story.ts'

interface StoryInput {
  story: AccountStory
  months: readonly StoryMonth[]
  span: Span
  /** The balance before the documented movements. */
  target: number
  /** What happens by rule, on all accounts. */
  common: readonly HistoryEvent[]
}

/** A part of a month in which an account has a story. */
interface Segment extends StoryMonth {
  /** Whether it is the whole month. */
  isWhole: boolean
}

const segmentsOf = (months: readonly StoryMonth[], { from, until }: Span): Segment[] =>
  months.flatMap((month) => {
    const first = month.first > from ? month.first : from
    const dayBefore = addDays(until, -1)
    const last = month.last < dayBefore ? month.last : dayBefore
    return first > last ? [] : [{ ...month, first, last, isWhole: first === month.first && last === month.last }]
  })

const postingsOn = (account: string, events: readonly HistoryEvent[]): PostingOrder[] =>
  events.flatMap(({ postings }) => postings.filter((posting) => posting.account === account))

const sum = (postings: readonly PostingOrder[]) => postings.reduce((total, { amount }) => total + amount, 0)

/** Days of a segment, both included. */
const lengthOf = ({ first, last }: Segment) => (Date.parse(last) - Date.parse(first)) / day + 1

const secondsOf = (text: string) => {
  const second = between(text, [9 * 3600, 21 * 3600])
  return new Date(second * 1000).toISOString().slice(11, 19)
}

/** The small payments of a segment: so many, or as many as the story says for a month. */
function paymentsIn({ account, currency, payments }: AccountStory, segment: Segment, count: number | undefined) {
  if (!payments || segment.monthsAgo < (payments.monthsAgo ?? 0)) return []
  const { card, names, incoming, amount } = payments
  const key = `${account} ${segment.first.slice(0, 7)}`
  const days = lengthOf(segment)
  const usual = Math.round((between(`${key} count`, payments.count) * days) / 31)
  return Array.from({ length: count ?? usual }, (_, index) => {
    const text = `${key} ${index}`
    const date = addDays(segment.first, between(`${text} day`, [0, days - 1]))
    const name = names[between(`${text} name`, [0, names.length - 1])] ?? ''
    const isIncoming = incoming !== undefined && index % 2 === 0
    const value = isIncoming ? between(`${text} in`, incoming) : -between(`${text} out`, amount)
    const explanation = card ?? (incoming ? 'Invoice' : '')
    const postings = movement(account, currency, card ? 'CARD' : 'FBTCH', value, { name, explanation })
    return eventAt(date, secondsOf(text), postings)
  })
}

/** One movement that brings a segment to its closing balance: money that goes out late, or comes in early. */
function balance({ account, currency, balancing }: AccountStory, segment: Segment, surplus: number): HistoryEvent[] {
  if (!balancing || surplus === 0) return []
  if (surplus < 0) {
    const postings = movement(account, currency, currency === 'TRY' ? 'FBTCH' : 'EEFTO', -surplus, balancing.in)
    return [eventAt(segment.first, '08:45:10', postings)]
  }
  const { largeOut } = balancing
  const to = largeOut && surplus > largeOut.above ? largeOut : balancing.out
  const isPlain = currency !== 'TRY' || surplus <= interbankFee
  const postings = isPlain
    ? movement(account, currency, currency === 'TRY' ? 'CASH' : 'EEFTO', -surplus, currency === 'TRY' ? {} : to)
    : interbank(account, 'FBTCH', surplus - interbankFee, to)
  return [eventAt(segment.last, '20:15:37', postings)]
}

/** The events of one account beside those that happen by rule, and what it had before all of them. */
export function eventsOfStory(given: StoryInput): { events: HistoryEvent[]; opening: number } {
  const touches = ({ postings }: HistoryEvent) => postings.some(({ account }) => account === given.story.account)
  const input = { ...given, common: given.common.filter(touches) }
  const { story, months, span, target, common } = input
  const segments = segmentsOf(months, span)
  if (story.interest !== undefined) return earnInterest(input, segments, story.interest)
  const { closing } = story
  const events = segments.flatMap((segment, index) => {
    const regular = postingsOn(story.account, within(common, segment))
    const isLast = index === segments.length - 1
    const movements = segment.isWhole ? story.movementCount?.(segment.monthsAgo) : undefined
    if (!closing) return paymentsIn(story, segment, undefined)
    const goal = isLast ? target : closing(segment.monthsAgo)
    const before = segments[index - 1]
    const start = before ? closing(before.monthsAgo) : firstBalance(input, closing)
    // A movement that evens the month out has its fee beside it.
    const count = movements === undefined ? undefined : movements - regular.length - 2
    const payments = paymentsIn(story, segment, count)
    const surplus = start + sum(regular) + sum(postingsOn(story.account, payments)) - goal
    return [...payments, ...balance(story, segment, surplus)]
  })
  return withOpening(input, events)
}

const wasOpenedWithin = ({ span, months }: StoryInput) => span.from > (months[0]?.last ?? '')

const firstBalance = (input: StoryInput, closing: (monthsAgo: number) => number) =>
  wasOpenedWithin(input) ? 0 : closing(37)

const within = (events: readonly HistoryEvent[], { first, last }: Segment) => {
  const from = Date.parse(`${first}T00:00+03:00`)
  const until = Date.parse(`${addDays(last, 1)}T00:00+03:00`)
  return events.filter(({ bookedAt }) => bookedAt >= from && bookedAt < until)
}

/** What is missing at the start was there before, or came with the first deposit into an account opened within the time. */
function withOpening(input: StoryInput, events: HistoryEvent[]) {
  const { story, span, target, common } = input
  const opening = target - sum(postingsOn(story.account, [...common, ...events]))
  if (!story.firstDeposit || opening === 0 || !wasOpenedWithin(input)) return { events, opening }
  const deposit = movement(story.account, story.currency, 'FBTCH', opening, story.firstDeposit)
  return { events: [eventAt(span.from, '09:30:00', deposit), ...events], opening: 0 }
}

/** Interest on the last day of each month on what the account had before, found backwards from the balance at the end. */
function earnInterest({ story, target, common }: StoryInput, segments: readonly Segment[], rate: number) {
  const { account, currency } = story
  let after = target
  const events = segments.toReversed().flatMap((segment) => {
    const flow = sum(postingsOn(account, within(common, segment)))
    const before = segment.isWhole ? Math.round((after - flow) / (1 + rate)) : after - flow
    const interest = after - flow - before
    after = before
    const postings = movement(account, currency, 'INTEREST', interest, { explanation: 'Interest after tax' })
    return interest > 0 ? [eventAt(segment.last, '23:00:00', postings)] : []
  })
  return { events: events.toReversed(), opening: after }
}
