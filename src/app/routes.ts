import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { type DashboardScreen, dashboardViewOf } from './dashboardViews.ts'

export type ScreenName =
  | 'home'
  | 'gettingStarted'
  | 'discover'
  | 'docs'
  | 'community'
  | 'support'
  | 'faq'
  | 'contact'
  | 'announcements'
  | 'signIn'
  | 'registration'
  | 'reminder'
  | 'reactivation'
  | 'activation'
  | 'reset'
  | DashboardScreen
  | 'sandbox'
  | 'notFound'

/** One row of the route table (000 section 2, 001 section 2). */
export interface Route {
  pattern: string
  screen: ScreenName
  /** `protected` needs a session; `signedOut` sends a signed-in developer to `/`. */
  access: 'public' | 'protected' | 'signedOut'
  title: string
  description: string
}

export const redirects: Readonly<Record<string, string>> = { '/home': '/' }

export const routes: readonly Route[] = [
  {
    pattern: '/',
    screen: 'home',
    access: 'public',
    title: 'Open banking for developers',
    description: 'Discover the bank’s APIs and banking-as-a-service products, try them in a sandbox and go live.',
  },
  {
    pattern: '/gettingStarted',
    screen: 'gettingStarted',
    access: 'public',
    title: 'Getting Started',
    description: 'Five steps from discovering the APIs to going live.',
  },
  {
    pattern: '/productCard',
    screen: 'discover',
    access: 'public',
    title: 'Discover APIs',
    description: 'Every API product of the bank, with a summary and its documentation.',
  },
  {
    pattern: '/products',
    screen: 'discover',
    access: 'public',
    title: 'Products',
    description: 'The products that the bank offers to developers, from accounts to payments.',
  },
  {
    pattern: '/docs/*?',
    screen: 'docs',
    access: 'public',
    title: 'Documentation',
    description: 'Guides, authorization flows and the reference of every API.',
  },
  {
    pattern: '/community',
    screen: 'community',
    access: 'public',
    title: 'Community',
    description: 'The developer blog, the chat workspace and how to become a partner.',
  },
  {
    pattern: '/support',
    screen: 'support',
    access: 'public',
    title: 'Support',
    description: 'Raise a ticket, read the frequently asked questions or write to us.',
  },
  {
    pattern: '/faq',
    screen: 'faq',
    access: 'public',
    title: 'FAQ',
    description: 'Answers to the questions developers ask most.',
  },
  {
    pattern: '/contact',
    screen: 'contact',
    access: 'public',
    title: 'Contact Us',
    description: 'Write to the open-banking team.',
  },
  {
    pattern: '/announcement',
    screen: 'announcements',
    access: 'public',
    title: 'Announcements',
    description: 'What is new on the platform.',
  },
  {
    pattern: '/login',
    screen: 'signIn',
    access: 'signedOut',
    title: 'Sign in',
    description: 'Sign in to your developer account.',
  },
  {
    pattern: '/register',
    screen: 'registration',
    access: 'public',
    title: 'Sign up',
    description: 'Create a developer account.',
  },
  {
    pattern: '/reminder',
    screen: 'reminder',
    access: 'public',
    title: 'Password Reminder',
    description: 'Ask for a link that renews your password.',
  },
  {
    pattern: '/reactivation',
    screen: 'reactivation',
    access: 'public',
    title: 'Resend activation mail',
    description: 'Ask for your activation mail again.',
  },
  {
    pattern: '/confirm/:key',
    screen: 'activation',
    access: 'public',
    title: 'Activation',
    description: 'Activation of your developer account.',
  },
  {
    pattern: '/changepassword/:key',
    screen: 'reset',
    access: 'public',
    title: 'Reset Your Password',
    description: 'Choose a new password.',
  },
  {
    pattern: '/dashboard',
    screen: 'dashboard',
    access: 'protected',
    title: 'Dashboard',
    description: 'Your applications, usage and tickets.',
  },
  {
    pattern: '/myapplications',
    screen: 'dashboard',
    access: 'protected',
    title: 'My Applications',
    description: 'Your applications and their credentials.',
  },
  {
    pattern: '/newapplication',
    screen: 'dashboard',
    access: 'protected',
    title: 'New Application',
    description: 'Create an application.',
  },
  {
    pattern: '/profile',
    screen: 'dashboard',
    access: 'protected',
    title: 'Edit Your Profile',
    description: 'Your personal info and password.',
  },
  ...(__SANDBOX__
    ? [
        {
          pattern: '/sandbox',
          screen: 'sandbox',
          access: 'public',
          title: 'Sandbox',
          description: 'The bank in a box: its mails, clock and faults.',
        } as const,
      ]
    : []),
]

const notFound: Route = {
  pattern: '*',
  screen: 'notFound',
  access: 'public',
  title: 'Page not found',
  description: 'There is no page at this address.',
}

/** Where the person is: a route with what its address carries. */
export interface Place {
  route: Route
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export function placeOf(path: string, search = ''): Place {
  const query = new URLSearchParams(search)
  for (const route of routes) {
    const [matched, params] = matchRoute(parse, route.pattern, path)
    if (!matched) continue
    const shown = route.access === 'protected' ? viewOf(route, query) : route
    return { route: shown, path, params: decoded(params as Record<string, string | undefined>), query }
  }
  return { route: notFound, path, params: {}, query }
}

const viewRoutes = new Map<string, Route>()

/** The route of one view of the signed-in area, the same object for the same view. */
function viewOf(route: Route, query: URLSearchParams): Route {
  const { page, screen, title } = dashboardViewOf(route.pattern, query)
  const key = `${route.pattern} ${page}`
  const known = viewRoutes.get(key)
  if (known) return known
  const made = { ...route, screen, title }
  viewRoutes.set(key, made)
  return made
}

function decoded(params: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, safely(value)]]))
  return Object.fromEntries(entries) as Record<string, string>
}

function safely(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
