import { queryChoice } from '../routes/queryFlag.ts'

/** One view of the signed-in area (001 section 2), in the order of the sidebar. */
interface DashboardViewRecord {
  /** The value of `page` in `/dashboard?page=`. */
  page: string
  screen: string
  title: string
  /** Its label in the sidebar, below that of `group` when there is one. */
  sidebar?: string
  group?: string
  /** The view whose entry is marked in the sidebar while this one, which has none, is shown. */
  marks?: string
  /** A route of its own, with what search engines read of it (scripts/vite/dropDescriptions.ts). */
  route?: { pattern: string; description: string }
}

const records = [
  { page: 'home', screen: 'dashboard', title: 'Dashboard', sidebar: 'Dashboard Home' },
  {
    page: 'newapplication',
    screen: 'applicationForm',
    title: 'New Application',
    sidebar: 'New Application',
    route: {
      pattern: '/newapplication',
      description: 'Create an application.',
    },
  },
  {
    page: 'applications',
    screen: 'applications',
    title: 'My Applications',
    sidebar: 'My Applications',
    route: {
      pattern: '/myapplications',
      description: 'Your applications and their credentials.',
    },
  },
  { page: 'editapplication', screen: 'applicationForm', title: 'Edit Application', marks: 'applications' },
  { page: 'firstCall', screen: 'firstCall', title: 'Your First Call', marks: 'home' },
  { page: 'analytics', screen: 'analytics', title: 'Analytics' },
  {
    page: 'createTicket',
    screen: 'createTicket',
    title: 'Create a Ticket',
    sidebar: 'Create a Ticket',
    group: 'Support Ticket',
  },
  { page: 'myTickets', screen: 'tickets', title: 'My Tickets', sidebar: 'My Tickets', group: 'Support Ticket' },
  {
    page: 'profile',
    screen: 'profile',
    title: 'Edit Your Profile',
    sidebar: 'Edit Your Profile',
    route: {
      pattern: '/profile',
      description: 'Your personal info and password.',
    },
  },
] as const satisfies readonly DashboardViewRecord[]

export type DashboardPage = (typeof records)[number]['page']

export interface DashboardView extends DashboardViewRecord {
  page: DashboardPage
  screen: (typeof records)[number]['screen']
  marks?: DashboardPage
}

export const dashboardViews: readonly DashboardView[] = records

/** The view that an address names; undefined when it names none. */
export const dashboardPageOf = (page: string | null): DashboardPage | undefined =>
  queryChoice(
    page,
    records.map((record) => record.page),
  )

/** The view whose entry is marked in the sidebar; undefined when none is. */
export const markedPage = (view: DashboardView | undefined): DashboardPage | undefined =>
  view?.sidebar ? view.page : view?.marks

type ViewWithRoute = Extract<(typeof records)[number], { route: { pattern: string } }>

/** The address of a view, and the route of its own that some have. */
export type ViewAddress = `/dashboard?page=${DashboardPage}`
export type ViewPath = ViewWithRoute['route']['pattern']

export const dashboardHref = <Page extends DashboardPage>(page: Page): `/dashboard?page=${Page}` =>
  `/dashboard?page=${page}`
