import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { addMonths, dayOf } from '../../bank/dates.ts'
import type { Movement } from '../../bank/movement.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { seededAccounts } from '../ledger/ledgerAccounts.ts'
import { baasStories } from './baasStories.ts'
import { companyStories } from './companyStories.ts'
import { eventsOfStory } from './eventsOfStory.ts'
import { individualStories } from './individualStories.ts'
import { loanEvents } from './loans.ts'
import { recentEvents } from './recentEvents.ts'
import { recordMovements } from './recordMovements.ts'
import { recurringTransactions } from './recurring/recurringTransactions.ts'
import { type HistoryEvent, recurringEvents, type Span } from './schedule.ts'
import { historyMonths, storyMonths } from './story.ts'

export interface History {
  /** By account, in the order of booking. */
  movements: ReadonlyMap<string, readonly Movement[]>
  /** What the accounts had before their first movement. */
  openings: ReadonlyMap<string, number>
  /** Everything that was booked, with the bank's own accounts, in the order of booking. */
  events: readonly HistoryEvent[]
}

const stories = [...individualStories, ...companyStories, ...baasStories]

export const changeOf = (account: string, events: readonly HistoryEvent[]): number =>
  events.reduce(
    (sum, { postings }) =>
      postings.reduce((inner, each) => (each.account === account ? inner + each.amount : inner), sum),
    0,
  )

/** From the opening of the account, or from the beginning of the history, until its documented movements begin. */
function spanOf({ id, openedOn }: LedgerAccount, seededOn: string, recent: readonly HistoryEvent[]): Span {
  const earliest = addMonths(seededOn, -historyMonths)
  const monthBefore = addDays(seededOn, -30)
  const opened = openedOn < monthBefore ? openedOn : monthBefore
  const documented = recent
    .filter(({ postings }) => postings.some(({ account }) => account === id))
    .map(({ bookedAt }) => dayOf(bookedAt))
  return {
    from: opened > earliest ? opened : earliest,
    until: [seededOn, ...documented].reduce((first, day) => (day < first ? day : first)),
  }
}

function computeHistory(seededAt: number): History {
  const seededOn = dayOf(seededAt)
  const accounts = seededAccounts().filter(({ type }) => type !== 'BANK')
  const recent = recentEvents(seededAt)
  const spans = new Map(accounts.map((account) => [account.id, spanOf(account, seededOn, recent)]))
  const months = storyMonths(seededOn)
  const span = (account: string) => spans.get(account) ?? { from: seededOn, until: seededOn }
  const common = [
    ...months.flatMap((month) => recurringTransactions.flatMap((rule) => recurringEvents(rule, month, seededOn, span))),
    ...loanEvents(seededOn),
  ]
  const storyEvents = stories.map((story) => {
    const final = accounts.find(({ id }) => id === story.account)?.balance ?? 0
    const target = final - changeOf(story.account, recent)
    return { account: story.account, ...eventsOfStory({ story, months, span: span(story.account), target, common }) }
  })
  const events = [...common, ...storyEvents.flatMap((each) => each.events), ...recent]
  events.sort((one, other) => one.bookedAt - other.bookedAt)
  const openings = new Map(storyEvents.map(({ account, opening }) => [account, opening]))
  return { events, openings, movements: recordMovements(events, openings) }
}

/** A process has one bank, and a test perhaps some. */
const cachedHistories = 4
const histories = new Map<number, History>()

/**
 * Three years before the moment of seeding for every account of the test customers, so that it ends with the documented balances:
 * a pure function of that moment, computed once.
 */
export function historyBefore(seededAt: number): History {
  const known = histories.get(seededAt)
  if (known) return known
  const history = computeHistory(seededAt)
  const [oldest] = histories.keys()
  if (oldest !== undefined && histories.size >= cachedHistories) histories.delete(oldest)
  histories.set(seededAt, history)
  return history
}
