import type { DashboardPage } from '../ui/shell/navigation.ts'
import type { Place } from './routes.ts'

/** One view of the signed-in area (001 section 2); `marks` is the sidebar's entry that stands for it. */
export interface DashboardView {
  page:
    | 'home'
    | 'applications'
    | 'newapplication'
    | 'editapplication'
    | 'analytics'
    | 'profile'
    | 'myTickets'
    | 'createTicket'
  title: string
  marks: DashboardPage | undefined
}

const home: DashboardView = { page: 'home', title: 'Dashboard', marks: 'home' }

const views: readonly DashboardView[] = [
  home,
  { page: 'applications', title: 'My Applications', marks: 'applications' },
  { page: 'newapplication', title: 'New Application', marks: 'newapplication' },
  { page: 'editapplication', title: 'Edit Application', marks: 'applications' },
  { page: 'analytics', title: 'Analytics', marks: undefined },
  { page: 'profile', title: 'Edit Your Profile', marks: 'profile' },
  { page: 'myTickets', title: 'My Tickets', marks: 'myTickets' },
  { page: 'createTicket', title: 'Create a Ticket', marks: 'createTicket' },
]

/** Routes that lead to the same views without the query. */
const pages: Readonly<Record<string, string>> = {
  '/myapplications': 'applications',
  '/newapplication': 'newapplication',
  '/profile': 'profile',
}

/** The view that an address asks for; an unknown page value shows home. */
export function dashboardViewOf({ route, query }: Pick<Place, 'route' | 'query'>): DashboardView {
  const page = pages[route.pattern] ?? query.get('page')
  return views.find((view) => view.page === page) ?? home
}
