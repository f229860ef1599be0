import { type DashboardView, dashboardViews } from '../dashboard/dashboardViews.ts'

/** One route (000 section 2, 001 section 2). Tables, guards, titles, pre-rendered pages, sitemap and menus come from here. */
export interface RouteRecord {
  pattern: string
  /** The screen that shows it; `src/app/router/screenLoader.ts` has its import. */
  screen: string
  /** `protected` needs a session; `signedOut` sends a signed-in developer to `/`. */
  access: 'public' | 'protected' | 'signedOut'
  title: string
  /** For search engines; the pre-rendered pages hold it, the code of the page does not (scripts/vite/dropDescriptions.ts). */
  description: string
  /** The screen shows a captcha; only such a document may load its scripts (`scripts/host/securityPolicy.ts`). */
  captcha?: true
  /** Nothing on it belongs to whoever is signed in; it stays when somebody else is. */
  survivesUserChange?: true
}

const open = [
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
    description: 'Create a ticket, read the frequently asked questions or write to us.',
    captcha: true,
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
    captcha: true,
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
    captcha: true,
  },
  {
    pattern: '/register',
    screen: 'registration',
    access: 'public',
    title: 'Sign up',
    description: 'Create a developer account.',
    captcha: true,
  },
  {
    pattern: '/reminder',
    screen: 'reminder',
    access: 'public',
    title: 'Password Reminder',
    description: 'Get a link to renew your password.',
    captcha: true,
  },
  {
    pattern: '/reactivation',
    screen: 'reactivation',
    access: 'public',
    title: 'Resend activation mail',
    description: 'Get a new activation link.',
    captcha: true,
  },
  {
    pattern: '/confirm/:key',
    screen: 'activation',
    access: 'public',
    title: 'Account activation',
    description: 'Activation of your developer account.',
    survivesUserChange: true,
  },
  {
    pattern: '/changepassword/:key',
    screen: 'reset',
    access: 'public',
    title: 'Reset Your Password',
    description: 'Choose a new password.',
    survivesUserChange: true,
  },
] as const satisfies readonly RouteRecord[]

/** The route of an address that no other route has. */
export const notFoundRoute = {
  pattern: '*',
  screen: 'notFound',
  access: 'public',
  title: 'Page not found',
  description: 'There is no page at this address.',
} as const satisfies RouteRecord

type OpenPattern = (typeof open)[number]['pattern']

/** Addresses that links may name. */
export type OpenPath = OpenPattern extends infer Pattern ? (Pattern extends `${infer Path}/*?` ? Path : Pattern) : never

export const titleOf = (path: OpenPath): string =>
  open.find(({ pattern }) => pattern.replace('/*?', '') === path)?.title ?? ''

/** Whether the documents of a route show a captcha, by its pattern. */
export const hasCaptcha = (pattern: string): boolean =>
  open.some((route) => route.pattern === pattern && 'captcha' in route)

type RouteScreen = (typeof open)[number]['screen'] | DashboardView['screen'] | (typeof notFoundRoute)['screen']

export interface PortalRoute extends RouteRecord {
  screen: RouteScreen
  /** The view of the signed-in area that it shows. */
  view?: DashboardView
}

const routeOf = (
  view: DashboardView,
  { pattern, description }: Pick<RouteRecord, 'pattern' | 'description'>,
): PortalRoute => ({
  pattern,
  screen: view.screen,
  access: 'protected',
  title: view.title,
  description,
  view,
})

/** `/dashboard?page=` by the value of `page`; the first, home, shows for any other value. */
export const dashboardRoutes: readonly PortalRoute[] = dashboardViews.map((view) =>
  routeOf(view, { pattern: '/dashboard', description: 'Your applications, usage and tickets.' }),
)

/** The route table; the first match counts. */
export const routes: readonly PortalRoute[] = [
  ...open,
  ...dashboardRoutes.slice(0, 1),
  ...dashboardViews.flatMap((view) => (view.route ? routeOf(view, view.route) : [])),
]
