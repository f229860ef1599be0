import type { ReportApplication } from './analytics.ts'
import type { StepName } from './gettingStarted.ts'

/** The newest ticket; `status` as it is shown, empty for one that the specification does not name. */
export interface LastTicket {
  ticketNumber: string
  subject: string
  status: string
}

/** So many (application, service) pairs are added up for the home view; with more, the analytics tell. */
export const countedPairs = 24

export type StepStanding = 'done' | 'toDo' | 'unknown'

const isDone = (done: boolean): StepStanding => (done ? 'done' : 'toDo')

/**
 * Which of the five steps the bank's own numbers show as done; going live happens outside the portal. Applications that
 * are not read, and calls that are not counted, are null: they say nothing of the steps that hang on them.
 */
export function stepStandings(
  applications: readonly ReportApplication[] | null,
  calls: number | null,
): Readonly<Record<StepName, StepStanding>> {
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
  intro: 'Create an application, choose the APIs it may use, and make your first call in the sandbox.',
  applications: 'Applications',
  application: (name: string) => `The last one is ${name}`,
  noApplications: 'You have none yet',
  ticket: 'Last ticket',
  noTicket: 'None',
  noTicketNote: 'You have not opened a ticket',
  calls: 'Calls of the last 24 hours',
  callsNote: 'By all your applications',
  callsUnknown: 'They are added up once your applications are known',
  noCalls: 'No application has called an API',
  tooMany: 'Many',
  tooManyNote: 'You have more APIs than are added up here: the analytics have them one by one',
  loading: 'Loading',
  retry: 'Retry',
  steps: 'Five steps',
  stepsDone: (count: number) => `${count} of 5 done`,
  stepsDoneAtLeast: (count: number) => `At least ${count} of 5 done`,
  stepsUnread: 'Not known: your applications could not be read',
  standing: { done: 'Done', toDo: 'To do', unknown: 'Not known' },
  createApplication: 'Create an application',
  analytics: 'Look at the analytics',
  docs: 'Read the documentation',
} as const
