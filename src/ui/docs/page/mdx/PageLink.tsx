import type { ComponentProps } from 'react'
import type { Address } from '../../../../rules/routes/address.ts'
import { DetourLink } from '../../../kit/links/DetourLink.tsx'
import { Link } from '../../../kit/links/Link.tsx'

/** A link in the text: within the page, within the portal, or to another site. A test finds those without a page. */
export function PageLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^https?:/.test(href))
    return (
      <a className="text-link" href={href} target="_blank" rel="noreferrer">
        {children}
        <span className="visually-hidden" data-chrome>
          {' '}
          (opens in a new tab)
        </span>
      </a>
    )
  if (href.startsWith('#') || /\.\w+$/.test(href))
    return (
      <a className="text-link" href={href} {...(href.endsWith('.json') && { download: '' })}>
        {children}
      </a>
    )
  const To = /^\/(dashboard|login|register)\b/.test(href) ? DetourLink : Link
  return (
    <To className="text-link" href={href as Address}>
      {children}
    </To>
  )
}
