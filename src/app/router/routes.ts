import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import { docsLocationOf } from '../../rules/docs.ts'
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
  /** Nothing on it is of whoever is signed in; it stays when somebody else is. */
  survivesUserChange?: true
}

export const routes: readonly Route[] = [
  {
    pattern: '/',
    screen: 'home',
    access: 'public',
    title: 'Open banking for developers',
  },
  {
    pattern: '/gettingStarted',
    screen: 'gettingStarted',
    access: 'public',
    title: 'Getting Started',
  },
  {
    pattern: '/productCard',
    screen: 'discover',
    access: 'public',
    title: 'Discover APIs',
  },
  {
    pattern: '/products',
    screen: 'discover',
    access: 'public',
    title: 'Products',
  },
  {
    pattern: '/docs/*?',
    screen: 'docs',
    access: 'public',
    title: 'Documentation',
  },
  {
    pattern: '/community',
    screen: 'community',
    access: 'public',
    title: 'Community',
  },
  {
    pattern: '/support',
    screen: 'support',
    access: 'public',
    title: 'Support',
  },
  {
    pattern: '/faq',
    screen: 'faq',
    access: 'public',
    title: 'FAQ',
  },
  {
    pattern: '/contact',
    screen: 'contact',
    access: 'public',
    title: 'Contact Us',
  },
  {
    pattern: '/announcement',
    screen: 'announcements',
    access: 'public',
    title: 'Announcements',
  },
  {
    pattern: '/login',
    screen: 'signIn',
    access: 'signedOut',
    title: 'Sign in',
  },
  {
    pattern: '/register',
    screen: 'registration',
    access: 'public',
    title: 'Sign up',
  },
  {
    pattern: '/reminder',
    screen: 'reminder',
    access: 'public',
    title: 'Password Reminder',
  },
  {
    pattern: '/reactivation',
    screen: 'reactivation',
    access: 'public',
    title: 'Resend activation mail',
  },
  {
    pattern: '/confirm/:key',
    screen: 'activation',
    access: 'public',
    title: 'Activation',
    survivesUserChange: true,
  },
  {
    pattern: '/changepassword/:key',
    screen: 'reset',
    access: 'public',
    title: 'Reset Your Password',
    survivesUserChange: true,
  },
  {
    pattern: '/dashboard',
    screen: 'dashboard',
    access: 'protected',
    title: 'Dashboard',
  },
  {
    pattern: '/myapplications',
    screen: 'dashboard',
    access: 'protected',
    title: 'My Applications',
  },
  {
    pattern: '/newapplication',
    screen: 'dashboard',
    access: 'protected',
    title: 'New Application',
  },
  {
    pattern: '/profile',
    screen: 'dashboard',
    access: 'protected',
    title: 'Edit Your Profile',
  },
  ...(__SANDBOX__
    ? [
        {
          pattern: '/sandbox',
          screen: 'sandbox',
          access: 'public',
          title: 'Sandbox',
          survivesUserChange: true,
        } as const,
      ]
    : []),
]

const notFound: Route = {
  pattern: '*',
  screen: 'notFound',
  access: 'public',
  title: 'Page not found',
}

/** Where the person is: a route with what its address carries. */
export interface RouteMatch {
  route: Route
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export function matchRoute(path: string, search = ''): RouteMatch {
  const query = new URLSearchParams(search)
  for (const route of routes) {
    const [matched, params] = matchPattern(parse, route.pattern, path)
    if (!matched || (route.screen === 'docs' && !docsLocationOf(path, null))) continue
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
