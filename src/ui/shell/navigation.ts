export interface Entry {
  label: string
  href: string
}

/** The navigation bar (000 section 2). */
export const mainEntries: readonly Entry[] = [
  { label: 'GETTING STARTED', href: '/gettingStarted' },
  { label: 'DISCOVER APIS', href: '/productCard' },
  { label: 'DOCUMENTATIONS', href: '/docs' },
  { label: 'COMMUNITY', href: '/community' },
  { label: 'SUPPORT', href: '/support' },
  { label: 'FAQ', href: '/faq' },
]

/** The footer's columns (000 section 2); an entry without address is disabled. */
export const footerColumns: readonly { title: string; entries: readonly (Entry & { disabled?: true })[] }[] = [
  {
    title: 'Products',
    entries: [
      { label: 'API', href: '/docs/api' },
      { label: 'BAAS', href: '/docs/baas' },
    ],
  },
  {
    title: 'Documentation',
    entries: [
      { label: 'Getting Started', href: '/docs/getting-started' },
      { label: 'Authorization', href: '/docs/authorization' },
      { label: 'API Usage', href: '/docs/api-usage' },
    ],
  },
  {
    title: 'Support',
    entries: [
      { label: 'Community', href: '/community' },
      { label: 'FAQ', href: '/faq' },
      { label: 'Contact Us', href: '/contact' },
      { label: 'Support Ticket', href: '/announcement', disabled: true },
      { label: 'Announcements', href: '/announcement' },
    ],
  },
]

export type DashboardPage = 'home' | 'newapplication' | 'applications' | 'createTicket' | 'myTickets' | 'profile'

export interface DashboardEntry {
  label: string
  page: DashboardPage
}

export const dashboardHref = (page: DashboardPage) => `/dashboard?page=${page}`

/** The sidebar (001 section 2); an entry with `entries` unfolds. */
export const dashboardEntries: readonly (DashboardEntry | { label: string; entries: readonly DashboardEntry[] })[] = [
  { label: 'Dashboard Home', page: 'home' },
  { label: 'New Application', page: 'newapplication' },
  { label: 'My Applications', page: 'applications' },
  {
    label: 'Support Ticket',
    entries: [
      { label: 'Create a Ticket', page: 'createTicket' },
      { label: 'My Tickets', page: 'myTickets' },
    ],
  },
  { label: 'Edit Your Profile', page: 'profile' },
]
