import { readdirSync } from 'node:fs'
import { dashboardRoutes } from '../../src/rules/routes/routes.ts'
import { ensureBuilt } from '../support/built.ts'
import { type FirstLoad, firstLoad, screenLoad } from './firstLoad.ts'

/** The design's figures (docs/decisions/0007). Bytes as sent with brotli; a kB is 1000 bytes. */
export const budget = {
  scriptsOfContent: 100_000,
  scriptsOfForm: 135_000,
  styles: 20_000,
  requests: 10,
  requestsOfForm: 11,
}

/**
 * What the stylesheet may be now, below the design's, and that of pages to read (docs/decisions/0068); since 29 November 2026
 * with 100 bytes for what is printed.
 */
const styleBudget = 18_600
const publicStyleBudget = 13_000

interface RouteBudget {
  scripts: number
  requests: number
}

interface Allowed extends RouteBudget {
  styles: number
}

/**
 * What each page asks for before it is quiet, in whole 500 bytes, by its file or by the folder of pages that load the same:
 * who needs more takes it from elsewhere, or raises the number of that page alone, up to the design's.
 */
export const contentPages: Readonly<Record<string, RouteBudget>> = {
  '404.html': { scripts: 83_000, requests: 6 },
  'index.html': { scripts: 87_500, requests: 8 },
  'announcement/': { scripts: 97_500, requests: 8 },
  'authorization-return/': { scripts: 0, requests: 2 },
  'community/': { scripts: 84_000, requests: 8 },
  'confirm/': { scripts: 97_500, requests: 7 },
  'docs/': { scripts: 100_000, requests: 8 },
  'faq/': { scripts: 90_000, requests: 7 },
  'gettingStarted/': { scripts: 85_000, requests: 9 },
  'productCard/': { scripts: 84_500, requests: 7 },
  'products/': { scripts: 84_500, requests: 7 },
}

/** Pages with a form, and those behind sign-in. */
export const formPages: Readonly<Record<string, RouteBudget>> = {
  'changepassword/': { scripts: 126_500, requests: 10 },
  'contact/': { scripts: 125_000, requests: 10 },
  'dashboard/': { scripts: 106_000, requests: 10 },
  'login/': { scripts: 127_000, requests: 10 },
  'myapplications/': { scripts: 106_500, requests: 11 },
  'newapplication/': { scripts: 113_500, requests: 11 },
  // Since 29 November 2026 with 500 bytes for a draft that stores what it was typed on, as has the view below.
  'profile/': { scripts: 128_500, requests: 10 },
  'reactivation/': { scripts: 125_000, requests: 10 },
  'register/': { scripts: 127_500, requests: 10 },
  'reminder/': { scripts: 125_000, requests: 10 },
  'support/': { scripts: 126_000, requests: 11 },
}

const dashboard = 'dashboard/index.html'

/** What each view of `/dashboard?page=` loads beyond the dashboard, whose document they share. */
export const dashboardViews: Readonly<Record<string, RouteBudget>> = {
  analytics: { scripts: 27_500, requests: 3 },
  applicationForm: { scripts: 11_000, requests: 3 },
  applications: { scripts: 4_500, requests: 3 },
  createTicket: { scripts: 36_000, requests: 5 },
  firstCall: { scripts: 13_500, requests: 5 },
  profile: { scripts: 26_000, requests: 2 },
  tickets: { scripts: 11_000, requests: 3 },
}

const routeBudgets = { ...contentPages, ...formPages }
const routeOf = (page: string) => (page.includes('/') ? `${page.split('/')[0]}/` : page)

type Load = Pick<FirstLoad, 'scriptBytes' | 'requests'> & Partial<Pick<FirstLoad, 'styleBytes'>>

const beyond = (name: string, { scriptBytes, styleBytes = 0, requests }: Load, allowed: Allowed): string[] =>
  [
    scriptBytes > allowed.scripts ? `${name}: ${scriptBytes} bytes of JS, allowed ${allowed.scripts}` : '',
    styleBytes > allowed.styles ? `${name}: ${styleBytes} bytes of CSS, allowed ${allowed.styles}` : '',
    requests > allowed.requests ? `${name}: ${requests} requests, allowed ${allowed.requests}` : '',
  ].filter(Boolean)

/** What a page asks for beyond its budget, in sentences. */
export function beyondBudget(load: FirstLoad): string[] {
  const { page, scriptBytes, requests } = load
  const route = routeOf(page)
  const allowed: RouteBudget | undefined = routeBudgets[route]
  const styles = route in contentPages ? publicStyleBudget : styleBudget
  if (allowed !== undefined) return beyond(page, load, { ...allowed, styles })
  return [`${page}: ${route} has no budget; it asks for ${scriptBytes} bytes of JS in ${requests} requests`]
}

/** What a view of the dashboard asks for beyond its budget, in sentences. */
export function viewBeyondBudget(view: string, load: Load): string[] {
  const allowed = dashboardViews[view]
  if (allowed !== undefined) return beyond(view, load, { ...allowed, styles: styleBudget })
  const { scriptBytes, requests } = load
  return [
    `${view} has no budget; it asks for ${scriptBytes} bytes of JS in ${requests} requests more than the dashboard`,
  ]
}

/** First load of every page of the production build, and of every view of the dashboard, before any call to the bank. */
export async function budgets(): Promise<string> {
  const folder = await ensureBuilt('portal')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
  if (pages.length === 0) return 'the production build has no page'
  const routes = new Set(pages.map(routeOf))
  const stale = Object.keys(routeBudgets).filter((route) => !routes.has(route))
  const views = new Set(dashboardRoutes.map(({ screen }) => screen).filter((screen) => screen !== 'dashboard'))
  return [
    ...pages.flatMap((page) => beyondBudget(firstLoad(folder, page))),
    ...[...views].flatMap((view) => viewBeyondBudget(view, screenLoad(folder, view, dashboard))),
    ...stale.map((route) => `${route} has a budget and no page`),
  ].join('\n')
}
