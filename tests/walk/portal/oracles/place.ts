import { dashboardPageOf, dashboardViews } from '../../../../src/rules/dashboard/dashboardViews.ts'
import type { TakenStep } from './takenStep.ts'

/** Title, heading and menu say where the address is. */
export function placeViolations({ after, isIdle }: TakenStep): string[] {
  const { address, title, headings, marked, isPortal } = after
  if (!isPortal || !isIdle) return []
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname !== '/dashboard') return []
  const view = dashboardViews.find(({ page }) => page === dashboardPageOf(searchParams.get('page')))
  if (!view) return []
  const found: string[] = []
  if (!title.includes(view.title)) found.push(`the title of ${address} is "${title}"`)
  if ((headings[0] ?? '').trim() === '') found.push(`${address} has an empty heading`)
  const wanted = view.marks ?? view.page
  const leads = marked.map((href) => new URL(href, 'http://localhost')).filter((url) => url.pathname === '/dashboard')
  for (const { searchParams: query } of leads)
    if (query.get('page') !== wanted && query.get('page') !== view.page)
      found.push(`the menu marks ${query.get('page')} at ${address}`)
  return found
}
