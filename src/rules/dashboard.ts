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

/** Which of the five steps the bank's own numbers show as done; going live happens outside the portal. */
export function doneSteps(applications: readonly ReportApplication[], calls: number | null): ReadonlySet<StepName> {
  const done = new Set<StepName>(['register'])
  if (applications.length > 0) done.add('create')
  if (applications.some(({ productList }) => productList.length > 0)) done.add('discover')
  if (calls !== null && calls > 0) done.add('develop')
  return done
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
  done: 'Done',
  toDo: 'To do',
  createApplication: 'Create an application',
  analytics: 'Look at the analytics',
  docs: 'Read the documentation',
} as const
