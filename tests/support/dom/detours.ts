import { matchRoute, type ScreenName } from '../../../src/app/router/routes.ts'
import type { DashboardPage } from '../../../src/rules/dashboardViews.ts'
import { originOf } from '../../../src/rules/detour.ts'
import type { SandboxScreenName } from '../../../src/rules/sandboxPanels.ts'

/**
 * Whether a page sends people away for something that they need before they can go on there (`detours`), or its links to
 * forms are where those begin, or the pages around the sign-in, which keep what was asked for.
 */
const pages = {
  docs: 'detours',
  firstCall: 'detours',
  analytics: 'detours',
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
  DashboardPage | Exclude<ScreenName, SandboxScreenName | 'dashboard' | 'applicationForm' | 'tickets'>,
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

/** The links of a page that send people to a form from which nothing leads back. */
export function detoursWithoutReturn(document: Document): string[] {
  // A page as it was rendered at build has no addresses to come back to: they would be in its Markdown.
  if (document.documentElement.dataset.settled === undefined) return []
  const here = nameOf(new URL(document.location.href))
  if (!here.startsWith('sandbox/') && pages[here as keyof typeof pages] !== 'detours') return []
  // A menu leads to pages for their own sake.
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    .filter((link) => !link.closest('nav'))
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === document.location.origin)
    .filter((address) => destinations.has(nameOf(address)) && originOf(address.searchParams) === undefined)
    .map(({ href }) => href)
}
