import { type DashboardPage, dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { ChevronDownIcon } from '../../kit/icons.tsx'
import { Link } from '../../kit/links/Link.tsx'
import { type DashboardEntry, dashboardEntries } from './dashboardEntries.ts'

interface Props {
  /** The view that is shown; none of the entries may match. */
  page: DashboardPage | undefined
  label: string
}

function PageLink({ entry, current }: { entry: DashboardEntry; current: boolean }) {
  return (
    <Link href={dashboardHref(entry.page)} {...(current && { 'aria-current': 'page' as const })}>
      {entry.label}
    </Link>
  )
}

/** The five items; Support Ticket unfolds, and is unfolded where one of its pages is shown. */
export function DashboardNavigation({ page, label }: Props) {
  return (
    <nav className="side-nav" aria-label={label}>
      <ul>
        {dashboardEntries.map((entry) => (
          <li key={entry.label}>
            {'entries' in entry ? (
              <details open={entry.entries.some((inner) => inner.page === page)}>
                <summary>
                  {entry.label}
                  <ChevronDownIcon aria-hidden="true" />
                </summary>
                <ul>
                  {entry.entries.map((inner) => (
                    <li key={inner.page}>
                      <PageLink entry={inner} current={inner.page === page} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <PageLink entry={entry} current={entry.page === page} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
