import type { ReportApplication } from '../analytics/analytics.ts'

/** The five steps of Getting Started (000 section 2). */
export type StepName = 'discover' | 'register' | 'create' | 'develop' | 'live'

/** The newest ticket; `status` as it is shown, empty for one that the specification does not name. */
export interface LastTicket {
  ticketNumber: string
  subject: string
  status: string
}

/** The calls of all applications; `omitted` of the numbers that were added up could not be read. */
export interface CallCount {
  calls: number
  omitted: number
}

/** So many (application, service) pairs are added up for the home view; with more, see the analytics. */
export const maxCountedPairs = 24

export type StepStatus = 'done' | 'toDo' | 'unknown'

const isDone = (done: boolean): StepStatus => (done ? 'done' : 'toDo')

/**
 * Which of the five steps the bank's own numbers show as done; going live happens outside the portal. Applications that
 * are not read, and calls that are not counted, are null: they say nothing of the steps that hang on them, nor does a
 * count of none that lacks numbers.
 */
export function stepStatuses(
  applications: readonly ReportApplication[] | null,
  count: CallCount | null,
): Readonly<Record<StepName, StepStatus>> {
  return {
    discover: applications ? isDone(applications.some(({ productList }) => productList.length > 0)) : 'unknown',
    register: 'done',
    create: applications ? isDone(applications.length > 0) : 'unknown',
    develop: !count || (count.calls === 0 && count.omitted > 0) ? 'unknown' : isDone(count.calls > 0),
    live: 'toDo',
  }
}
