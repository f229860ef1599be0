import { type DashboardPage, type DashboardView, dashboardViews } from '../../rules/dashboardViews.ts'

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
    if (sidebar === undefined) continue
    const entry = { label: sidebar, page }
    const last = groups.at(-1)
    if (group === undefined) groups.push(entry)
    else if (last && 'entries' in last && last.label === group) last.entries.push(entry)
    else groups.push({ label: group, entries: [entry] })
  }
  return groups
}
