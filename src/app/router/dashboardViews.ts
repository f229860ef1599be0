import type { DashboardPage } from '../../ui/shell/navigation.ts'

export type DashboardScreen =
  | 'dashboard'
  | 'applications'
  | 'applicationForm'
  | 'analytics'
  | 'profile'
  | 'tickets'
  | 'createTicket'

/** One view of the signed-in area (001 section 2); `marks` is the sidebar's entry that stands for it. */
export interface DashboardView {
  page: string
  screen: DashboardScreen
  title: string
  marks: DashboardPage | undefined
}

const home: DashboardView = { page: 'home', screen: 'dashboard', title: 'Dashboard', marks: 'home' }

const views: readonly DashboardView[] = [
  home,
  { page: 'applications', screen: 'applications', title: 'My Applications', marks: 'applications' },
  { page: 'newapplication', screen: 'applicationForm', title: 'New Application', marks: 'newapplication' },
  { page: 'editapplication', screen: 'applicationForm', title: 'Edit Application', marks: 'applications' },
  { page: 'analytics', screen: 'analytics', title: 'Analytics', marks: undefined },
  { page: 'profile', screen: 'profile', title: 'Edit Your Profile', marks: 'profile' },
  { page: 'myTickets', screen: 'tickets', title: 'My Tickets', marks: 'myTickets' },
  { page: 'createTicket', screen: 'createTicket', title: 'Create a Ticket', marks: 'createTicket' },
]

/** Routes that lead to the same views without the query. */
const pages: Readonly<Record<string, string>> = {
  '/myapplications': 'applications',
  '/newapplication': 'newapplication',
  '/profile': 'profile',
}

/** The view that an address asks for; an unknown page value shows home. */
export function dashboardViewOf(pattern: string, query: URLSearchParams): DashboardView {
  const page = pages[pattern] ?? query.get('page')
  return views.find((view) => view.page === page) ?? home
}
