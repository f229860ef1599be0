import { useId } from 'react'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { DetourLink, PlaceContext } from '../kit/links/DetourLink.tsx'

/** Leads to a ticket about a page of the documentation. It needs no script: what follows a Yes is a disclosure. */
export function PageFeedback({ title, path }: { title: string; path: string }) {
  const question = useId()
  const fields = new URLSearchParams({ api: 'Documentation', endpoint: path, subject: `Documentation: ${title}` })
  const href = `${dashboardHref('createTicket')}&${fields}` as const
  return (
    <section className="docs-feedback" aria-labelledby={question} data-chrome>
      <span id={question}>Was this helpful?</span>
      <PlaceContext value={path}>
        <details>
          <summary className="docs-quiet">Yes</summary>
          Thank you.{' '}
          <DetourLink className="text-link" href={href}>
            Tell us more
          </DetourLink>
        </details>
        <DetourLink className="docs-quiet" href={href} aria-label="No, create a ticket about this page">
          No
        </DetourLink>
      </PlaceContext>
    </section>
  )
}
