import { type DashboardPage, type DashboardView, dashboardViews } from '../../../rules/dashboard/dashboardViews.ts'

export interface DashboardEntry {
  label: string
  page: DashboardPage
}

type DashboardGroup = DashboardEntry | { label: string; entries: DashboardEntry[] }

/** The sidebar (001 section 2); an entry with `entries` unfolds. */
export const dashboardEntries: readonly DashboardGroup[] = sidebarOf(dashboardViews)

function sidebarOf(views: readonly DashboardView[]): DashboardGroup[] {
  const groups: DashboardGroup[] = []
  for (const { sidebar, group, page } of views) {
    if (!sidebar) continue
    const entry = { label: sidebar, page }
    const last = groups.find(({ label }) => label === group)
    if (last && 'entries' in last) last.entries.push(entry)
    else groups.push(group ? { label: group, entries: [entry] } : entry)
  }
  return groups
}
