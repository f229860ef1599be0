import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import type { Address } from '../rules/routes/address.ts'
import { Link } from './kit/links/Link.tsx'
import './content.css'

interface Shown {
  title: string
  text: string
  /** The words of the link, which makes the whole card a target. */
  link: string
  /** Strokes on a 24 unit grid. */
  icon: ReactNode
}

type Props = Shown &
  /** `newTab`: it leads out of the portal and opens in a new tab, and says so with these words. */
  ({ href: Address; newTab?: never } | { href: string; newTab: string })

/** A card that leads somewhere. */
export function LinkCard({ title, text, link, icon, ...to }: Props) {
  return (
    <li className="card nav-card">
      <svg className="nav-card-icon" viewBox="0 0 24 24" aria-hidden="true">
        {icon}
      </svg>
      <Heading as="h2" size="5">
        {title}
      </Heading>
      <p>{text}</p>
      {to.newTab === undefined ? (
        <Link href={to.href} className="text-link">
          {link}
        </Link>
      ) : (
        <a href={to.href} className="text-link" target="_blank" rel="noopener noreferrer">
          {link} <span aria-hidden="true">↗</span>
          <span className="visually-hidden">({to.newTab})</span>
        </a>
      )}
    </li>
  )
}
