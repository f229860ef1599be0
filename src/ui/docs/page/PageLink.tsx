import type { ComponentProps } from 'react'
import { addressOf } from '../../../rules/address.ts'
import { Link } from '../../kit/Link.tsx'

/** A link in the text: within the page, within the portal, or to another site. */
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
  const address = addressOf(href)
  if (!address) throw new Error(`There is no page at ${href}`)
  return (
    <Link className="text-link" href={address}>
      {children}
    </Link>
  )
}
