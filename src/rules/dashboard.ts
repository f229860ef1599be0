import type { ReportApplication } from './analytics.ts'

/** The five steps of Getting Started (000 section 2). */
export type StepName = 'discover' | 'register' | 'create' | 'develop' | 'live'

/** The newest ticket; `status` as it is shown, empty for one that the specification does not name. */
export interface LastTicket {
  ticketNumber: string
  subject: string
  status: string
}

/** So many (application, service) pairs are added up for the home view; with more, the analytics tell. */
export const maxCountedPairs = 24

export type StepStatus = 'done' | 'toDo' | 'unknown'

const isDone = (done: boolean): StepStatus => (done ? 'done' : 'toDo')

/**
 * Which of the five steps the bank's own numbers show as done; going live happens outside the portal. Applications that
 * are not read, and calls that are not counted, are null: they say nothing of the steps that hang on them.
 */
export function stepStatuses(
  applications: readonly ReportApplication[] | null,
  calls: number | null,
): Readonly<Record<StepName, StepStatus>> {
  return {
    discover: applications ? isDone(applications.some(({ productList }) => productList.length > 0)) : 'unknown',
    register: 'done',
    create: applications ? isDone(applications.length > 0) : 'unknown',
    develop: calls === null ? 'unknown' : isDone(calls > 0),
    live: 'toDo',
  }
}

/** Texts of Dashboard Home (001 section 2); the figures are beyond the specification. */
export const dashboardTexts = {
  title: 'Dashboard',
  intro: 'Create an application, choose the APIs it can use, and make your first call in the sandbox.',
  applications: 'Applications',
  application: (name: string) => `Latest: ${name}`,
  noApplications: 'No applications yet',
  ticket: 'Latest ticket',
  noTicket: 'None',
  noTicketNote: 'You haven’t created a ticket yet',
  calls: 'Calls in the last 24 hours',
  callsNote: 'Across all your applications',
  callsUnknown: 'Calls appear when your applications load',
  noCalls: 'Your applications made no calls',
  tooMany: 'Many',
  tooManyNote: 'You have too many APIs to add up here. See Analytics for each API.',
  loading: 'Loading',
  retry: 'Retry',
  steps: 'Five steps',
  stepsDone: (count: number) => `${count} of 5 done`,
  stepsDoneAtLeast: (count: number) => `At least ${count} of 5 done`,
  stepsUnknown: 'Unknown. Couldn’t load your applications.',
  status: { done: 'Done', toDo: 'To do', unknown: 'Unknown' },
  createApplication: 'Create an application',
  analytics: 'View analytics',
  docs: 'Read the documentation',
} as const
