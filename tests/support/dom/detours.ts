import { matchRoute, type ScreenName } from '../../../src/app/router/routes.ts'
import type { DashboardPage } from '../../../src/rules/dashboard/dashboardViews.ts'
import { originOf } from '../../../src/rules/session/detour.ts'

/**
 * Whether a page sends people away for something that they need before they can go on there (`detours`), or its links to
 * forms are where those begin, or the pages around the sign-in, which keep what was asked for.
 */
const pages = {
  docs: 'detours',
  firstCall: 'detours',
  analytics: 'detours',
  'sandbox/requests': 'detours',
  'sandbox/webhooks': 'detours',
  'sandbox/phone': 'begins',
  'sandbox/mail': 'begins',
  'sandbox/faults': 'begins',
  'sandbox/clock': 'begins',
  'sandbox/data': 'begins',
  'sandbox/tickets': 'begins',
  'sandbox/state-machines': 'begins',
  'sandbox/banks': 'begins',
  'sandbox/scenarios': 'begins',
  home: 'begins',
  gettingStarted: 'begins',
  discover: 'begins',
  community: 'begins',
  support: 'begins',
  faq: 'begins',
  contact: 'begins',
  announcements: 'begins',
  notFound: 'begins',
  applications: 'begins',
  newapplication: 'begins',
  editapplication: 'begins',
  createTicket: 'begins',
  myTickets: 'begins',
  profile: 'begins',
  signIn: 'begins',
  registration: 'begins',
  reminder: 'begins',
  reactivation: 'begins',
  activation: 'begins',
  reset: 'begins',
} as const satisfies Record<
  DashboardPage | Exclude<ScreenName, 'dashboard' | 'applicationForm' | 'tickets'>,
  'detours' | 'begins'
>

/** Where something is done: an account, a sign-in, a form, and the list that leads to one. */
const destinations: ReadonlySet<string> = new Set<DashboardPage | ScreenName>([
  'signIn',
  'registration',
  'applications',
  'newapplication',
  'editapplication',
  'createTicket',
  'profile',
])

const nameOf = ({ pathname, search }: URL): string => {
  const { view, screen } = matchRoute(pathname, search).route
  return view?.page ?? screen
}

/** What was rendered at build leads nowhere back until it is hydrated: its Markdown would as well. */
const isHydrated = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactProps'))

/** The links of a page that send people to a form from which nothing leads back. */
export function detoursWithoutReturn(document: Document): string[] {
  const here = nameOf(new URL(document.location.href))
  if (pages[here as keyof typeof pages] !== 'detours') return []
  // A menu leads to pages for their own sake.
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    .filter((link) => !link.closest('nav') && isHydrated(link))
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === document.location.origin)
    .filter((address) => destinations.has(nameOf(address)) && originOf(address.searchParams) === undefined)
    .map(({ href }) => href)
}
